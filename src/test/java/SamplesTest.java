import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs each solution on each of the judge's samples. */
class SamplesTest {

    @TestFactory
    Stream<DynamicNode> samples() {
        return SelectedProblems
                .each(problem -> TestCases.samples(problem).stream().map(sample -> test(problem, sample)));
    }

    private static DynamicTest test(Problem problem, TestCase sample) {
        return dynamicTest(sample.toString(), () -> {
            String input = sample.readInput();
            String expected = sample.readOutput();
            assertEquals(expected, problem.main().run(input));
        });
    }
}
