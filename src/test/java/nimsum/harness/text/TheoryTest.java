package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.book.Chapter;
import nimsum.book.Sections;
import nimsum.book.Sections.Section;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The chapters of the theory: how they end, their theorems, exercises and code with their tests, their links and
 * pictures. Code for the winning move is a piece of the chapter's test.
 */
class TheoryTest {

    private static final Path HOME = Problems.here().home();
    private static final String RECIPE = "How to find the winning move";
    private static final Pattern CODE = Pattern.compile("(?ms)^```java\\n(.*?)^```$");
    private static final String CURIOUS = "For the curious";

    @TestFactory
    Stream<DynamicNode> chapters() {
        List<Chapter> chapters = Chapter.all(HOME);
        assertFalse(chapters.isEmpty(), "no chapters");
        return chapters.stream().map(chapter -> dynamicContainer(chapter.toString(),
                Stream.of(dynamicTest("sections are in order", () -> checkSections(chapter)),
                        dynamicTest("theorems and exercises have tests, and tests theorems and exercises",
                                () -> checkTheorems(chapter)),
                        dynamicTest("the code that finds the move is that of the tests", () -> checkCode(chapter)),
                        dynamicTest("relative links lead somewhere", () -> Links.check(chapter.document())),
                        dynamicTest("the text shows each picture", () -> checkPictures(chapter)),
                        dynamicTest("the text in Chinese, if there is one, has the same theorems, exercises and code",
                                () -> checkChinese(chapter)))));
    }

    @Test
    void picturesAreDrawnAgainAsTheyAre() {
        Map<String, String> drawn = new TreeMap<>();
        Chapter.all(HOME).forEach(chapter -> drawn.putAll(chapter.pictures()));
        PictureChecks.checkFiles(Chapter.folder(HOME), drawn, "theory");
    }

    private static void checkSections(Chapter chapter) {
        Sections text = Sections.of(chapter.document());
        assertFalse(text.document().title().isEmpty(), "no title");
        assertTrue(DataFiles.readDocument(Chapter.folder(HOME).resolve("README.md"))
                .contains("](" + chapter.name() + ".md)"), "theory/README.md does not link " + chapter);
        List<String> end = text.find(CURIOUS).isPresent()
                ? List.of("Exercises", CURIOUS, "References")
                : List.of("Exercises", "References");
        List<String> titles = text.ofLevel(2).stream().map(Section::title).toList();
        assertEquals(end, titles.subList(Math.max(0, titles.size() - end.size()), titles.size()),
                () -> "the last sections of " + chapter);
    }

    private static void checkTheorems(Chapter chapter) {
        Theorems.check(chapter.document(), "theory." + chapter.className() + "Test");
    }

    /** Checks that the code stands as a whole among the members of the class with the chapter's tests. */
    private static void checkCode(Chapter chapter) {
        Section recipe = Sections.of(chapter.document()).get(RECIPE);
        String tests = DataFiles
                .readDocument(HOME.resolve("src/test/java/theory/" + chapter.className() + "Test.java"));
        List<String> blocks = CODE.matcher(recipe.body()).results().map(code -> code.group(1)).toList();
        assertFalse(blocks.isEmpty(), "no code in \"" + RECIPE + '"');
        blocks.forEach(block -> assertTrue(tests.replaceAll("(?m)^ {4}", "").contains("\n" + block),
                () -> "the tests of the chapter do not have the lines\n" + block));
    }

    private static void checkChinese(Chapter chapter) {
        Path chinese = Language.ZH.of(chapter.document());
        if (!Files.exists(chinese)) {
            return;
        }
        Links.check(chinese);
        String english = DataFiles.readDocument(chapter.document()), text = DataFiles.readDocument(chinese);
        assertEquals(numbers(english, "Theorem"), numbers(text, "定理"), "theorems");
        assertEquals(numbers(english, "Exercise"), numbers(text, "练习"), "exercises");
        CODE.matcher(text).results().forEach(code -> assertTrue(english.contains(code.group(1)),
                () -> "the text in English does not have the lines\n" + code.group(1)));
    }

    private static List<String> numbers(String text, String kind) {
        return Pattern.compile("(?m)^### " + kind + " (\\d+)").matcher(text).results().map(found -> found.group(1))
                .toList();
    }

    private static void checkPictures(Chapter chapter) {
        Map<String, String> pictures = chapter.pictures();
        assertFalse(pictures.isEmpty(), "no pictures");
        PictureChecks.checkShown(chapter.document(), pictures);
    }
}
