package nimsum.theory;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyOrderTest {

    @TempDir
    Path home;

    @Test
    void whatIsReadBeforeHasALineBefore() {
        String first = "- [one](one/README.md) First: is read first.\n";
        String second = "- [two](two/README.md) Second: is read next. After: [one](one/README.md).\n";
        write(first + second);
        assertDoesNotThrow(() -> StudyOrder.of(home));
        for (String wrong : new String[]{second, second + first}) {
            write(wrong);
            assertEquals("problems/README.md puts two after one/README.md, which has no line before it",
                    assertThrows(CheckoutException.class, () -> StudyOrder.of(home)).getMessage());
        }
    }

    private void write(String text) {
        DataFiles.writeDocument(StudyOrder.document(home), "### 1. All\n\n" + text);
    }
}
