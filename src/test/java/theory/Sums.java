package theory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Options;
import nimsum.game.Rules;
import nimsum.game.Values;

/**
 * All impartial games up to a size, and sums of them, played out by the rules. Game n has a move to game i if bit i of
 * n is set: so each way to have options among the earlier games occurs once, 0 has none, 1 has the option 0, and 3 has
 * the options 0 and 1. Games stay below 65536, so options stay below 16.
 */
public final class Sums {

    /** The sum of any number of games, as a list of those that have not ended, in increasing order. */
    public static final Rules<List<Integer>> RULES = Options.normal(Sums::next);

    private static final Values<Integer> VALUES = Values.grundy(Options.normal(game -> options(game).boxed()));
    private static final Values<List<Integer>> VALUES_OF_SUMS = Values.grundy(RULES);
    /** The sums of three games that are known, each as one number. */
    private static final Map<Long, Boolean> LOST = new HashMap<>();

    /** In increasing order. */
    public static IntStream options(int game) {
        return IntStream.range(0, 16).filter(option -> (game >> option & 1) != 0);
    }

    /** The mex of the values of the options. */
    public static synchronized int grundy(int game) {
        return VALUES.of(game);
    }

    /** The mex of the values of all that a move in one of the two games leads to; no nim-sum is taken. */
    static synchronized int grundyOfSum(int g, int h) {
        return VALUES_OF_SUMS.of(inOrder(List.of(g, h)));
    }

    /** Whether the player to move loses the sum of up to three games under normal play. */
    static synchronized boolean isLost(int... sum) {
        int[] parts = Arrays.copyOf(sum, 3);
        Arrays.sort(parts);
        long key = (long) parts[0] << 32 | (long) parts[1] << 16 | parts[2];
        Boolean lost = LOST.get(key);
        if (lost == null) {
            lost = IntStream.range(0, parts.length).noneMatch(part -> options(parts[part]).anyMatch(option -> {
                int[] after = parts.clone();
                after[part] = option;
                return isLost(after);
            }));
            LOST.put(key, lost);
        }
        return lost;
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
