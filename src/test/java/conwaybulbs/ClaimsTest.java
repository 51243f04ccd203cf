package conwaybulbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import conwaybulbs.Rules.Game;
import conwaybulbs.Rules.Position;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.game.Ending;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("conwaybulbs").cases();

    private final Rules rules = new Rules();

    /** Who wins the game of theorem 1, and how many ends the search of theorem 2 looks at on average. */
    private record Tree(boolean rolandWins, double ends) {

        static Tree of(Game game, int decided, int lit) {
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

    private Stream<Position> small() {
        return CASES.small().map(rules::read);
    }

    private Stream<Position> withAllThatFollow(Position position) {
        return Stream.concat(Stream.of(position),
                rules.moves(position).flatMap(move -> withAllThatFollow(move.next())));
    }

    private static double p(int d) {
        return d == 0 ? 2.5 : q(d - 1) + p(d - 1) / 2;
    }

    private static double q(int d) {
        return d == 0 ? 4 : 2 * p(d - 1);
    }

    @Test
    @DisplayName("Theorem 1: who may press a switch last decides about it")
    void theorem1() {
        Search<Position> search = new Search<>(rules);
        Claims.each("positions of " + CASES.smallScope(), small().flatMap(this::withAllThatFollow).distinct(),
                position -> {
                    int isOver = rules.ending(position) == Ending.PLAY_ON ? 0 : 1;
                    assertEquals(search.moverWins(position) == (position.turns() % 2 == 0),
                            Tree.of(position.game(), position.turns() + isOver, position.lit()).rolandWins);
                });
    }

    @Test
    @DisplayName("Theorem 2: whatever the wiring, the search looks at few ends on average")
    void theorem2() {
        double growth = (1 + Math.sqrt(33)) / 4;
        assertEquals(growth * growth, growth / 2 + 2, 1e-9);
        assertTrue(growth < 1.69);
        Claims.stated("$(1 + \\sqrt{33}) / 4 < 1.69$");
        Claims.stated(
                "For $N = 33$ that is at most " + (long) Math.max(p(31), q(31)) + " of the " + (1L << 33) + " ends");
        Claims.each("games of theorem 1", small().map(Position::game), game -> {
            Tree tree = Tree.of(game, 0, 0);
            int before = game.wires().size() - 2;
            assertTrue(tree.ends <= (tree.rolandWins ? p(before) : q(before)));
        });
        // The hard games of 17 switches.
        assertEquals(q(15), Tree.of(rules.read(CASES.largest(4)).game(), 0, 0).ends);
    }
}
