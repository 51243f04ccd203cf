package nimsum.harness.mistakes;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.harness.run.SelectedProblems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * A solution that keeps a number in too narrow a type is rejected by a secret case: each number of the input, and each
 * that {@code Cases} says is computed, in each type that its largest value does not fit.
 */
class NarrowingsTest {

    @TestFactory
    Stream<DynamicNode> everyNarrowingIsCaught() {
        return SelectedProblems
                .each(problem -> Stream.of(dynamicTest("types", () -> new NarrowedMain(problem).check())));
    }
}
