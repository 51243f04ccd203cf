package nimsum.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import nimsum.problem.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In the format of some problems even an empty line means something. */
class LenientInputTest {

    @ParameterizedTest
    @MethodSource("nimsum.harness.run.SelectedProblems#selected")
    void whiteSpaceThatMeansSomethingStays(Problem problem) {
        for (String input : problem.cases().small().limit(20).toList()) {
            assertEquals(input, LenientInput.of(problem.cases(), input.replace("\n", " \r\n")));
        }
    }
}
