package gym100548h;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nimsum.game.Outcome;
import nimsum.game.Rounds;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final nimsum.cases.Cases CASES = Problems.here().find("gym100548h").cases();

    private static final int LONGEST = 12;

    private final Rules rules = new Rules();
    private final Coach coach = new Coach();

    /** Of the graph of a position: at Bob's turns and at Alice's. */
    private static List<Position> all(Position of) {
        int n = of.edges().size();
        return IntStream.range(0, 2 * n * n).mapToObj(i -> new Position(of.edges(), 1 + i / 2 / n, 1 + i / 2 % n,
                i % 2 == 0)).toList();
    }

    private Stream<Position> small() {
        return CASES.small().map(rules::read);
    }

    private Rounds<Position> rounds(Position start) {
        List<Position> positions = all(start);
        return new Rounds<>(rules, positions, positions::indexOf, positions.size());
    }

    @Test
    @DisplayName("Theorem 1: the search finds from where Alice can force a win, and Bob wins everything else")
    void theorem1() {
        Claims.each("games on graphs of 2 or 3 vertices", small(), start -> {
            Rounds<Position> rounds = rounds(start);
            assertEquals(rounds.outcome(start), coach.outcome(start));
            assertEquals(rounds.movesToEnd(start), coach.movesToEnd(start));
        });
    }

    /** From where Alice can't force a win, and Bob has not won yet. */
    @Test
    @DisplayName("Theorem 2: Bob always has a move after which Alice can't force a win either")
    void theorem2() {
        Claims.checked(small().flatMap(start -> all(start).stream())
                .filter(position -> coach.outcome(position) != (position.isBobs() ? Outcome.LOSS : Outcome.WIN))
                .peek(position -> {
                    Stream<Outcome> next = rules.moves(position).map(move -> coach.outcome(move.next()));
                    assertTrue(position.isBobs()
                            ? next.anyMatch(outcome -> outcome != Outcome.WIN)
                            : next.allMatch(outcome -> outcome != Outcome.LOSS), position::toString);
                }).count(), "positions of games on graphs of 2 or 3 vertices");
    }

    @Test
    @DisplayName("Theorem 3: on cycles of p and p + 1 vertices Alice wins, after up to 2 p p - 1 moves")
    void theorem3() {
        Claims.each("lengths $p$ from 2 to " + LONGEST, IntStream.rangeClosed(2, LONGEST), p -> {
            List<Position> starts = all(rules.read("1\n" + Cases.cycles(p, p + 1))).stream()
                    .filter(start -> start.isBobs() && start.bob() <= p && start.alice() > p).toList();
            assertTrue(starts.stream().allMatch(start -> coach.outcome(start) == Outcome.LOSS));
            assertEquals(2 * p * p - 1,
                    starts.stream().mapToInt(start -> coach.movesToEnd(start).getAsInt()).max().getAsInt());
        });
    }
}
