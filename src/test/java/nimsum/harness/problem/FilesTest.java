package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nimsum.author.Unfinished;
import nimsum.cases.Cases;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ReadmeFacts;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The files of each problem agree with one another: each input has its answer and a final newline, {@code problem.yaml}
 * has all keys, the README repeats title, bounds, limits and samples, and Cases draws no illegal input where it is
 * asked for a large one. Nothing is left that {@code scripts/new-problem ID --left} lists.
 */
class FilesTest {

    @TestFactory
    Stream<DynamicNode> files() {
        return SelectedProblems.each(problem -> Stream.of(
                dynamicTest("nothing is left to write",
                        () -> assertEquals(List.of(), Unfinished.left(problem),
                                () -> "scripts/new-problem " + problem + " --left lists it, too")),
                dynamicTest("Cases accepts every case", () -> checkCases(problem)),
                dynamicTest("the largest input that Cases draws is legal", () -> checkLargestRandom(problem.cases())),
                dynamicTest("judges with a form of their own", () -> checkForms(problem)),
                dynamicTest("README repeats the facts", () -> checkReadmeFacts(problem))));
    }

    /**
     * Cases accepts every input that has an answer, and the answer ends in a line feed, as the input does. A case that
     * is not committed was checked when it was made.
     */
    static void checkCases(Problem problem) {
        Cases cases = problem.cases();
        List<TestCase> committed = Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                .flatMap(kind -> TestCase.of(problem, kind).stream())
                .filter(test -> SecretDataTest.isCommitted(problem, test)).toList();
        assertTrue(!committed.isEmpty());
        committed.forEach(test -> {
            cases.check(test.readInput());
            String answer = test.readOutput();
            assertTrue(answer.isEmpty() || answer.endsWith("\n"), test.output() + " has no final newline");
        });
    }

    /** Cases draws the largest legal input where it is asked for a larger one; scripts/stress relies on that. */
    static void checkLargestRandom(Cases cases) {
        cases.check(cases.random(new Random(1), 1 << 30));
    }

    /** A judge with a form of its own has samples in it, which the tests of the bundles run. */
    static void checkForms(Problem problem) {
        problem.file().judges().stream().filter(judge -> judge.form().isPresent())
                .forEach(judge -> assertTrue(TestCase.samples(problem, judge).stream()
                        .anyMatch(test -> test.isOf(judge) || test.readOutput().lines().count() == 1),
                        problem + ": no sample in the form of " + judge.judge()));
    }

    /** The README in each language repeats problem.yaml and the samples. */
    static void checkReadmeFacts(Problem problem) {
        for (Language language : Language.of(problem)) {
            String text = DataFiles.readDocument(language.readme(problem));
            assertTrue(text.equals(new ReadmeFacts(problem, language).made()), () -> "problems/" + problem + "/"
                    + language.readme() + " repeats something that the files say otherwise: scripts/data " + problem
                    + " mends it");
        }
    }
}
