package nimsum.harness.mistakes;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import nimsum.author.WrongSolution;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.Verdict;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every mistake passes the samples or admits that it does not, is refuted as its pitfall in the README says and by
 * nothing smaller, and is rejected by a secret case. Those that are too slow take all the time that they may: they are
 * run if the tests are of one problem, and else by {@link KillsIT}.
 */
class KillsTest {

    @TestFactory
    Stream<DynamicNode> everyMistakeIsCaught() {
        return SelectedProblems.finished(problem -> {
            Kills kills = new Kills(problem);
            return WrongSolution.of(problem).stream().map(wrong -> dynamicTest(wrong.name(), () -> {
                kills.check(wrong);
                if (wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED && SelectedProblems.selected().size() == 1) {
                    kills.checkTooSlow(wrong);
                }
            }));
        });
    }
}
