package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.List;
import java.util.SplittableRandom;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Follows the rules with four choices in each turn, and does not use theorem 1. Two positions that differ only in
 * whether the turn before pressed the next switch are answered together, because the same four positions can be reached
 * from both. A coin chooses which two of these come first, and the other two are looked at only if the first two do not
 * win (randomized game-tree search). The expected time is O(1.69^N), which is under a second for 33 switches.
 */
final class Reference {

    private static final int NOT_PRESSED = 1, PRESSED = 2, BOTH = NOT_PRESSED | PRESSED;

    private final int[] wires;
    private final int half;
    /** The power of each set of the first half of the bulbs, and of each set of the other bulbs. */
    private final int[] low, high;
    private final SplittableRandom coins = new SplittableRandom(1);

    Reference(Game game) {
        wires = game.wires().stream().mapToInt(bulbs -> bulbs).toArray();
        int bulbs = game.powers().size();
        half = bulbs / 2;
        low = subsetSums(game.powers().subList(0, half));
        high = subsetSums(game.powers().subList(half, bulbs));
    }

    private static int[] subsetSums(List<Integer> powers) {
        int[] subsetSums = new int[1 << powers.size()];
        for (int set = 1; set < subsetSums.length; set++) {
            subsetSums[set] = subsetSums[set & set - 1] + powers.get(Integer.numberOfTrailingZeros(set));
        }
        return subsetSums;
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        // The tests interrupt a run for which they do not wait.
        for (int games = in.nextInt(); games > 0 && !Thread.interrupted(); games--) {
            Game game = rules.read(in).game();
            out.println(new Reference(game).rolandWins(game.goal()) ? "Roland" : "Patrick");
        }
    }

    boolean rolandWins(int goal) {
        return (won(0, 0, goal) & NOT_PRESSED) != 0;
    }

    /**
     * Tells in which of two positions after {@code turns} turns Roland wins. In the first position the bulbs of
     * {@code lit} are lit. In the second one the next switch has been pressed as well.
     */
    private int won(int turns, int lit, int goal) {
        int pressed = lit ^ wires[turns];
        if (turns == wires.length - 1) {
            return (power(lit) >= goal ? NOT_PRESSED : 0) + (power(pressed) >= goal ? PRESSED : 0);
        }
        boolean isRolands = turns % 2 == 0;
        boolean pressesFirst = coins.nextBoolean();
        int two = won(turns + 1, pressesFirst ? pressed : lit, goal);
        boolean rolandWins = isRolands ? two != 0 : two == BOTH;
        if (rolandWins != isRolands) {
            int others = won(turns + 1, pressesFirst ? lit : pressed, goal);
            rolandWins = isRolands ? others != 0 : others == BOTH;
        }
        return rolandWins ? BOTH : 0;
    }

    private int power(int bulbs) {
        return low[bulbs & (1 << half) - 1] + high[bulbs >>> half];
    }
}
