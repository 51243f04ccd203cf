package gym100548h;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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

    private static final String EDGES = "1 2\n2 1\n3 4\n4 5\n5 3\n5 2\n";

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

    @Test
    void exercise1() {
        List<Integer> vertices = List.of(1, 2, 3, 4, 5);
        Set<String> found = new TreeSet<>();
        Checks.forEachPair(vertices, vertices, (from, to) -> {
            String edge = from + " " + to + "\n";
            if (!from.equals(to) && !EDGES.contains(edge) && wonByAlice(EDGES + edge).size() == 20) {
                found.add(edge.strip());
            }
        });
        assertEquals(Set.of("1 3", "1 4", "1 5", "2 3", "2 4", "2 5"), found);
        assertEquals(11, wonByAlice(EDGES).size());
    }

    /** Returns the starts on five vertices, Bob's first, from which Alice wins. */
    private static List<String> wonByAlice(String edges) {
        return IntStream.range(0, 25).filter(i -> i / 5 != i % 5).mapToObj(i -> (i / 5 + 1) + " " + (i % 5 + 1))
                .filter(start -> new Coach().outcome(RULES.read(
                        "1\n5 " + edges.lines().count() + "\n" + edges + start)) == Outcome.LOSS)
                .toList();
    }

    @Test
    void exercise2() {
        assertEquals(17, movesOnTwoCycles(3, 4));
    }

    @Test
    void exercise3() {
        assertEquals(List.of("1 2", "1 3", "1 4", "1 5", "2 1", "2 3", "2 4", "2 5"),
                wonByAlice(EDGES + "1 1\n2 2\n3 3\n4 4\n5 5\n"));
    }
}
