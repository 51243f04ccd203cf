package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import nimsum.problem.DataKind;
import nimsum.problem.TestCase;
import nimsum.process.Run;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The largest legal inputs, which are the secret cases numbered 90 to 99, run in a fresh JVM within the judge's time and
 * memory and a stack of 1 MiB.
 */
class LargestInputsTest {

    @TestFactory
    Stream<DynamicNode> largest() {
        return SelectedProblems.each(problem -> {
            List<TestCase> largest = TestCase.of(problem, DataKind.SECRET).stream().filter(this::isLargest).toList();
            return Stream.concat(
                    Stream.of(dynamicTest("has such inputs", () -> assertFalse(largest.isEmpty(),
                            () -> problem
                                    + " has no largest input: name one 90-... in Cases.named(), then scripts/data "
                                    + problem))),
                    largest.stream()
                            .map(test -> dynamicTest(test.toString(), () -> {
                                Run run = JavaProcess.run(problem, test.readInput());
                                assertEquals("", run.errors(), "standard error");
                                assertEquals(0, run.status(), "exit status");
                                assertEquals(test.readOutput(), run.output());
                            })));
        });
    }

    private boolean isLargest(TestCase test) {
        return test.name().matches("secret/9\\d-.*");
    }
}
