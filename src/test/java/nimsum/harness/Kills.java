package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.cases.InvalidInput;
import nimsum.judge.SingleCases;
import nimsum.judge.Verdict;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.TestCase;
import nimsum.problem.Unfinished;

/** What has to be true of the mistakes of a problem; what is not is an <code>AssertionError</code> that says what to do. */
final class Kills {

    private final Problem problem;
    private final List<TestCase> samples;
    /** Short inputs first: they are answered soon. */
    private final List<TestCase> secret;
    private final Map<String, String> pitfalls;
    private final SmallInputs small;

    Kills(Problem problem) {
        this.problem = problem;
        samples = problem.samples();
        secret = TestCase.of(problem, DataKind.SECRET).stream()
                .sorted(Comparator.comparing(test -> test.input().toFile().length())).toList();
        pitfalls = Pitfall.items(problem);
        small = new SmallInputs(problem);
    }

    /** There are enough mistakes. */
    static void checkEnough(Problem problem, List<WrongSolution> mistakes) {
        assertTrue(mistakes.size() >= Unfinished.FEWEST_MISTAKES,
                () -> "problems/" + problem + "/wrong/ has " + mistakes.size()
                        + " mistakes: write at least " + Unfinished.FEWEST_MISTAKES + " plausible ones");
    }

    /**
     * At a judge that asks one question a file a single question has to reject it too, unless it says that it is no mistake
     * there.
     */
    private void checkForms(WrongSolution wrong) {
        for (Listing judge : problem.file().judges()) {
            if (judge.oneQuestion() && wrong.verdict() != Verdict.TIME_LIMIT_EXCEEDED) {
                Optional<TestCase> rejecting = secret.stream()
                        .flatMap(test -> SingleCases.of(problem, judge.judge(), test))
                        .filter(test -> wrong.verdictOn(test) != Verdict.ACCEPTED).findFirst();
                assertEquals(!wrong.isNoMistakeAt(judge.judge()), rejecting.isPresent(),
                        () -> wrong.file() + ": at " + judge.judge() + " one question is asked a file, and "
                                + rejecting.map(test -> test + " rejects it: take out \"")
                                        .orElse("none of those that are tried rejects it: add one, or write \"")
                                + WrongSolution.noMistakeAt(judge.judge()) + "\"");
            }
        }
    }

    /** All that has to be true of a mistake; a failure tells all that is not. */
    void check(WrongSolution wrong) {
        // One that does not end on a sample would not end on others.
        Optional<TestCase> catching = catchingSample(wrong);
        assertAll(() -> assertFalse(wrong.description().isEmpty(),
                () -> wrong.file() + " should begin by saying why one makes the mistake"),
                () -> checkAdmitted(wrong, catching), () -> checkPitfall(wrong), () -> checkForms(wrong),
                () -> checkRejected(wrong));
    }

    /** The last sample that it fails, if there is one, in the way that its description says. */
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

    /** It passes the samples or admits that it does not. */
    private static void checkAdmitted(WrongSolution wrong, Optional<TestCase> catching) {
        assertTrue(catching.isEmpty() || wrong.caughtBySamples(), () -> wrong.name() + " answers "
                + catching.orElse(null) + " wrongly: add the sentence \"" + WrongSolution.CAUGHT_BY_SAMPLES + "\" to "
                + wrong.file() + ", or mend the mistake");
        assertTrue(catching.isPresent() || !wrong.caughtBySamples(), () -> wrong.name()
                + " passes the samples: take the sentence \"" + WrongSolution.CAUGHT_BY_SAMPLES + "\" out of "
                + wrong.file());
    }

    /** The case that the README names takes it longer than the time limit: it is run as long as that in a JVM of its own. */
    void checkTooSlow(WrongSolution wrong) {
        assertTrue(wrong.isTooSlowFor(namedCase(wrong, pitfall(wrong))),
                () -> inReadme(wrong) + "that case does not take it longer than the time limit");
    }

