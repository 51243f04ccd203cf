package nimsum.harness.problem;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.harness.run.SelectedProblems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The files of each problem agree with one another: each input has its answer and a final newline, {@code problem.yaml}
 * has all keys, the README repeats title, bounds, limits and samples, and the largest inputs are legal and grow.
 */
class FilesTest {

    @TestFactory
    Stream<DynamicNode> files() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("has samples", problem::samples),
                dynamicTest("problem.yaml has the right keys", problem::file),
                dynamicTest("files end in a newline", () -> FileChecks.checkFinalNewlines(problem)),
                dynamicTest("Cases accepts every case", () -> FileChecks.checkValidity(problem)),
                dynamicTest("the largest input that Cases draws is legal",
                        () -> FileChecks.checkLargestRandom(problem.cases())),
                dynamicTest("largest inputs grow", () -> FileChecks.checkLargest(problem.cases())),
                dynamicTest("lines are questions", () -> FileChecks.checkLinesPerQuestion(problem)),
                dynamicTest("judges with a form of their own", () -> FileChecks.checkForms(problem)),
                dynamicTest("README repeats the facts", () -> FileChecks.checkReadmeFacts(problem))));
    }
}
