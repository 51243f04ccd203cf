package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import nimsum.harness.run.JavaProcess;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;
import nimsum.util.InputException;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Each solution prints the answer of each secret case and of each tolerated input byte for byte. Just past a bound it
 * prints what {@code Reference} prints, or refuses the input. {@code SamplesTest} runs the samples, and
 * {@code BundlesTest} runs the largest cases in JVMs of their own.
 */
class AnswersTest {

    @TestFactory
    Stream<DynamicNode> secretCases() {
        return SelectedProblems.each(problem -> TestCase.of(problem, DataKind.SECRET).stream()
                .filter(secret -> !JavaProcess.isLargest(secret))
                .map(secret -> dynamicTest(secret.toString(), () -> assertAnswer(problem.main(), secret))));
    }

    /**
     * Inputs that no judge's statement allows: Cases refuses them by the rule that the file names, and Main answers.
     */
    @TestFactory
    Stream<DynamicNode> toleratedInputs() {
        return SelectedProblems.each(problem -> {
            Map<String, String> past = CommittedData.pastBounds(problem);
            return Stream.concat(
                    past.entrySet().stream().map(input -> dynamicTest("past the bound: " + input.getKey(),
                            () -> assertAnswerOrRefusal(problem, input.getValue()))),
                    TestCase.of(problem, DataKind.TOLERATED).stream().map(test -> dynamicTest(test.toString(), () -> {
                        SecretDataTest.checkRefused(problem.cases(), DataFiles.stem(test.input()), test.readInput());
                        assertAnswer(problem.main(), test);
                    })));
        });
    }

    /** A solution need not keep the bounds of the statement, but what it answers past them is right. */
    private static void assertAnswerOrRefusal(Problem problem, String input) {
        String answer;
        try {
            answer = problem.main().run(input);
        } catch (InputException e) {
            assertFalse(e.getMessage().isBlank());
            return;
        }
        assertEquals(problem.reference().run(input), answer);
    }

    static void assertAnswer(Program program, TestCase test) {
        assertEquals(test.readOutput(), program.run(test.readInput()));
    }
}
