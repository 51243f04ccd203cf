package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import nimsum.theory.Chapter;
import nimsum.theory.StudyMap;
import nimsum.theory.StudyOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No document of the project leads to what is not there. The tests of one problem ask this, too, so that they notice
 * that another problem was removed and is still named.
 */
class LinksTest {

    private static final Path HOME = Problems.here().home();

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.zh.md", "problems/README.md", "theory/README.md", "bench/README.md",
            "src/main/java/nimsum/util/README.md", "src/test/README.md", ".github/CONTRIBUTING.md"})
    void relativeLinksLeadSomewhere(String document) {
        Links.check(HOME.resolve(document));
    }

    @Test
    void theMapIsDrawnFromTheOrderOfStudy() {
        String text = DataFiles.readDocument(StudyOrder.document(HOME));
        assertTrue(text.contains("](" + StudyMap.FILE + ")"), "problems/README.md does not show the map");
        Path map = StudyOrder.folder(HOME).resolve(StudyMap.FILE);
        assertTrue(DataFiles.readDocument(map).equals(StudyMap.draw(HOME)),
                map + " is not what problems/README.md says: scripts/pictures theory draws it again");
        Chapter.all(HOME).forEach(chapter -> assertTrue(text.contains("](../theory/" + chapter.name() + ".md) "),
                () -> "the order of study in problems/README.md has no line for " + chapter));
    }
}
