package gym100548h;

import static org.junit.jupiter.api.Assertions.assertEquals;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.cases.Cases;
import nimsum.game.Outcome;
import nimsum.game.Rounds;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("gym100548h").cases();
    private static final Rules RULES = new Rules();
    private static final Rounds<Position> DEFINITION = Rounds.fromAll(RULES, CASES.small().map(RULES::read).toList());
    private static final String UNIT = "positions that come of " + CASES.smallScope();

    private static boolean isAlices(Position position) {
        return DEFINITION.outcome(position) == (position.bobToMove() ? Outcome.LOSS : Outcome.WIN);
    }

    @Test
    @DisplayName("Theorem 1: Alice forces her win from her positions, and Bob stays out of them from all others")
    void theorem1() {
        Claims.each(UNIT, DEFINITION.positions(), position -> {
            List<Boolean> next = RULES.moves(position).map(move -> isAlices(move.next())).toList();
            boolean forced = position.bobToMove() ? !next.contains(false) : next.contains(true);
            assertEquals(position.bob() == position.alice() || forced, isAlices(position));
        });
    }

    @Test
    @DisplayName("Theorem 2: the search finds what each position comes to, and when")
    void theorem2() {
        Coach coach = new Coach();
        Claims.each(UNIT, DEFINITION.positions(), position -> {
            assertEquals(DEFINITION.outcome(position), coach.outcome(position));
            assertEquals(DEFINITION.movesToEnd(position), coach.movesToEnd(position));
        });
    }

    @Test
    @DisplayName("Theorem 3: on two cycles Alice wins late")
    void theorem3() {
        int most = 20;
        Claims.each("graphs with p up to " + most, IntStream.rangeClosed(2, most),
                p -> assertEquals(2 * p * p - 3, movesOnTwoCycles(p)));
        Claims.stated("With 99 vertices, $p = 49$, these are " + movesOnTwoCycles(49));
    }

    private static int movesOnTwoCycles(int p) {
        Position start = RULES.read("1\n" + gym100548h.Cases.twoCycles(p, p + 1).text() + "1 " + (p + 2));
        return new Coach().movesToEnd(start).orElseThrow();
    }
}
