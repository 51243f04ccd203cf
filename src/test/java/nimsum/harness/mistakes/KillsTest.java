package nimsum.harness.mistakes;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.author.WrongSolution;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every mistake is rejected by a secret case, and {@code mistakes.yaml} says of it what is true now. That its input is
 * the smallest, and that a slow one is too slow, {@code scripts/data} finds out.
 */
class KillsTest {

    @TestFactory
    Stream<DynamicNode> everyMistakeIsCaught() {
        return SelectedProblems.each(KillsTest::tests);
    }

    private static Stream<DynamicNode> tests(Problem problem) {
        Kills.checkAll(problem);
        Kills kills = new Kills(problem);
        return WrongSolution.of(problem).stream().map(wrong -> dynamicTest(wrong.name(), () -> kills.check(wrong)));
    }
}
