package abc209e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import abc209e.Rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Outcome;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final List<String> WORDS = List.of("ingot", "gotten", "gotcha", "chant", "antic", "ticket", "kettle",
            "tenant", "tending", "ingoing");
    private static final Set<String> THREES = WORDS.stream().flatMap(word -> Stream.of(start(word), end(word)))
            .collect(Collectors.toCollection(TreeSet::new));

    private static String start(String word) {
        return word.substring(0, 3);
    }

    private static String end(String word) {
        return word.substring(word.length() - 3);
    }

    @Test
    void exercise1() {
        assertEquals("gotcha antic kettle", saidWith(Outcome.LOSS));
        assertEquals("gotten tending ingoing", saidWith(Outcome.DRAW));
        assertEquals("ingot chant ticket tenant", saidWith(Outcome.WIN));
    }

    /** Returns the words after which this is the outcome for Aoki, who is to move. */
    private static String saidWith(Outcome outcome) {
        return WORDS.stream().filter(word -> outcome(WORDS, word) == outcome).collect(Collectors.joining(" "));
    }

    private static Outcome outcome(List<String> words, String said) {
        return new Coach().outcome(new Position(words, said));
    }

    @Test
    void exercise2() {
        Set<String> found = new TreeSet<>();
        Checks.forEachPair(THREES, THREES, (from, to) -> {
            List<String> words = new ArrayList<>(WORDS);
            words.add(from + to);
            if (outcome(words, "ingoing") != Outcome.DRAW) {
                assertEquals(Outcome.WIN, outcome(words, "ingoing"));
                found.add(from + to);
            }
        });
        assertEquals(Set.of("ingtle", "ingtic", "ingcha", "tictle"), found);
        assertEquals(Outcome.LOSS, outcome(Stream.concat(WORDS.stream(), Stream.of("tictle")).toList(), "ingot"));
    }

    @Test
    void exercise3() {
        assertEquals("gotten ingoing",
                Stream.of("gotten", "tending", "ingoing").filter(word -> !winsOnce(word, without(WORDS, word)))
                        .collect(Collectors.joining(" ")));
    }

    /** Tells whether the player to move wins if each word may be said once. */
    private static boolean winsOnce(String said, List<String> left) {
        return left.stream().anyMatch(word -> start(word).equals(end(said)) && !winsOnce(word, without(left, word)));
    }

    private static List<String> without(List<String> words, String said) {
        return words.stream().filter(word -> !word.equals(said)).toList();
    }
}
