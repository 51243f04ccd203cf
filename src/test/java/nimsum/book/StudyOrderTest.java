package nimsum.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudyOrderTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            theory/loopy | after: [theory/sums] | :6: theory/loopy comes after theory/sums, which has no place above it.
            theory/lopy  | after: []            | :6: there is no theory/lopy.
            theory/loopy | after: []            | :6: theory/loopy has two places.
            theory/loopy | befor: []            | , line 9: missing keys [], unknown keys [befor]
            """)
    void whatIsWrongIsToldWithItsLine(String id, String key, String message) {
        DataFiles.write(folder.resolve("theory/loopy.md"), "");
        String text = "      - id: " + id + "\n        teaser: Begin.\n        effort: {read: 5}\n        " + key
                + "\n";
        DataFiles.write(StudyOrder.file(folder),
                "chapters:\n  - title: All\n    about: All.\n    zh: {title: A, about: A.}\n    texts:\n" + text
                        + text);
        String failure = assertThrows(CheckoutException.class, () -> StudyOrder.of(folder)).getMessage();
        assertEquals("order.yaml" + message, failure.replaceFirst(".*order.yaml", "order.yaml")
                .replaceFirst(": chapters: texts", ""));
    }
}
