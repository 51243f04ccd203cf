package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * By the rules alone, four choices a turn: no switch belongs to anybody, and nothing is left out. Two positions that
 * differ in the switch that was pressed or not in the turn before are answered together, since from either the same
 * four can be reached. Time O(2^N), some 40 s of a processor for 33 switches.
 */
final class Reference {

    private static final int NOT_PRESSED = 1, PRESSED = 2, BOTH = NOT_PRESSED | PRESSED;

    private final int[] wires;
    private final int half;
    /**
     * The power of each set of the first half of the bulbs, and by how much that of each set of the others exceeds the
     * goal.
     */
    private final int[] low, high;

    private Reference(Game game) {
        wires = game.wires().stream().mapToInt(bulbs -> bulbs).toArray();
        int bulbs = game.powers().size();
        half = bulbs / 2;
        low = IntStream.range(0, 1 << half).map(game::power).toArray();
        high = IntStream.range(0, 1 << bulbs - half).map(set -> game.power(set << half) - game.goal()).toArray();
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        List<Game> games = Stream.generate(() -> rules.read(in).game()).limit(in.nextInt()).toList();
        games.parallelStream().map(game -> (new Reference(game).won(0, 0) & NOT_PRESSED) == 0 ? "Patrick" : "Roland")
                .forEachOrdered(out::println);
    }

    /**
     * With which of the two Roland wins after so many turns: the next switch not pressed, so that these bulbs are lit,
     * and pressed.
     */
    private int won(int turns, int lit) {
        int pressed = lit ^ wires[turns];
        if (turns == wires.length - 1) {
            return (isEnough(lit) ? NOT_PRESSED : 0) + (isEnough(pressed) ? PRESSED : 0);
        }
        int one = won(turns + 1, lit);
        int other = won(turns + 1, pressed);
        boolean rolandWins = turns % 2 == 0 ? (one | other) != 0 : (one & other) == BOTH;
        return rolandWins ? BOTH : 0;
    }

    private boolean isEnough(int lit) {
        return low[lit & (1 << half) - 1] + high[lit >>> half] >= 0;
    }
}
