package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.author.WrongSolution;
import nimsum.book.Pitfall;
import nimsum.book.Readme;
import nimsum.files.DataFiles;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The README of each problem: its sections, its theorems, exercises and their tests, a pitfall for each mistake, its
 * game, its links and pictures.
 */
public class EditorialTest {

    private static final List<String> SECTIONS = List.of("Statement", "Input and output", "Samples", "Hints", "Idea",
            "Theorems", "Algorithm", "Pitfalls", "A game", "Exercises", "Further", "Where to submit", "References");
    private static final List<String> CHINESE_SECTIONS = List.of("题目描述", "输入输出", "样例", "提示", "思路", "易错点");
    private static final Set<String> OPTIONAL = Set.of("A game", "Exercises", "Further");

    @TestFactory
    Stream<DynamicNode> editorials() {
        return SelectedProblems
                .finished(problem -> Stream.of(dynamicTest("sections are in order", () -> checkSections(problem)),
                        dynamicTest("theorems and exercises have tests, and tests theorems and exercises",
                                () -> checkTheorems(problem)),
                        dynamicTest("each wrong solution is a pitfall", () -> checkPitfalls(problem)),
                        dynamicTest("the Chinese text is in step", () -> checkChinese(problem)),
                        dynamicTest("relative links lead somewhere",
                                () -> Readme.of(problem)
                                        .forEach(readme -> Links.check(readme.path()))),
                        dynamicTest("games are as the coach plays them", () -> GameListing.check(problem)),
                        dynamicTest("pictures come out of Picture again", () -> checkPictures(problem))));
    }

    public static void checkSections(Problem problem) {
        Sections.of(problem).checkSections(SECTIONS, OPTIONAL);
    }

    /** Each mistake is told once, in an item or in the sentence on the others. */
    public static void checkPitfalls(Problem problem) {
        assertEquals(WrongSolution.files(problem).stream().map(Pitfall::link).sorted().toList(),
                Pitfall.links(DataFiles.readDocument(problem.folder().resolve("README.md"))),
                "problems/" + problem
                        + "/README.md: the section \"Pitfalls\" links each file in wrong/ once, in an item "
                        + "or with an input that refutes it:");
    }

    /** The Chinese README, if there is one, has its sections, and the refutations of the English one. */
    public static void checkChinese(Problem problem) {
        if (new Readme(problem, Language.ZH).exists()) {
            String chinese = new Readme(problem, Language.ZH).text();
            assertEquals(CHINESE_SECTIONS, List.copyOf(Sections.parse(chinese).sections().keySet()));
            String english = new Readme(problem, Language.EN).text();
            assertEquals(Pitfall.inChinese(chinese, english), chinese);
        }
    }

    private static void checkTheorems(Problem problem) {
        Theorems.check(new Readme(problem, Language.EN).path(), problem.id() + ".ClaimsTest");
    }

    /** A problem without a class Picture has nothing to look at. */
    public static void checkPictures(Problem problem) {
        Map<String, String> drawn = problem.pictures();
        PictureChecks.checkShown(problem.folder().resolve("README.md"), drawn);
        PictureChecks.checkFiles(problem.folder(), drawn, problem.id());
    }
}
