package nimsum.export;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimsum.author.WrongSolution;
import nimsum.bundle.Bundler;
import nimsum.data.Refutation;
import nimsum.data.TestCase;
import nimsum.judge.GuardedRun;
import nimsum.online.Verdict;
import nimsum.problem.Problem;

/**
 * A mistake as a submission in a package.
 *
 * @param verdict on the first case that refutes it, or Accepted
 * @param refuting that case, if there is one
 */
record PackagedMistake(WrongSolution wrong, Verdict verdict, Optional<TestCase> refuting) {

    /** Kattis and DOMjudge give as much to a JVM. */
    private static final int STACK_BYTES = 64 << 20;

    /**
     * Finds the verdict of each mistake, in the order of their names, with a stack of 64 MiB, and with no regard to
     * white space. A mistake is run until it fails. Only of one that is too slow what was measured is taken. If another
     * one exceeds the time limit, it may keep the limit on another machine, so no case refutes it.
     */
    static List<PackagedMistake> of(Problem problem, List<TestCase> cases) {
        Map<String, Refutation> known = Refutation.of(problem).stream()
                .collect(Collectors.toMap(Refutation::name, Function.identity()));
        return WrongSolution.of(problem).stream().map(wrong -> isTooSlow(known.get(wrong.name()))
                ? new PackagedMistake(wrong, Verdict.TIME_LIMIT_EXCEEDED, slowCase(known.get(wrong.name()), cases))
                : cases.stream().map(test -> new PackagedMistake(wrong, verdict(wrong, test), Optional.of(test)))
                        .filter(submission -> submission.verdict != Verdict.ACCEPTED).findFirst()
                        .filter(submission -> submission.verdict != Verdict.TIME_LIMIT_EXCEEDED)
                        .orElse(new PackagedMistake(wrong, Verdict.ACCEPTED, Optional.empty())))
                .toList();
    }

    private static boolean isTooSlow(Refutation known) {
        return known.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
    }

    private static Optional<TestCase> slowCase(Refutation known, List<TestCase> cases) {
        return cases.stream().filter(test -> test.name().equals("secret/" + known.secret())).findFirst();
    }

    private static Verdict verdict(WrongSolution wrong, TestCase test) {
        GuardedRun run = wrong.run(test.readInput(), STACK_BYTES);
        Verdict verdict = run.verdict(test.readOutput());
        return verdict == Verdict.WRONG_ANSWER && tokens(run.output()).equals(tokens(test.readOutput()))
                ? Verdict.ACCEPTED
                : verdict;
    }

    private static String tokens(String output) {
        return output.strip().replaceAll("\\s+", " ");
    }

    /** Returns the path of its source in a package. Each source is called Main.java, so each has a folder. */
    String path() {
        String folder = verdict == Verdict.RUNTIME_ERROR ? "run_time_error" : verdict.name().toLowerCase(Locale.ROOT);
        return "submissions/" + folder + "/" + wrong.name() + "/Main.java";
    }

    /** Returns its source, below a comment that says why somebody makes the mistake. */
    String source() {
        return "// " + wrong.name() + ": " + wrong.mistake().head().does() + " " + wrong.mistake().head().why() + "\n\n"
                + Bundler.program(wrong.problem(), wrong.folder(), wrong.program().toString());
    }
}
