package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.author.ToldGames;
import nimsum.book.PagePart;
import nimsum.book.Readme;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The README of each problem: its parts, its theorems, exercises and their tests, a pitfall for each mistake, its game,
 * its links and pictures.
 */
public class EditorialTest {

    private static final Set<PagePart> OPTIONAL = EnumSet.of(PagePart.PLAY, PagePart.EXERCISES, PagePart.FURTHER);

    @TestFactory
    Stream<DynamicNode> editorials() {
        return SelectedProblems
                .finished(problem -> Stream.of(dynamicTest("parts are in order", () -> checkParts(problem)),
                        dynamicTest("theorems and exercises have tests, and tests theorems and exercises",
                                () -> checkTheorems(problem)),
                        dynamicTest("relative links lead somewhere",
                                () -> Readme.of(problem)
                                        .forEach(readme -> Links.check(readme.path()))),
                        dynamicTest("games are as the coach plays them", () -> checkGames(problem)),
                        dynamicTest("pictures come out of Picture again", () -> checkPictures(problem))));
    }

    public static void checkParts(Problem problem) {
        Readme.of(problem).forEach(EditorialTest::checkParts);
    }

    private static void checkParts(Readme readme) {
        Set<PagePart> optional = EnumSet.copyOf(OPTIONAL);
        if (readme.language() == Language.ZH) {
            optional.add(PagePart.SUBMIT);
        }
        Headings.check(readme.sections(),
                Stream.of(PagePart.values()).map(part -> part.heading(readme.language())).toList(),
                optional.stream().map(part -> part.heading(readme.language())).toList());
    }

    public static void checkGames(Problem problem) {
        String text = new Readme(problem, Language.EN).text();
        assertTrue(ToldGames.played(problem, text).equals(text), () -> "problems/" + problem
                + "/README.md tells another game than the coach: scripts/data " + problem + " plays it again");
    }

    private static void checkTheorems(Problem problem) {
        Theorems.check(new Readme(problem, Language.EN).path(), problem.id() + ".ClaimsTest");
    }

    /** Checks that a problem without a class Picture has nothing to look at. */
    public static void checkPictures(Problem problem) {
        Map<String, String> drawn = problem.pictures();
        PictureChecks.checkShown(problem.folder().resolve("README.md"), drawn);
        PictureChecks.checkFiles(problem.folder(), drawn, problem.id());
    }
}
