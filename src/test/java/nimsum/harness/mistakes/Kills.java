package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import nimsum.author.Refuter;
import nimsum.author.SlowRuns;
import nimsum.author.WrongSolution;
import nimsum.data.Mistake;
import nimsum.data.Refutation;
import nimsum.data.Refutation.Wrong;
import nimsum.data.TestCase;
import nimsum.input.Frame;
import nimsum.judge.FormCases;
import nimsum.online.JudgeEntry;
import nimsum.online.Verdict;
import nimsum.problem.Problem;

/** Checks the mistakes of a problem. A failure is an {@code AssertionError} that says what to do. */
final class Kills {

    private final Problem problem;
    private final Refuter refuter;

    Kills(Problem problem) {
        this.problem = problem;
        refuter = new Refuter(problem);
    }

    /** Checks that what refutes the mistakes is written down. */
    static void checkAll(Problem problem) {
        List<String> names = Mistake.of(problem).stream().map(Mistake::name).toList();
        assertEquals(names, Refutation.of(problem).stream().map(Refutation::name).toList(),
                () -> written(problem) + " names other mistakes than wrong/: scripts/data " + problem);
    }

    void check(WrongSolution wrong) {
        Refutation known = Refutation.of(problem).stream().filter(one -> one.name().equals(wrong.name())).findFirst()
                .orElseThrow(() -> new AssertionError(written(problem) + " does not name it: scripts/data " + problem));
        assertAll(() -> assertEquals(refuter.isCaughtBySamples(wrong), known.samples(), () -> old("samples")),
                () -> known.smallest().ifPresent(run -> checkRun(wrong, run)),
                () -> known.shown().ifPresent(run -> checkRun(wrong, run)),
                () -> assertEquals(wrong.mistake().head().shows(), known.shown().map(Wrong::input), () -> old("shown")),
                () -> checkRejected(wrong, known), () -> checkForms(wrong, known));
    }

    private static String written(Problem problem) {
        return "testdata/" + problem + "/mistakes.yaml";
    }

    private String old(String what) {
        return written(problem) + ", " + what + ": scripts/data " + problem + " writes it again";
    }

    private void checkRun(WrongSolution wrong, Wrong run) {
        assertEquals(Optional.empty(), problem.cases().brokenRule(run.input()), () -> "not valid: " + run.input());
        Wrong now = refuter.on(wrong, run.input());
        assertEquals(now, run, () -> old(wrong.name()));
        assertEquals(run.right(), problem.main().run(run.input()), () -> "Main is wrong on " + run.input());
        assertTrue(now.fails() || !now.prints().equals(Optional.of(now.right())), () -> old(wrong.name()));
    }

    /** Checks that a secret case rejects it with its verdict. One that is too slow was measured as it is now. */
    private void checkRejected(WrongSolution wrong, Refutation known) {
        Optional<TestCase> rejecting = refuter.find(known.secret())
                .filter(test -> known.verdict() == Verdict.TIME_LIMIT_EXCEEDED
                        ? known.measured().equals(Optional.of(SlowRuns.digest(wrong, test)))
                        : wrong.verdictOn(test) == known.verdict());
        assertTrue(rejecting.isPresent(),
                () -> "secret/" + known.secret() + " does not reject " + wrong.name() + " with "
                        + known.verdict() + ": scripts/data " + problem + " looks for another case");
    }

    /**
     * Checks that a single question rejects it at a judge that asks one question a file, unless its head excepts it.
     */
    private void checkForms(WrongSolution wrong, Refutation known) {
        for (JudgeEntry judge : problem.file().judges()) {
            if (asksOneQuestion(judge) && known.verdict() != Verdict.TIME_LIMIT_EXCEEDED) {
                boolean rejects = refuter.secret().stream().flatMap(new FormCases(problem, judge)::of)
                        .anyMatch(test -> wrong.verdictOn(test) != Verdict.ACCEPTED);
                assertEquals(!wrong.mistake().head().notAt().equals(Optional.of(judge.judge())), rejects,
                        () -> wrong.mistake().file() + ": " + judge.judge() + " asks one question a file, and "
                                + (rejects ? "one rejects it: take out \"" : "none rejects it: add one, or \"")
                                + "not-at: " + judge.judge() + "\"");
            }
        }
    }

    /** Tells whether {@code Main}, which a mistake is a change of, answers files of one question. */
    private static boolean asksOneQuestion(JudgeEntry judge) {
        return judge.form().filter(form -> form.frame() == Frame.ONE_QUESTION && form.solution().isEmpty()).isPresent();
    }
}
