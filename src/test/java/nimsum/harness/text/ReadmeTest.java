package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import nimsum.book.Chapter;
import nimsum.book.StudyMap;
import nimsum.book.StudyOrder;
import nimsum.files.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The documents of the project say what is true of it. The tests of one problem ask this, too, so that they notice that
 * another problem was removed and is still named.
 */
class ReadmeTest {

    private static final Path HOME = Problems.here().home();
    private static final String ORDER = DataFiles.readDocument(StudyOrder.document(HOME));

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.zh.md", "problems/README.md", "problems/course.md",
            "problems/documents.md", "theory/README.md", "bench/README.md",
            "src/main/java/nimsum/util/README.md", "src/test/README.md", ".github/CONTRIBUTING.md"})
    void relativeLinksLeadSomewhere(String document) {
        Links.check(HOME.resolve(document));
    }

    @Test
    void theMapIsDrawnFromTheOrderOfStudy() {
        assertTrue(ORDER.contains("](" + StudyMap.FILE + ")"), "problems/README.md does not show the map");
        Path map = StudyOrder.folder(HOME).resolve(StudyMap.FILE);
        PictureChecks.checkInside(map, DataFiles.readDocument(map));
        Chapter.all(HOME).forEach(chapter -> assertTrue(ORDER.contains("](../theory/" + chapter.name() + ".md) "),
                () -> "the order of study in problems/README.md has no line for " + chapter));
    }
}
