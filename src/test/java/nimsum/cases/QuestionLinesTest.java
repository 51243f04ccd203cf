package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuestionLinesTest {

    @Test
    void eachLineIsAQuestion() {
        QuestionLines lines = QuestionLines.of("3 2\n4 2\n", "LOSE\nWIN\n").orElseThrow();
        assertEquals(new QuestionLines(List.of(new Question("3 2\n", "LOSE"), new Question("4 2\n", "WIN")), ""),
                lines);
        assertEquals(Optional.of("4 2\n"), lines.question(2));
        assertEquals(Optional.empty(), lines.question(3));
    }

    @Test
    void aLineMoreEndsTheInput() {
        QuestionLines lines = QuestionLines.of("13\n0\n", "Second win\n").orElseThrow();
        assertEquals(new QuestionLines(List.of(new Question("13\n", "Second win")), "0\n"), lines);
        assertEquals("13\n0\n", lines.alone("13\n"));
    }

    @Test
    void otherNumbersOfLinesTellNothing() {
        assertEquals(Optional.empty(), QuestionLines.of("1\n2\n3\n", "a\n"));
        assertEquals(Optional.empty(), QuestionLines.of("1\n", "a\nb\n"));
    }
}
