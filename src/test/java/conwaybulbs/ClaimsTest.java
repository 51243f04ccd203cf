package conwaybulbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import conwaybulbs.Rules.Game;
import conwaybulbs.Rules.Position;
import java.util.List;
import nimsum.cases.Cases;
import nimsum.game.Outcome;
import nimsum.game.Rounds;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("conwaybulbs").cases();

    private final Rules rules = new Rules();
    private final List<Position> small = CASES.small().map(rules::read).toList();

    /** Who wins the game of theorem 1, and how many ends the search of theorem 2 looks at on average. */
    private record Tree(boolean rolandWins, double ends) {

        static Tree of(Position position) {
            int last = position.game().wires().size() - 1;
            return of(position.game(), position.turns() < last ? position.turns() : last + 1, position.lit());
        }

        private static Tree of(Game game, int decided, int lit) {
            int switches = game.wires().size();
            if (decided == switches) {
                return new Tree(game.power(lit) >= game.goal(), 1);
            }
            Tree one = of(game, decided + 1, lit);
            Tree other = of(game, decided + 1, lit ^ game.wires().get(decided));
            boolean isRolands = decided % 2 == 0 && decided < switches - 1;
            boolean oneWins = one.rolandWins == isRolands;
            boolean otherWins = other.rolandWins == isRolands;
            return new Tree((oneWins || otherWins) == isRolands,
                    one.ends * (otherWins ? 0.5 : 1) + other.ends * (oneWins ? 0.5 : 1));
        }
    }

    /** p or q of theorem 2. */
    private static double most(int d, boolean deciderWins) {
        return d == 0
                ? deciderWins ? 2.5 : 4
                : deciderWins ? most(d - 1, false) + most(d - 1, true) / 2 : 2 * most(d - 1, true);
    }

    @Test
    @DisplayName("Theorem 1: who may press a switch last decides about it")
    void theorem1() {
        Rounds<Position> played = Rounds.fromAll(rules, small);
        Claims.each("positions of " + CASES.smallScope(), played.positions(),
                position -> assertEquals((played.outcome(position) == Outcome.WIN) == (position.turns() % 2 == 0),
                        Tree.of(position).rolandWins));
    }

    @Test
    @DisplayName("Theorem 2: whatever the wiring, the search looks at few ends on average")
    void theorem2() {
        double growth = (1 + Math.sqrt(33)) / 4;
        assertEquals(growth * growth, growth / 2 + 2, 1e-9);
        assertTrue(growth < 1.69);
        Claims.stated("$(1 + \\sqrt{33}) / 4 < 1.69$");
        Claims.stated("For $N = 33$ that is at most " + (long) Math.max(most(31, true), most(31, false)) + " of the "
                + (1L << 33) + " ends");
        Claims.each("games of theorem 1", small, game -> {
            Tree tree = Tree.of(game);
            assertTrue(tree.ends <= most(game.game().wires().size() - 2, tree.rolandWins));
        });
        // The hard games of 17 switches.
        assertEquals(most(15, false), Tree.of(rules.read(CASES.largest(4))).ends);
    }
}
