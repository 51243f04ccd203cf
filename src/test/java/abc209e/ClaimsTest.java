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

    /** A word of a list of them, and by the rules what becomes of each once it is said. */
    private record Said(Position word, List<Position> list, Rounds<Position> rounds) {

        static Stream<Said> small() {
            return CASES.small().flatMap(input -> {
                List<String> words = new Rules().read(input).words();
                List<Position> list = words.stream().distinct().map(word -> new Position(words, word)).toList();
                Rounds<Position> rounds = new Rounds<>(new Rules(), list, list::indexOf, list.size());
                return list.stream().map(word -> new Said(word, list, rounds));
            });
        }

        String fate() {
            return rounds.outcome(word) + " " + rounds.movesToEnd(word);
        }
    }

    @Test
    @DisplayName("Theorem 1: words that end alike come to the same")
    void theorem1() {
        Claims.each("pairs of words that end alike in " + CASES.smallScope(),
                Said.small().flatMap(one -> one.list.stream()
                        .filter(other -> one.word.said().compareTo(other.said()) < 0)
                        .filter(other -> one.word.ending().equals(other.ending()))
                        .map(other -> List.of(one, new Said(other, one.list, one.rounds)))),
                pair -> assertEquals(pair.get(0).fate(), pair.get(1).fate()));
    }

    @Test
    @DisplayName("Theorem 2: the search finds who wins, and what it never reaches is drawn")
    void theorem2() {
        Coach coach = new Coach();
        Claims.each("different words in " + CASES.smallScope(), Said.small(),
                said -> assertEquals(said.fate(), coach.outcome(said.word) + " " + coach.movesToEnd(said.word)));
    }

    @Test
    @DisplayName("Theorem 3: Takahashi wins with some word, or every word is a draw")
    void theorem3() {
        Claims.each(CASES.smallScope().replaceFirst("all \\d+ ", ""),
                Said.small().filter(said -> said.word == said.list.get(0)), said -> {
                    List<Outcome> outcomes = said.list.stream().map(said.rounds::outcome).toList();
                    assertTrue(outcomes.contains(Outcome.LOSS) || !outcomes.contains(Outcome.WIN));
                });
    }
}
