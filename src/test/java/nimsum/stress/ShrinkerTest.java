package nimsum.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.input.Cases;
import nimsum.input.Frame;
import nimsum.input.PlainLines;
import nimsum.input.Range;
import nimsum.input.StrictText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The smallest inputs of properties for which they are known, from larger ones of formats of each kind. */
class ShrinkerTest {

    private static final Inputs PAIRS = new Inputs(Frame.END_OF_FILE, input -> {
        input.numbers("u", "v");
        input.newline();
    });
    private static final Inputs ROWS = new Inputs(Frame.COUNT, input -> input.countedLine("n", "u"));
    private static final Inputs LENGTH_IN_ROW = new Inputs(Frame.CLOSING_ZERO, input -> {
        for (int left = input.integer("k"); left > 0; left--) {
            input.blank();
            input.number("u");
        }
        input.newline();
    });
    /** Its edges have colours or lead upwards. */
    private static final Inputs GRAPH = new Inputs(Frame.ONE_QUESTION, input -> {
        int[] size = input.integers("n", "m");
        input.newline();
        for (int edge = 0; edge < size[1]; edge++) {
            int[] ends = input.integers(new Range(0, size[0]), "u", "v");
            if (input.at(' ')) {
                input.blank();
                input.row("colour", 1, "RB");
            } else {
                input.refuse("downwards", ends[0] >= ends[1], "");
            }
            input.newline();
        }
    });
    private static final Inputs LETTERS = new Inputs(Frame.COUNT, input -> {
        input.row("tower", Math.max(0, 2 * input.count("n") - 1), "BW ");
        input.newline();
    });

    static Stream<Arguments> formats() {
        return Stream.of(arguments(PAIRS, "3 5/77 40/12 3/5 60/", "\\d\\d \\d\\d", "10 10/"),
                arguments(ROWS, "3/2/11 5/4/8 10 70 33/1/9/", "\\d\\d \\d+ \\d\\d\\n", "1/3/10 0 10/"),
                arguments(LENGTH_IN_ROW, "3 1 5 7/2 4 4/1 9/0/", "(?m)^2 ", "2 0 0/0/"),
                arguments(GRAPH, "3 4/0 1 B/1 2 R/2 2 R/2 3 B/", "(\\d) \\1 R", "2 1/2 2 R/"),
                arguments(GRAPH, "5 4/1 2/1 4/2 5/4 5/", "1 4\\n", "4 1/1 4/"),
                arguments(LETTERS, "3/5/B W B W B/3/W B W/2/W W/", "W B W\\n.*\\n", "2/3/W B W/0//"));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void ofARegularExpression(Inputs format, String input, String pattern, String smallest) {
        String shrunk = shrink(format, input.replace('/', '\n'), Pattern.compile(pattern).asPredicate())
                .replace('\n', '/');
        assertTrue(shrunk.matches(smallest), () -> shrunk);
    }

    private static String shrink(Cases cases, String input, Predicate<String> property) {
        int[] tries = {0};
        return Shrinker.shrink(cases, input, smaller -> {
            tries[0]++;
            cases.check(smaller);
            return property.test(smaller);
        }, () -> tries[0] > 1500);
    }

    @Test
    void whereTimeIsOverNothingIsTried() {
        assertEquals("7 9\n", Shrinker.shrink(PAIRS, "7 9\n", input -> fail(input), () -> true));
    }

    /** The inputs of a format. Numbers may be 0, except those of questions. */
    private static final class Inputs extends PlainLines {

        private final Frame frame;
        private final Consumer<StrictText> question;

        Inputs(Frame frame, Consumer<StrictText> question) {
            this.frame = frame;
            this.question = question;
            Map<String, Range> bounds = new LinkedHashMap<>();
            List.of("T", "k").forEach(name -> bounds.put(name, new Range(1, 9999)));
            List.of("n", "m", "u", "v", "c").forEach(name -> bounds.put(name, new Range(0, 9999)));
            withBounds(bounds);
        }

        @Override
        protected void describe() {
            frame(frame);
        }

        @Override
        protected void checkQuestion(StrictText input) {
            question.accept(input);
        }
    }
}
