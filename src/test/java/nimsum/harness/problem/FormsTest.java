package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.FormCases;
import nimsum.judge.Judge;
import nimsum.judge.JudgingRules;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.stress.Stress;
import nimsum.stress.Stress.Failure;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Checks that our solution for each judge is right in its form, and that what is saved is in that form. */
class FormsTest {

    private static final int ROUNDS = 5;

    @TestFactory
    Stream<DynamicNode> forms() {
        return SelectedProblems.each(problem -> problem.file().judges().stream()
                .map(judge -> dynamicTest(judge.judge().name(), () -> check(problem, judge))));
    }

    private static void check(Problem problem, JudgeEntry judge) {
        Stress right = stress(problem, judge, "");
        IntStream.range(0, ROUNDS).forEach(round -> assertEquals(Optional.empty(), right.small(round, ROUNDS)));
        right.secretCases().stream().limit(1).forEach(test -> assertEquals(Optional.empty(), right.secret(test)));
        Failure saved = stress(problem, judge, "not ").small(0, 1).orElseThrow();
        assertEquals(Optional.empty(), right.given(saved.input(), "what is saved"));
    }

    /** Compares our solution with the answer behind some words. */
    private static Stress stress(Problem problem, JudgeEntry judge, String words) {
        JudgingRules rules = new JudgingRules(judge, problem.limits(judge), Optional.empty());
        Program ours = problem.solution(judge);
        return new Stress(new FormCases(problem, judge),
                (input, answer) -> Judge.judge(ours, rules, input, words + answer), 1);
    }
}