    /** What the README says of it is true, but for what {@link #checkTooSlow} sees. */
    private void checkPitfall(WrongSolution wrong) {
        Pitfall pitfall = pitfall(wrong);
        if (wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
            namedCase(wrong, pitfall);
            return;
        }
        Optional<String> bound = Optional.empty();
        if (pitfall.caseName().isEmpty()) {
            checkStated(wrong, pitfall);
            bound = Optional.of(pitfall.input());
        } else {
            assertEquals(wrong.verdict(), wrong.verdictOn(namedCase(wrong, pitfall)),
                    () -> inReadme(wrong) + "the case does not refute it; write\n    " + smallest(wrong));
        }
        small.refuting(wrong, bound).ifPresent(input -> {
            throw new AssertionError(inReadme(wrong) + "a smaller input refutes it; write\n    "
                    + stated(wrong, input, small.answer(input)));
        });
    }

    private Pitfall pitfall(WrongSolution wrong) {
        String item = pitfalls.get(wrong.name());
        if (item == null) {
            throw new AssertionError(
                    inReadme(wrong) + "write\n    " + Pitfall.link(wrong.file()) + ": what it does. "
                            + smallest(wrong));
        }
        return Pitfall.parse(item).orElseThrow(() -> new AssertionError(inReadme(wrong)
                + "has to have one sentence that says what refutes it; write\n    " + smallest(wrong)));
    }

    /** What refutes it: the smallest of the small inputs, or else a secret case, the shortest or for what is too slow the longest. */
    private String smallest(WrongSolution wrong) {
        Optional<Pitfall> found = wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED
                ? secret.stream().reduce((shorter, longer) -> longer).map(Pitfall::ofCase)
                : small.refuting(wrong, Optional.empty()).map(input -> stated(wrong, input, small.answer(input)))
                        .or(() -> rejecting(wrong).map(Pitfall::ofCase));
        return found.map(Pitfall::toString).orElse("(no input of small() refutes it, and no secret case)");
    }

    private Optional<TestCase> rejecting(WrongSolution wrong) {
        return secret.stream().filter(test -> wrong.verdictOn(test) == wrong.verdict()).findFirst();
    }

    /** The stated input is valid, its answer right, and the mistake's answer its own. */
    private void checkStated(WrongSolution wrong, Pitfall pitfall) {
        String input = pitfall.input();
        try {
            problem.cases().check(input);
        } catch (InvalidInput e) {
            throw new AssertionError(inReadme(wrong) + "the input is not valid: " + e.getMessage(), e);
        }
        String right = (small.contains(input) ? problem.bruteForce() : problem.reference()).run(input);
        assertEquals(right, problem.main().run(input), () -> "Main is wrong on " + input);
        Pitfall found = stated(wrong, input, right);
        assertNotEquals(Optional.of(right), found.wrong(),
                () -> inReadme(wrong) + "the input does not refute it; write\n    " + smallest(wrong));
        assertEquals(found, pitfall, () -> inReadme(wrong) + "not as it is stated; write\n    " + found);
        assertEquals(wrong.verdict() == Verdict.RUNTIME_ERROR, found.wrong().isEmpty(),
                () -> inReadme(wrong) + "shows otherwise than by its verdict, " + wrong.verdict());
    }

    /** The pitfall with this input. */
    private static Pitfall stated(WrongSolution wrong, String input, String right) {
        GuardedRun run = wrong.run(input);
        return new Pitfall(Optional.empty(), input, right,
                run.failure().isPresent() ? Optional.empty() : Optional.of(run.output()));
    }

    private TestCase namedCase(WrongSolution wrong, Pitfall pitfall) {
        String name = pitfall.caseName().orElseThrow(() -> new AssertionError(
                inReadme(wrong) + "name the secret case that takes it too long, as in\n    " + smallest(wrong)));
        return secret.stream().filter(test -> test.name().equals("secret/" + name)).findFirst()
                .orElseThrow(() -> new AssertionError(
                        inReadme(wrong) + "there is no secret case " + name + "; write\n    " + smallest(wrong)));
    }

    private String inReadme(WrongSolution wrong) {
        return "problems/" + problem + "/README.md, pitfall " + wrong.name() + ": ";
    }

    /** A secret case rejects it in the way that its description says. */
    private void checkRejected(WrongSolution wrong) {
        // To see that it is too slow takes a while: it is tried only on the case that its pitfall names.
        assertTrue(wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED || rejecting(wrong).isPresent(),
                () -> "no secret case rejects " + wrong.name() + " with " + wrong.verdict()
                        + ": add one to Cases.name() and run scripts/data " + problem);
    }
}
