package nimsum.theory;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyMapTest {

    @TempDir
    Path home;

    @Test
    void whatComesAfterItselfIsRefused() {
        String first = "- [one](one/README.md) First: is read first.\n";
        write(first + "- [two](two/README.md) Second: is read next. After: [one](one/README.md).\n");
        assertDoesNotThrow(() -> StudyMap.draw(home));
        write(first.replace("first.\n", "first. After: [two](two/README.md).\n")
                + "- [two](two/README.md) Second: is read next. After: [one](one/README.md).\n");
        // Which of the two it names is left open.
        assertRefused(" after itself");
    }

    @Test
    void whatComesAfterNothingIsRefused() {
        write("- [two](two/README.md) Second: is read next. After: [one](one/README.md).\n");
        assertRefused(" puts two after one/README.md, which has no line there");
    }

    private void write(String text) {
        DataFiles.writeDocument(StudyOrder.document(home), "### 1. All\n\n" + text);
    }

    private void assertRefused(String message) {
        String refusal = assertThrows(IllegalStateException.class, () -> StudyMap.draw(home)).getMessage();
        assertTrue(refusal.endsWith(message), refusal);
    }
}
