package conwaybulbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import conwaybulbs.Rules.Game;
import conwaybulbs.Rules.Position;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final nimsum.cases.Cases CASES = Problems.here().find("conwaybulbs").cases();
    private static final int MOST = 15, SWITCHES = 33;

    private final Rules rules = new Rules();

    /** What a search looks at in a game. */
    private record Tree(int[] toggled, Main game) {

        static Tree of(String input) {
            Game game = new Rules().read(input).game();
            return new Tree(game.wires().stream().mapToInt(Coach::bulbs).toArray(), Coach.search(game));
        }

        /** The hard game whose first switch toggles Patrick's bulbs. */
        static Tree hard(int switches) {
            return of("1\n" + Cases.hard("10".repeat((switches - 3) / 2) + "11", "0"));
        }

        double ends() {
            return ends(0, 0, 0.5);
        }

        /** On average, if a switch is first tried pressed with this probability. */
        double ends(int next, int lit, double pressed) {
            if (next == toggled.length) {
                return 1;
            }
            int other = lit ^ toggled[next];
            double leftOut = isEnough(next, other) ? pressed : 0;
            double otherLeftOut = isEnough(next, lit) ? 1 - pressed : 0;
            return (1 - leftOut) * ends(next + 1, lit, pressed) + (1 - otherLeftOut) * ends(next + 1, other, pressed);
        }

        private boolean isEnough(int next, int lit) {
            return game.rolandWins(next + 1, lit) == (next % 2 == 0 && next < toggled.length - 1);
        }
    }

    private static Stream<Tree> small() {
        return CASES.small().map(Tree::of);
    }

    private static IntStream switches() {
        return IntStream.rangeClosed(2, MOST / 2).map(half -> 2 * half + 1);
    }

    /** The p and q of theorem 2 for so many switches. */
    private static double[] bounds(int switches) {
        double[] pq = {2.5, 4};
        for (int before = 2; before < switches; before++) {
            pq = new double[]{pq[1] + pq[0] / 2, 2 * pq[0]};
        }
        return pq;
    }

    @Test
    @DisplayName("Theorem 1: who may press a switch last decides about it")
    void theorem1() {
        Search<Position> search = new Search<>(rules);
        Set<Position> reached = new HashSet<>();
        for (Set<Position> now = CASES.small().map(rules::read).collect(Collectors.toSet()); reached.addAll(now);) {
            now = now.stream().flatMap(rules::moves).map(Move::next).collect(Collectors.toSet());
        }
        Claims.each("positions of " + CASES.smallScope(), reached, position -> {
            int switches = position.game().wires().size();
            assertEquals(search.moverWins(position) == position.mover().equals("Roland"),
                    Coach.search(position.game()).rolandWins(
                            position.turns() == switches - 1 ? switches : position.turns(),
                            Coach.bulbs(position.lit())));
        });
    }

    @Test
    @DisplayName("Theorem 2: whatever the wiring, the search looks at few ends on average")
    void theorem2() {
        // The root of x^2 = x / 2 + 2.
        double growth = (1 + Math.sqrt(33)) / 4;
        assertEquals(growth * growth, growth / 2 + 2, 1e-9);
        assertTrue(growth < 1.69 && bounds(SWITCHES)[1] > bounds(SWITCHES)[0]);
        Claims.stated("$(1 + \\sqrt{33}) / 4 < 1.69$");
        Claims.stated("For $N = " + SWITCHES + "$ that is at most " + (long) bounds(SWITCHES)[1] + " of the "
                + (1L << SWITCHES) + " ends");
        Claims.each("games of theorem 1", small(), tree -> assertTrue(
                tree.ends() <= bounds(tree.toggled.length)[tree.game.rolandWins(0, 0) ? 0 : 1]));
    }

    @Test
    @DisplayName("Theorem 3: with Fibonacci numbers for powers the search looks at as many as theorem 2 allows")
    void theorem3() {
        Claims.each("hard games of 5 to " + MOST + " switches", switches(),
                switches -> assertEquals(bounds(switches)[1], Tree.hard(switches).ends()));
    }

    @Test
    @DisplayName("Theorem 4: a search that always tries first not to press looks at half of all ends and more")
    void theorem4() {
        Claims.stated("for $N = " + SWITCHES + "$ " + ((1L << SWITCHES - 1) + (1L << (SWITCHES - 3) / 2)));
        Claims.each("hard games of 5 to " + MOST + " switches", switches(),
                switches -> assertEquals((1 << switches - 1) + (1 << (switches - 3) / 2),
                        Tree.hard(switches).ends(0, 0, 0)));
    }
}
