package abc209e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import abc209e.Rules.Position;
import java.util.List;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.game.Outcome;
import nimsum.game.Rounds;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("abc209e").cases();

    /** A list of words, and by the rules what becomes of each word once it is said. */
    private record Said(List<Position> positions, Rounds<Position> rounds) {

        static Said of(List<String> words) {
            List<Position> positions = words.stream().distinct().map(word -> new Position(words, word)).toList();
            return new Said(positions, new Rounds<>(new Rules(), positions, positions::indexOf, positions.size()));
        }

        static Stream<Said> small() {
            return CASES.small().map(input -> of(new Rules().read(input).words()));
        }
    }

    @Test
    @DisplayName("Theorem 1: words that end alike come to the same")
    void theorem1() {
        long pairs = 0;
        for (Said said : Said.small().toList()) {
            for (Position one : said.positions) {
                for (Position two : said.positions) {
                    if (one.said().compareTo(two.said()) < 0 && one.ending().equals(two.ending())) {
                        assertEquals(said.rounds.outcome(one), said.rounds.outcome(two));
                        assertEquals(said.rounds.movesToEnd(one), said.rounds.movesToEnd(two));
                        pairs++;
                    }
                }
            }
        }
        Claims.checked(pairs, "pairs of words that end alike in " + CASES.smallScope());
    }

    @Test
    @DisplayName("Theorem 2: the search finds who wins, and what it never reaches is drawn")
    void theorem2() {
        Coach coach = new Coach();
        long words = 0;
        for (Said said : Said.small().toList()) {
            for (Position position : said.positions) {
                assertEquals(said.rounds.outcome(position), coach.outcome(position), position::toString);
                assertEquals(said.rounds.movesToEnd(position), coach.movesToEnd(position), position::toString);
                words++;
            }
        }
        Claims.checked(words, "different words in " + CASES.smallScope());
    }

    @Test
    @DisplayName("Theorem 3: Takahashi wins with some word, or every word is a draw")
    void theorem3() {
        Claims.checked(Said.small().peek(said -> {
            List<Outcome> outcomes = said.positions.stream().map(said.rounds::outcome).toList();
            assertTrue(outcomes.contains(Outcome.LOSS) || !outcomes.contains(Outcome.WIN), said.positions::toString);
        }).count(), CASES.smallScope().replaceFirst("all \\d+ ", ""));
    }
}
