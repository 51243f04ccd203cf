package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import nimsum.author.WrongSolution;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.Verdict;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every mistake that is too slow exceeds the time limit on the case that its pitfall in the README names, and takes all
 * that time. Where that is long, and for all but one of a problem, this is run only if the tests are of that problem.
 */
class KillsIT {

    private static final Duration LONG = Duration.ofSeconds(10);

    @TestFactory
    Stream<DynamicNode> everySlowMistakeIsCaught() {
        List<DynamicNode> slow = SelectedProblems.selected().stream()
                .flatMap(problem -> WrongSolution.of(problem, Verdict.TIME_LIMIT_EXCEEDED).stream()
                        .filter(wrong -> wrong.limit().compareTo(LONG) < 0).limit(1)
                        .<DynamicNode>map(wrong -> dynamicContainer(problem.id(), Stream.of(dynamicTest(wrong.name(),
                                () -> new Kills(problem).checkTooSlow(wrong))))))
                .toList();
        assertFalse(slow.isEmpty());
        return slow.stream();
    }
}
