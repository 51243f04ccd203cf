package gym100548h;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;
import nimsum.harness.run.Checks;
import nimsum.input.Cases;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("gym100548h").cases();
    private static final Rules RULES = new Rules();
    private static final FixpointSolver<Position> DEFINITION = FixpointSolver.fromAll(RULES,
            CASES.small().map(RULES::read).toList());

    private static boolean isAlices(Position position) {
        return DEFINITION.outcome(position) == (position.bobToMove() ? Outcome.LOSS : Outcome.WIN);
    }

    @Test
    void theorem1() {
        Checks.forEach(DEFINITION.positions(), position -> {
            List<Position> next = RULES.moves(position).map(Move::next).toList();
            List<Position> hers = next.stream().filter(ClaimsTest::isAlices).toList();
            boolean forced = position.bobToMove() ? hers.equals(next) : !hers.isEmpty();
            assertEquals(position.bob() == position.alice() || forced, isAlices(position));
            // Forced means that the end comes nearer: with Bob to move by each move.
            if (isAlices(position) && !next.isEmpty()) {
                Stream<Position> nearer = hers.stream().filter(after -> toEnd(after) < toEnd(position));
                assertTrue(nearer.count() >= (position.bobToMove() ? next.size() : 1));
            }
        });
    }

    private static int toEnd(Position position) {
        return DEFINITION.movesToEnd(position).orElseThrow();
    }

    @Test
    void theorem2() {
        Coach coach = new Coach();
        Checks.forEach(DEFINITION.positions(), position -> {
            assertEquals(DEFINITION.outcome(position), coach.outcome(position));
            assertEquals(DEFINITION.movesToEnd(position), coach.movesToEnd(position));
        });
    }

    @Test
    void theorem3() {
        int max = 20;
        Checks.forEach(IntStream.rangeClosed(2, max), p -> assertEquals(2 * p * p - 1, movesOnTwoCycles(p, p + 1)));
        assertEquals(4801, movesOnTwoCycles(49, 50));
        assertEquals(4902, movesOnTwoCycles(51, 49, new int[]{50, 1}));
    }

    /** With Bob on the last vertex of his cycle, and Alice on the first one of hers. */
    private static int movesOnTwoCycles(int p, int q, int[]... more) {
        String graph = gym100548h.Cases.twoCycles(p, q, more).text();
        Position start = RULES.read("1\n" + graph + p + " " + (p + 1));
        return new Coach().movesToEnd(start).orElseThrow();
    }
}
