package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuestionLinesTest {

    @Test
    void eachLineIsAQuestion() {
        QuestionLines lines = QuestionLines.of("3 2\n4 2\n", "LOSE\nWIN\n").orElseThrow();
        assertEquals(new QuestionLines(List.of("3 2", "4 2"), ""), lines);
        assertEquals(Optional.of("4 2"), lines.question(2));
        assertEquals(Optional.empty(), lines.question(3));
        assertEquals("4 2\n", lines.alone("4 2"));
    }

    @Test
    void aLineMoreEndsTheInput() {
        QuestionLines lines = QuestionLines.of("13\n0\n", "Second win\n").orElseThrow();
        assertEquals(new QuestionLines(List.of("13"), "0\n"), lines);
        assertEquals("13\n0\n", lines.alone("13"));
    }

    @Test
    void otherNumbersOfLinesTellNothing() {
        assertEquals(Optional.empty(), QuestionLines.of("1\n2\n3\n", "a\n"));
        assertEquals(Optional.empty(), QuestionLines.of("1\n", "a\nb\n"));
    }
}
