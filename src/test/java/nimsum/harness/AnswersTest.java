package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.problem.DataKind;
import nimsum.problem.Program;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Each solution prints the answer of each case byte for byte; the largest ones <code>BundlesTest</code> runs in JVMs of their own. */
class AnswersTest {

    @TestFactory
    Stream<DynamicNode> samples() {
        return SelectedProblems.each(problem -> problem.samples().stream()
                .map(sample -> dynamicTest(sample.toString(), () -> assertAnswer(problem.main(), sample))));
    }

    @TestFactory
    Stream<DynamicNode> secretCases() {
        return SelectedProblems.each(problem -> TestCase.of(problem, DataKind.SECRET).stream()
                .filter(secret -> !JavaProcess.isLargest(secret))
                .map(secret -> dynamicTest(secret.toString(), () -> assertAnswer(problem.main(), secret))));
    }

    /** Inputs that no judge's statement allows: Cases refuses them by the rule that the file names, and Main answers. */
    @TestFactory
    Stream<DynamicNode> toleratedInputs() {
        return SelectedProblems.each(problem -> TestCase.of(problem, DataKind.TOLERATED).stream()
                .map(test -> dynamicTest(test.toString(), () -> {
                    InvalidInput refusal = assertThrows(InvalidInput.class,
                            () -> problem.cases().check(test.readInput()),
                            () -> "Cases accepts " + test.input() + ": it belongs to " + problem.data(DataKind.SECRET));
                    assertEquals(Folder.rule(test.input()), refusal.rule(), refusal.getMessage());
                    assertAnswer(problem.main(), test);
                })));
    }

    static void assertAnswer(Program program, TestCase test) {
        assertEquals(test.readOutput(), program.run(test.readInput()));
    }
}
