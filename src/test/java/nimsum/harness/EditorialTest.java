package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.author.Pitfall;
import nimsum.author.WrongSolution;
import nimsum.problem.DataFiles;
import nimsum.problem.Pictures;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The README of each problem: its sections, its hints, its theorems and their tests, its game, its links and pictures.
 */
class EditorialTest {

    private static final List<String> SECTIONS = List.of("Statement", "Input and output", "Samples", "Hints", "Idea",
            "Theorems", "Algorithm", "A game", "Pitfalls", "Further", "Where to submit", "References");
    private static final Set<String> OPTIONAL = Set.of("A game", "Further");
    /** What one reads who comes for the solution, in five minutes. */
    private static final List<String> SHORT = List.of("Statement", "Input and output", "Samples", "Hints", "Idea",
            "Theorems", "Algorithm", "Pitfalls");
    private static final int MAX_WORDS = 1000, MAX_WORDS_OF_THE_EASY = 700;
    private static final Set<String> EASY = Set.of("hdu2149", "luogup2197", "luogup1247", "csesnim2", "pokernim",
            "luogup4279");
    private static final Pattern HINT = Pattern
            .compile("\\n<details><summary>Hint (\\d)</summary>\\n\\n((?:.+\\n)+)\\n</details>\\n");

    @TestFactory
    Stream<DynamicNode> editorials() {
        return SelectedProblems
                .each(problem -> Stream.of(dynamicTest("sections are in order", () -> checkSections(problem)),
                        dynamicTest("what leads to the solution is short", () -> checkLength(problem)),
                        dynamicTest("words of the field are explained", () -> checkWords(problem)),
                        dynamicTest("two to four hints of a sentence each", () -> checkHints(problem)),
                        dynamicTest("each theorem has a test, each test a theorem", () -> checkTheorems(problem)),
                        dynamicTest("the numbers of the algorithm have a test", () -> checkNumbers(problem)),
                        dynamicTest("each wrong solution is a pitfall", () -> checkPitfalls(problem)),
                        dynamicTest("each address is where to submit", () -> checkAddresses(problem)),
                        dynamicTest("relative links lead somewhere",
                                () -> Links.check(problem.folder().resolve("README.md"))),
                        dynamicTest("games are as the coach plays them", () -> GameListing.check(problem)),
                        dynamicTest("pictures come out of Picture again", () -> checkPictures(problem))));
    }

    static void checkSections(Problem problem) {
        Readme.of(problem).checkSections(SECTIONS, OPTIONAL);
    }

    /** There is an item for each mistake, and no other. */
    static void checkPitfalls(Problem problem) {
        assertEquals(WrongSolution.files(problem).stream().map(Pitfall::link).sorted().toList(),
                Pitfall.links(DataFiles.readDocument(problem.folder().resolve("README.md"))),
                "problems/" + problem
                        + "/README.md: the list in \"Pitfalls\" has one item for each file in wrong/, which "
                        + "begins with");
    }

    static void checkLength(Problem problem) {
        int words = Readme.of(problem).words(SHORT);
        int most = EASY.contains(problem.id()) ? MAX_WORDS_OF_THE_EASY : MAX_WORDS;
        assertTrue(words <= most, problem + " takes " + words + " words to its solution, more than " + most
                + ": move to \"Further\" what Main does not need");
    }

    static void checkWords(Problem problem) {
        assertEquals(List.of(),
                FieldWords.unexplained(DataFiles.readDocument(problem.folder().resolve("README.md"))),
                problem + " uses words before it explains them: link each where it first stands (\"Words of the field\" in problems/README.md has the addresses),"
                        + " or set it in *emphasis* where the text defines it");
    }

    /** Each is folded, and numbered; then the reader is sent to try. */
    static void checkHints(Problem problem) {
        String section = Readme.of(problem).section("Hints");
        List<MatchResult> hints = HINT.matcher(section).results().toList();
        assertEquals(IntStream.rangeClosed(1, hints.size()).mapToObj(Integer::toString).toList(),
                hints.stream().map(hint -> hint.group(1)).toList(), "the numbers of the hints of " + problem);
        assertTrue(2 <= hints.size() && hints.size() <= 4, () -> problem + " needs two to four hints: " + hints.size());
        assertEquals(
                "Stop here and try: " + (problem.isPlayable() ? "play it, `scripts/play " + problem + "`; then " : "")
                        + "write a program, and judge it, `scripts/judge " + problem + " FILE`.",
                HINT.matcher(section).replaceAll("").strip(), "what is no hint among the hints of " + problem);
        hints.stream().map(hint -> hint.group(2).replace('\n', ' ').strip()).forEach(hint -> assertTrue(
                hint.matches("(?:(?![.?!] [A-Z]).)+[.?!]"), () -> problem + ": a hint is one sentence: " + hint));
    }

    private static void checkTheorems(Problem problem) throws ClassNotFoundException {
        Theorems.check(problem.id(), Readme.of(problem), Class.forName(problem.id() + ".ClaimsTest"));
    }

    /** There is a test of them, if there are any. */
    private static void checkNumbers(Problem problem) throws ClassNotFoundException {
        List<String> numbers = Algorithm.of(problem).numbersOutside(List.of());
        assertEquals(numbers.isEmpty() ? Set.of() : Set.of("algorithm"),
                Theorems.testsOf("algorithm", Class.forName(problem.id() + ".ClaimsTest")), () -> problem
                        + ": the test algorithm() computes the numbers in \"Algorithm\" and the comment of Main: "
                        + numbers);
    }

    static void checkAddresses(Problem problem) {
        String section = Readme.of(problem).section("Where to submit");
        problem.file().judges().forEach(judge -> assertTrue(
                section.contains(judge.address()) || !judge.address().startsWith("http"),
                judge.address() + " is missing"));
    }

    /** A problem without a class Picture has nothing to look at. */
    static void checkPictures(Problem problem) {
        Map<String, String> drawn = Pictures.draw(problem);
        PictureChecks.checkShown(problem.folder().resolve("README.md"), drawn);
        PictureChecks.checkFiles(problem.folder(), drawn, problem.id());
        PictureChecks.checkSources(problem.folder());
    }
}
