package theory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Options;
import nimsum.game.Rules;

/**
 * All impartial games up to a size, and sums of them, played out by the rules. Game n has a move to game i if bit i of
 * n is set: so each way to have options among the earlier games occurs once, 0 has none, 1 has the option 0, and 3 has
 * the options 0 and 1. Games stay below 65536, so options stay below 16.
 */
public final class Sums {

    /** The sum of any number of games, as a list of those that have not ended, in increasing order. */
    public static final Rules<List<Integer>> RULES = Options.normal(Sums::next);

    private static final int OPTIONS = 16, GAMES = 1 << OPTIONS;
    private static final byte LOST = 1, WON = 2;

    /** By all parts of a sum but the largest; of sums with two large parts only what one move leads to is kept. */
    private static final byte[][][] OUTCOMES = new byte[OPTIONS][OPTIONS][];
    private static final byte[][] VALUES = new byte[OPTIONS][GAMES];

    /** In increasing order. */
    public static IntStream options(int game) {
        return IntStream.range(0, OPTIONS).filter(option -> (game >> option & 1) != 0);
    }

    /** The mex of the values of the options. */
    public static int grundy(int game) {
        return grundyOfSum(0, game);
    }

    /** The mex of the values of all that a move in one of the two games leads to; no nim-sum is taken. */
    static int grundyOfSum(int g, int h) {
        int small = Math.min(g, h);
        int large = Math.max(g, h);
        if (small < OPTIONS && VALUES[small][large] != 0) {
            return VALUES[small][large] - 1;
        }
        int values = 0;
        for (int rest = small; rest != 0; rest &= rest - 1) {
            values |= 1 << grundyOfSum(Integer.numberOfTrailingZeros(rest), large);
        }
        for (int rest = large; rest != 0; rest &= rest - 1) {
            values |= 1 << grundyOfSum(small, Integer.numberOfTrailingZeros(rest));
        }
        int mex = Integer.numberOfTrailingZeros(~values);
        if (small < OPTIONS) {
            VALUES[small][large] = (byte) (mex + 1);
        }
        return mex;
    }

    /** Whether the player to move loses the sum of up to three games under normal play. */
    static synchronized boolean isLost(int... sum) {
        int[] parts = Arrays.copyOf(sum, 3);
        Arrays.sort(parts);
        if (parts[1] >= OPTIONS) {
            return noMoveLeadsToLost(parts);
        }
        byte[][] row = OUTCOMES[parts[0]];
        if (row[parts[1]] == null) {
            row[parts[1]] = new byte[GAMES];
        }
        byte[] outcomes = row[parts[1]];
        if (outcomes[parts[2]] == 0) {
            outcomes[parts[2]] = noMoveLeadsToLost(parts) ? LOST : WON;
        }
        return outcomes[parts[2]] == LOST;
    }

    private static boolean noMoveLeadsToLost(int[] parts) {
        for (int part = 0; part < parts.length; part++) {
            for (int rest = parts[part]; rest != 0; rest &= rest - 1) {
                int[] after = parts.clone();
                after[part] = Integer.numberOfTrailingZeros(rest);
                if (isLost(after)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Stream<List<Integer>> next(List<Integer> sum) {
        return IntStream.range(0, sum.size()).boxed().flatMap(part -> options(sum.get(part)).mapToObj(option -> {
            List<Integer> next = new ArrayList<>(sum);
            next.set(part, option);
            return inOrder(next);
        }));
    }

    /** A sum as {@link #RULES} have it. */
    public static List<Integer> inOrder(List<Integer> sum) {
        return sum.stream().filter(game -> game != 0).sorted().toList();
    }
}
