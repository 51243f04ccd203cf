package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.harness.run.JavaProcess;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.Answers;
import nimsum.judge.GuardedRun;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
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

    /**
     * Some inputs no judge's statement allows: Cases refuses them by the rule that the file names, and Main answers.
     */
    @TestFactory
    Stream<DynamicNode> answers() {
        return SelectedProblems.each(problem -> Stream.of(
                TestCase.of(problem, DataKind.SECRET).stream().filter(secret -> !JavaProcess.isLargest(secret))
                        .map(secret -> dynamicTest(secret.toString(), () -> assertAnswer(problem, secret))),
                CommittedData.pastBounds(problem).entrySet().stream()
                        .map(input -> dynamicTest("past the bound: " + input.getKey(),
                                () -> assertAnswerOrRefusal(problem, input.getValue()))),
                TestCase.of(problem, DataKind.TOLERATED).stream().map(test -> dynamicTest(test.toString(), () -> {
                    SecretDataTest.checkRefused(problem.cases(), DataFiles.stem(test.input()), test.readInput());
                    assertAnswer(problem, test);
                }))).flatMap(tests -> tests));
    }

    /** A solution need not keep the bounds of the statement, but what it answers past them is right. */
    private static void assertAnswerOrRefusal(Problem problem, String input) {
        String answer;
        try {
            answer = GuardedRun.inTime(problem, () -> problem.main().run(input));
        } catch (InputException e) {
            assertFalse(e.getMessage().isBlank());
            return;
        }
        Answers.assertSame(problem.reference().run(input), answer, problem.main());
    }

    private static void assertAnswer(Problem problem, TestCase test) {
        Answers.assertSame(test.readOutput(), GuardedRun.inTime(problem, () -> problem.main().run(test.readInput())),
                problem.main());
    }
}
