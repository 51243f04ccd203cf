package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import nimsum.theory.Chapter;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The chapters of the theory: their sections, their theorems and their tests, their links and pictures. */
class TheoryTest {

    private static final Path HOME = Problems.here().home();
    private static final List<String> SECTIONS = List.of("Definitions", "Theorems", "How to find the winning move",
            "Examples", "What other texts get wrong", "Exercises", "References");
    private static final Set<String> OPTIONAL = Set.of("How to find the winning move", "Examples",
            "What other texts get wrong");

    @TestFactory
    Stream<DynamicNode> chapters() {
        return Chapter.all(HOME).stream().map(chapter -> dynamicContainer(chapter.toString(),
                Stream.of(dynamicTest("sections are in order", () -> checkSections(chapter)),
                        dynamicTest("each theorem has a test, each test a theorem", () -> checkTheorems(chapter)),
                        dynamicTest("relative links lead somewhere", () -> Links.check(chapter.document())),
                        dynamicTest("the text shows each picture", () -> checkPictures(chapter)))));
    }

    @Test
    void picturesAreDrawnAgainAsTheyAre() {
        Map<String, String> drawn = new TreeMap<>();
        Chapter.all(HOME).forEach(chapter -> drawn.putAll(chapter.pictures()));
        PictureChecks.checkFiles(Chapter.folder(HOME), drawn, "theory");
        PictureChecks.checkSources(HOME.resolve(Path.of("src/main/java/nimsum/theory")));
    }

    @Test
    void theContentsNameEveryChapter() {
        Path contents = Chapter.folder(HOME).resolve("README.md");
        Links.check(contents);
        String text = DataFiles.readDocument(contents);
        List<Chapter> chapters = Chapter.all(HOME);
        assertFalse(chapters.isEmpty(), "no chapters");
        chapters.forEach(chapter -> assertTrue(text.contains("](" + chapter.name() + ".md)"),
                "theory/README.md does not link " + chapter));
    }

    private static void checkSections(Chapter chapter) {
        Readme text = Readme.of(chapter);
        assertFalse(text.title().isEmpty(), "no title");
        text.checkSections(SECTIONS, OPTIONAL);
    }

    private static void checkTheorems(Chapter chapter) throws ClassNotFoundException {
        Theorems.check(chapter.toString(), Readme.of(chapter), Class.forName("theory." + chapter.className() + "Test"));
    }

    private static void checkPictures(Chapter chapter) {
        Map<String, String> pictures = chapter.pictures();
        assertFalse(pictures.isEmpty(), "no pictures");
        PictureChecks.checkShown(chapter.document(), pictures);
    }
}
