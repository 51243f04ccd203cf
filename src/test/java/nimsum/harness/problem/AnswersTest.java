package nimsum.harness.problem;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.Answers;
import nimsum.judge.GuardedRun;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Each solution prints the answer of each secret case byte for byte. {@code SamplesTest} runs the samples, and
 * {@code BundlesIT} runs the largest cases in JVMs of their own.
 */
public class AnswersTest {

    /** Tells whether it is one of the largest inputs that are legal, which are numbered 90 to 99. */
    public static boolean isLargest(TestCase test) {
        return test.name().matches("secret/9\\d-.*");
    }

    @TestFactory
    Stream<DynamicNode> secretCases() {
        return SelectedProblems.each(problem -> TestCases.of(problem, DataKind.SECRET).stream()
                .filter(secret -> !isLargest(secret))
                .map(secret -> dynamicTest(secret.toString(), () -> assertAnswer(problem, secret))));
    }

    /** Adds white space and leaves out the line that closes a file, as files of real judges do. */
    @TestFactory
    Stream<DynamicNode> samplesAsOtherJudgesHaveThem() {
        return SelectedProblems.each(problem -> TestCases.samples(problem).stream().flatMap(sample -> {
            String input = sample.readInput();
            String lastLine = problem.cases().frame().lastLine();
            Map<String, String> variants = Map.of("CRLF", input.replace("\n", "\r\n"), "no last newline", input.strip(),
                    "blank lines", input.replace("\n", "\n\n"), "no closing zero",
                    input.substring(0, input.length() - (input.endsWith("\n" + lastLine) ? lastLine.length() : 0)));
            return variants.entrySet().stream()
                    .map(variant -> dynamicTest(sample + ", " + variant.getKey(), () -> Answers
                            .assertSame(sample.readOutput(), problem.main().run(variant.getValue()), problem.main())));
        }));
    }

    private static void assertAnswer(Problem problem, TestCase test) {
        Answers.assertSame(test.readOutput(), GuardedRun.inTime(problem, () -> problem.main().run(test.readInput())),
                problem.main());
    }
}
