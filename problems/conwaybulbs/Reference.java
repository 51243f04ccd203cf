package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * By the rules alone, four choices a turn: no switch belongs to anybody. Two positions that differ in the switch that
 * was pressed or not in the turn before are answered together, since from either the same four can be reached. Two of
 * these, which a coin names, are looked at only if the other two do not win. Expected time O(1.69^N), under a second
 * for 33 switches.
 */
final class Reference {

    private static final int NOT_PRESSED = 1, PRESSED = 2, BOTH = NOT_PRESSED | PRESSED;

    private final int[] wires;
    private final int half;
    /** The power of each set of the first half of the bulbs, and of each set of the others. */
    private final int[] low, high;
    private final SplittableRandom coins = new SplittableRandom(1);

    Reference(Game game) {
        wires = game.wires().stream().mapToInt(bulbs -> bulbs).toArray();
        int bulbs = game.powers().size();
        half = bulbs / 2;
        low = sums(game.powers().subList(0, half));
        high = sums(game.powers().subList(half, bulbs));
    }

    private static int[] sums(List<Integer> powers) {
        int[] sums = new int[1 << powers.size()];
        for (int set = 1; set < sums.length; set++) {
            sums[set] = sums[set & set - 1] + powers.get(Integer.numberOfTrailingZeros(set));
        }
        return sums;
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        List<Game> games = Stream.generate(() -> rules.read(in).game()).limit(in.nextInt()).toList();
        games.parallelStream().map(game -> new Reference(game).rolandWins(game.goal()) ? "Roland" : "Patrick")
                .forEachOrdered(out::println);
    }

    boolean rolandWins(int goal) {
        return (won(0, 0, goal) & NOT_PRESSED) != 0;
    }

    /**
     * With which of the two Roland wins after so many turns: the next switch not pressed, so that these bulbs are lit,
     * and pressed.
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
