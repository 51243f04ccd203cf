package nimsum.hack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.input.Cases;
import nimsum.input.Frame;
import nimsum.input.Range;
import org.junit.jupiter.api.Test;

/** On a game that asks for each number whether it is a multiple of three. */
class HuntTest {

    private static final Suspect BY_FOUR = suspect("ByFour", n -> n % 4 == 0 ? "LOSE" : "WIN"),
            NINE_FAILS = suspect("NineFails", n -> 9 / (n == 9 ? 0 : 1) > 0 && n % 3 == 0 ? "LOSE" : "WIN"),
            ALWAYS = suspect("Always", n -> "WIN");

    private final Hunt hunt = new Hunt(new Numbers().withBounds(Map.of("N", new Range(1, 20))), HuntTest::right,
            List.of(BY_FOUR, NINE_FAILS), new HashSet<>());

    private static final class Numbers extends Cases {

        @Override
        protected void describe() {
            frame(Frame.END_OF_FILE);
        }

        @Override
        protected String randomQuestion(Random random, int size) {
            return "1\n";
        }
    }

    private static Suspect suspect(String name, IntFunction<String> answer) {
        return new Suspect(name, "is wrong.", "It happens.", "Mend it.", input -> {
            try {
                return Optional.of(answers(input, answer));
            } catch (ArithmeticException e) {
                return Optional.empty();
            }
        });
    }

    private static String right(String input) {
        return answers(input, n -> n % 3 == 0 ? "LOSE" : "WIN");
    }

    private static String answers(String input, IntFunction<String> answer) {
        return input.lines().map(line -> answer.apply(Integer.parseInt(line)) + "\n").collect(Collectors.joining());
    }

    @Test
    void whatIsCaughtAddsUp() {
        assertEquals("2 wrong programs hide here. Write an input on which they answer wrongly.", Hunt.begin(2));
        assertEquals("""
                The input is legal. The right answer:
                WIN
                LOSE

                Caught ByFour: it is wrong. It happens.
                  It answers wrongly: line 2, token 1: expected "LOSE", found "WIN".

                1 of 2 are caught, and 1 is left.""", hunt.attempt("1\n3", Optional.empty()).text());
        assertEquals("NineFails is left: it is wrong. It happens.\n  Mend it.", hunt.giveUp());
        assertTrue(hunt.attempt(" 4\r\n", Optional.of("WIN")).text().endsWith(
                "It catches no new one. 1 of 2 are caught, and 1 is left."));
        assertTrue(hunt.attempt("1", Optional.empty()).text().startsWith(
                "The input is legal. The right answer:\nWIN\n\nAll wrong programs answer it rightly. "));
        assertFalse(hunt.isOver());
        Hunt.Try last = hunt.attempt("9\n", Optional.of("LOSE\n"));
        assertEquals("""
                The input is legal, and your answer is right.

                Caught NineFails: it is wrong. It happens.
                  It fails, or gives no answer within 2 seconds.

                No wrong program is left.""", last.text());
        assertEquals(List.of("ByFour", "NineFails"), last.caught());
        assertTrue(last.counts() && hunt.isOver());
    }

    @Test
    void anInputThatIsNoneAndAWrongAnswerCatchNothing() {
        assertEquals("""
                This is not an input of the problem: N-too-large: line 1: 21 is not in 1..20
                The statement says what an input is. Mend it, and try again.""",
                hunt.attempt("21\n", Optional.empty()).text());
        Hunt.Try wrong = hunt.attempt("3\n4\n", Optional.of("LOSE"));
        assertEquals(
                """
                        The input is legal, but your answer is wrong: line 2, token 1: expected "WIN", found the end of the output.
                        Find out why, and try again. No wrong program was tried.""",
                wrong.text());
        assertFalse(wrong.counts());
        assertEquals(2, hunt.suspects().size() - hunt.caught().size());
    }

    @Test
    void aProgramIsNamedOnlyIfItAnswersAsOneMistakeAndTheOthersDoNot() {
        assertEquals("It answers as ByFour does: it is wrong. Mend it.",
                likeness(24, n -> n % 4 == 0 ? "LOSE" : "WIN", BY_FOUR, ALWAYS));
        assertEquals("", likeness(24, n -> n % 5 == 0 ? "LOSE" : "WIN", BY_FOUR, ALWAYS));
        assertEquals("", likeness(12, n -> n == 11 ? "LOSE" : BY_FOUR.run().apply(n + "").get().strip(), BY_FOUR));
        assertEquals("", likeness(11, n -> n % 4 == 0 ? "LOSE" : "WIN", BY_FOUR, ALWAYS),
                "they differ in 4 and 8 only");
        assertEquals("", likeness(6, n -> "WIN", ALWAYS), "two answers are wrong");
        assertEquals(2, likeness(12, n -> "WIN", ALWAYS, suspect("Same", n -> "WIN")).lines().count());
    }

    private static String likeness(int questions, IntFunction<String> program, Suspect... suspects) {
        Likeness likeness = new Likeness(List.of(suspects));
        String input = IntStream.rangeClosed(1, questions).mapToObj(n -> n + "\n").collect(Collectors.joining());
        likeness.compare(input, true, right(input), answers(input, program));
        return likeness.sentences().orElse("");
    }
}
