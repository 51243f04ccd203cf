package gym100548h;

import static org.junit.jupiter.api.Assertions.assertEquals;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    private static final String UNIT = "positions on " + CASES.smallScope() + ", moved to every vertex";

    /** A position on one of the graphs, and by the rules what becomes of all there. */
    private record Chase(Position position, Rounds<Position> rounds) {

        static Stream<Chase> small() {
            return CASES.small().flatMap(input -> {
                List<List<Integer>> next = RULES.read(input).next();
                int n = next.size();
                List<Position> positions = IntStream.range(0, 2 * n * n)
                        .mapToObj(i -> new Position(next, i / n % n + 1, i % n + 1, i < n * n)).toList();
                Rounds<Position> rounds = new Rounds<>(RULES, positions,
                        p -> ((p.bobToMove() ? 0 : n) + p.bob() - 1) * n + p.alice() - 1, positions.size());
                return positions.stream().map(position -> new Chase(position, rounds));
            });
        }

        boolean isAlices(Position position) {
            return rounds.outcome(position) == (position.bobToMove() ? Outcome.LOSS : Outcome.WIN);
        }
    }

    @Test
    @DisplayName("Theorem 1: Alice forces her win from her positions, and Bob stays out of them from all others")
    void theorem1() {
        Claims.each(UNIT, Chase.small(), chase -> {
            Position position = chase.position;
            List<Boolean> next = RULES.moves(position).map(move -> chase.isAlices(move.next())).toList();
            boolean forced = position.bobToMove() ? !next.contains(false) : next.contains(true);
            assertEquals(position.bob() == position.alice() || forced, chase.isAlices(position));
        });
    }

    @Test
    @DisplayName("Theorem 2: the search finds what each position comes to, and when")
    void theorem2() {
        Coach coach = new Coach();
        Claims.each(UNIT, Chase.small(), chase -> {
            assertEquals(chase.rounds.outcome(chase.position), coach.outcome(chase.position));
            assertEquals(chase.rounds.movesToEnd(chase.position), coach.movesToEnd(chase.position));
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
        Position start = RULES.read("1\n" + gym100548h.Cases.twoCycles(p, p + 1, 1, 0));
        return new Coach().movesToEnd(start).orElseThrow();
    }
}
