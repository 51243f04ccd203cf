package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import nimsum.author.Refutations;
import nimsum.author.WrongSolution;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.harness.run.JavaProcess;
import nimsum.input.Frame;
import nimsum.judge.FormCases;
import nimsum.judge.Verdict;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;

/** What has to be true of the mistakes of a problem; what is not is an {@code AssertionError} that says what to do. */
final class Kills {

    private static final String CAUGHT_BY_SAMPLES = "Even the samples catch it.";

    private final Problem problem;
    private final List<TestCase> samples;
    private final Refutations refutations;

    Kills(Problem problem) {
        this.problem = problem;
        samples = TestCases.samples(problem);
        refutations = new Refutations(problem);
    }

    /**
     * Checks that at a judge that asks one question a file a single question has to reject it too, unless it says that
     * it is no mistake there.
     */
    private void checkForms(WrongSolution wrong) {
        for (JudgeEntry judge : problem.file().judges()) {
            String admission = "No mistake at " + judge.judge() + ".";
            if (asksOneQuestion(judge) && wrong.verdict() != Verdict.TIME_LIMIT_EXCEEDED) {
                Optional<TestCase> rejecting = refutations.secret().stream()
                        .flatMap(new FormCases(problem, judge)::of)
                        .filter(test -> wrong.verdictOn(test) != Verdict.ACCEPTED).findFirst();
                assertEquals(!wrong.description().contains(admission), rejecting.isPresent(),
                        () -> wrong.file() + ": at " + judge.judge() + " one question is asked a file, and "
                                + rejecting.map(test -> test + " rejects it: take out \"")
                                        .orElse("none of those that are tried rejects it: add one, or write \"")
                                + admission + "\"");
            }
        }
    }

    /** Tells whether {@code Main}, which a mistake is a change of, answers files of one question. */
    private static boolean asksOneQuestion(JudgeEntry judge) {
        return judge.form().filter(form -> form.frame() == Frame.ONE_QUESTION && form.solution().isEmpty()).isPresent();
    }

    /** Checks all that has to be true of a mistake. A failure tells all that is not. */
    void check(WrongSolution wrong) {
        // One that does not end on a sample would not end on others.
        Optional<TestCase> catching = catchingSample(wrong);
        assertAll(() -> checkAdmitted(wrong, catching), () -> checkPitfall(wrong), () -> checkForms(wrong),
                () -> checkRejected(wrong));
    }

    /** Returns the last sample that it fails, if there is one, in the way that its description says. */
    private Optional<TestCase> catchingSample(WrongSolution wrong) {
        Optional<TestCase> catching = Optional.empty();
        for (TestCase sample : samples) {
            Verdict verdict = wrong.verdictOn(sample);
            if (verdict != Verdict.ACCEPTED) {
                assertEquals(wrong.verdict(), verdict, () -> wrong.file() + " shows otherwise on " + sample
                        + " than by its verdict: mend the mistake, or write \"Verdict: " + verdict + ".\"");
                catching = Optional.of(sample);
            }
        }
        return catching;
    }

    /** Checks that it passes the samples or admits that it does not. */
    private static void checkAdmitted(WrongSolution wrong, Optional<TestCase> catching) {
        boolean admits = wrong.description().contains(CAUGHT_BY_SAMPLES);
        assertTrue(catching.isEmpty() || admits, () -> wrong.name() + " answers "
                + catching.orElse(null) + " wrongly: add the sentence \"" + CAUGHT_BY_SAMPLES + "\" to "
                + wrong.file() + ", or mend the mistake");
        assertTrue(catching.isPresent() || !admits, () -> wrong.name()
                + " passes the samples: take the sentence \"" + CAUGHT_BY_SAMPLES + "\" out of "
                + wrong.file());
    }

    /**
     * Checks that the case that the README names takes it longer than the time limit: it is run as long as that in a
     * JVM of its own.
     */
    void checkTooSlow(WrongSolution wrong) {
        TestCase slow = refutations.slowCase(wrong).orElseThrow(
                () -> new AssertionError(inReadme(wrong) + "name the secret case that takes it too long"));
        assertFalse(
                JavaProcess.endsInTime(problem, wrong.program().toString(), problem.made("wrong"), slow.readInput()),
                () -> inReadme(wrong) + "that case does not take it longer than the time limit");
    }

    /**
     * Checks that what the README says of it is true, except for what {@link #checkTooSlow} sees. An item says the
     * right answer, too; the sentence on the other mistakes says only an input.
     */
    private void checkPitfall(WrongSolution wrong) {
        refutations.fault(wrong).ifPresent(fault -> {
            throw new AssertionError(inReadme(wrong) + fault.reason() + fault.better()
                    .map(better -> "; scripts/data " + problem + " writes\n    " + better)
                    .orElse("; no input of small() refutes it, and no secret case"));
        });
        refutations.pitfall(wrong).filter(pitfall -> !pitfall.right().isEmpty()).ifPresent(pitfall -> {
            assertEquals(pitfall.right(), problem.main().run(pitfall.input()),
                    () -> "Main is wrong on " + pitfall.input());
            assertEquals(wrong.verdict() == Verdict.RUNTIME_ERROR, pitfall.wrong().isEmpty(),
                    () -> inReadme(wrong) + "shows otherwise than by its verdict, " + wrong.verdict());
        });
    }

    private String inReadme(WrongSolution wrong) {
        return "problems/" + problem + "/README.md, pitfall " + wrong.name() + ": ";
    }

    /** Checks that a secret case rejects it in the way that its description says. */
    private void checkRejected(WrongSolution wrong) {
        // To see that it is too slow takes a while: it is tried only on the case that its pitfall names.
        assertTrue(wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED || refutations.rejecting(wrong).isPresent(),
                () -> "no secret case rejects " + wrong.name() + " with " + wrong.verdict()
                        + ": add one to Cases.describe() and run scripts/data " + problem);
    }
}
