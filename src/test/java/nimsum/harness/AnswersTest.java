package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.problem.DataKind;
import nimsum.problem.Program;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Each solution prints the answer of each case byte for byte. */
class AnswersTest {

    @TestFactory
    Stream<DynamicNode> samples() {
        return SelectedProblems.each(problem -> FileChecks.samples(problem).stream()
                .map(sample -> dynamicTest(sample.toString(), () -> assertAnswer(problem.main(), sample))));
    }

    @TestFactory
    Stream<DynamicNode> secretCases() {
        return SelectedProblems.each(problem -> TestCase.of(problem, DataKind.SECRET).stream()
                .map(secret -> dynamicTest(secret.toString(), () -> assertAnswer(problem.main(), secret))));
    }

    static void assertAnswer(Program program, TestCase test) {
        assertEquals(test.readOutput(), program.run(test.readInput()));
    }
}
