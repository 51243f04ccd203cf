package nimsum.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CasesTest {

    /** At most two rows of at most three numbers up to 4, and five numbers in all. */
    private static final class Rows extends Cases {

        static Rows of() {
            Map<String, Range> bounds = new LinkedHashMap<>();
            bounds.put("T", new Range(1, 2));
            bounds.put("n", new Range(1, 3));
            bounds.put("a", new Range(0, 4));
            Rows rows = new Rows();
            rows.withBounds(bounds);
            return rows;
        }

        @Override
        protected void checkQuestion(StrictText input) {
            input.addUp("sum-too-large", input.countedLine("n", "a").length, 5);
        }

        @Override
        protected void describe() {
            frame(Frame.COUNT);
            small("all 20 rows", () -> HeapRows.upTo(2, 1, 4).map(HeapRows::text));
            bruteForceSize(1);
            secret("01-one", () -> input("1\n1\n"));
            largest("90-largest", eighths -> rows(1, 1, random -> new int[]{1, 2, 3}));
        }

        @Override
        protected String randomQuestion(Random random, int size) {
            return HeapRows.text(HeapRows.random(random, Math.min(size, max("n")), 0, max("a")));
        }
    }

    @Test
    void rulesOfRows() {
        Rows rows = Rows.of();
        assertEquals(20, rows.small().distinct().filter(rows::isValid).count());
        assertEquals(Optional.empty(), rows.brokenRule("2\n3\n4 0 4\n2\n1 1\n"));
        assertEquals(Optional.of("sum-too-large"), rows.brokenRule("2\n3\n4 0 4\n3\n1 1 1\n"));
        assertEquals(Optional.of("trailing-data"), rows.brokenRule("1\n1\n1\n1\n1\n"));
    }

    @Test
    void questionsAreJoinedAfterTheirNumber() {
        List<String> inputs = List.of("1\n2\n2 3\n", "1\n1\n4\n");
        assertEquals(Optional.of("2\n2\n2 3\n1\n4\n"), Rows.of().joined(inputs));
        assertEquals(Optional.empty(), Rows.of().joined(List.of(inputs.get(0), inputs.get(0), inputs.get(1))));
    }

    @Test
    void oneOrTwoZerosCloseTheInput() {
        Cases heaps = closedBy(Frame.CLOSING_ZERO);
        assertEquals(List.of("1\n0\n", "2\n0\n"), heaps.small().filter(heaps::isValid).toList());
        assertEquals(Optional.of("missing-zero"), heaps.brokenRule("1\n"));
        assertEquals(Optional.of("trailing-data"), heaps.brokenRule("1\n0\n2\n0\n"));
        assertEquals(Optional.of("1\n2\n0\n"), heaps.joined(List.of("1\n0\n", "2\n0\n")));
        Cases pairs = closedBy(Frame.CLOSING_ZEROS);
        assertEquals(Optional.of("1\n2\n0 0\n"), pairs.joined(List.of("1\n0 0\n", "2\n0 0\n")));
        assertEquals(Optional.of("missing-blank"), pairs.brokenRule("1\n0\n"));
        assertEquals(Optional.of("last-line-too-large"), pairs.brokenRule("1\n0 1\n"));
    }

    @Test
    void linesAreQuestions() {
        Cases heaps = closedBy(Frame.CLOSING_ZERO);
        assertEquals(List.of(new Question("1\n", "a"), new Question("2\n", "b")),
                heaps.lines("1\n2\n0\n", "a\nb\n").orElseThrow());
        assertEquals(Optional.of(new Question("2\n", "b")), heaps.question("1\n2\n0\n", "a\nb\n", 2));
        assertEquals(Optional.empty(), heaps.question("1\n2\n0\n", "a\nb\n", 3));
        assertEquals(Optional.empty(), heaps.lines("1\n2\n", "a\nb\n"));
        assertEquals(Optional.empty(), closedBy(Frame.ONE_QUESTION).lines("1\n", "a\n"));
        assertEquals(Optional.empty(), Rows.of().lines("1\n2\n2 3\n", "a\n"));
    }

    private static Cases closedBy(Frame frame) {
        return new PlainLines() {
            @Override
            protected void describe() {
                super.describe();
                frame(frame);
            }
        }.withBounds(Map.of("n", new Range(1, 9)));
    }

    @Test
    void aNameForTwoInputs() {
        Rows rows = Rows.of();
        assertThrows(IllegalStateException.class, () -> rows.secret("01-one", () -> ""));
    }
}
