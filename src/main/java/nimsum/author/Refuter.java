package nimsum.author;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.data.DataKind;
import nimsum.data.Refutation;
import nimsum.data.Refutation.Wrong;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.errors.CheckoutException;
import nimsum.judge.GuardedRun;
import nimsum.online.Verdict;
import nimsum.problem.Problem;

/** Finds what refutes the mistakes of a problem. */
public final class Refuter {

    /** How many cases may take a mistake too long before it is given up. */
    private static final int MAX_SLOW = 3;

    private final Problem problem;
    /** Short inputs come first, because they are answered soon. */
    private final List<TestCase> secret;
    private final SmallInputs small;

    /** Reads the data of a problem as they are now. */
    public Refuter(Problem problem) {
        this.problem = problem;
        secret = TestCases.of(problem, DataKind.SECRET).stream().sorted(Comparator.comparing(TestCase::length))
                .toList();
        small = new SmallInputs(problem);
    }

    /**
     * Writes what is computed of the mistakes of a problem; whether that changed. What was measured of a mistake that
     * is too slow stays as long as the program and the case are the same.
     *
     * @throws CheckoutException if nothing refutes a mistake
     */
    public static boolean write(Problem problem) {
        List<WrongSolution> mistakes = WrongSolution.of(problem);
        if (mistakes.isEmpty()) {
            return false;
        }
        Refuter refuter = new Refuter(problem);
        Map<String, Refutation> before = Refutation.of(problem).stream()
                .collect(Collectors.toMap(Refutation::name, Function.identity()));
        return Refutation.write(problem, mistakes.stream()
                .map(wrong -> refuter.refutation(wrong, Optional.ofNullable(before.get(wrong.name())))).toList());
    }

    private Refutation refutation(WrongSolution wrong, Optional<Refutation> before) {
        Optional<TestCase> slow = before.filter(known -> known.verdict() == Verdict.TIME_LIMIT_EXCEEDED)
                .flatMap(known -> find(known.secret())
                        .filter(test -> known.measured().equals(Optional.of(SlowRuns.digest(wrong, test)))
                                || SlowRuns.isTooSlow(wrong, test)));
        if (slow.isPresent()) {
            return tooSlow(wrong, slow.get());
        }
        Optional<Wrong> smallest = small.refuting(wrong).map(input -> on(wrong, input));
        Set<Verdict> verdicts = smallest.map(run -> Set.of(run.fails() ? Verdict.RUNTIME_ERROR : Verdict.WRONG_ANSWER))
                .orElse(Set.of(Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR));
        return rejecting(wrong, verdicts)
                .map(test -> refutation(wrong, wrong.verdictOn(test), smallest, test, Optional.empty()))
                .or(() -> longestFirst().filter(test -> smallest.isEmpty() && SlowRuns.isTooSlow(wrong, test))
                        .findFirst().map(test -> tooSlow(wrong, test)))
                .orElseThrow(() -> new CheckoutException("no secret case rejects " + wrong.mistake().file()
                        + smallest.map(run -> " with " + verdicts.iterator().next()).orElse("")
                        + ": add one to Cases.describe(), and run scripts/data " + problem));
    }

    private Stream<TestCase> longestFirst() {
        return IntStream.range(0, secret.size()).mapToObj(i -> secret.get(secret.size() - 1 - i));
    }

    private Refutation tooSlow(WrongSolution wrong, TestCase test) {
        return refutation(wrong, Verdict.TIME_LIMIT_EXCEEDED, Optional.empty(), test,
                Optional.of(SlowRuns.digest(wrong, test)));
    }

    private Refutation refutation(WrongSolution wrong, Verdict verdict, Optional<Wrong> smallest,
            TestCase test, Optional<String> measured) {
        return new Refutation(wrong.name(), verdict, isCaughtBySamples(wrong), smallest,
                wrong.mistake().head().shows().map(input -> on(wrong, input)), name(test), measured);
    }

    public boolean isCaughtBySamples(WrongSolution wrong) {
        return TestCases.samples(problem).stream().anyMatch(sample -> wrong.verdictOn(sample) != Verdict.ACCEPTED);
    }

    /** Makes what is said of a mistake and an input, by a run. */
    public Wrong on(WrongSolution wrong, String input) {
        String right = (small.contains(input) ? problem.bruteForce() : problem.reference()).run(input);
        GuardedRun run = wrong.run(input, GuardedRun.STACK_BYTES);
        return new Wrong(input, right, Optional.of(run.output()).filter(text -> !text.isEmpty()),
                run.failure().isPresent());
    }

    /** Returns the secret cases, short inputs first. */
    public List<TestCase> secret() {
        return secret;
    }

    public Optional<TestCase> find(String name) {
        return secret.stream().filter(test -> name(test).equals(name)).findFirst();
    }

    private static String name(TestCase secret) {
        return secret.name().substring(secret.name().indexOf('/') + 1);
    }

    /**
     * Finds the first secret case that rejects a mistake with one of these verdicts, unless several before are too
     * slow: a run that exceeds its time goes on, and slows down those that follow.
     */
    public Optional<TestCase> rejecting(WrongSolution wrong, Set<Verdict> verdicts) {
        int slow = 0;
        for (TestCase test : secret) {
            Verdict verdict = wrong.verdictOn(test);
            if (verdicts.contains(verdict)) {
                return Optional.of(test);
            }
            if (verdict == Verdict.TIME_LIMIT_EXCEEDED && ++slow == MAX_SLOW) {
                break;
            }
        }
        return Optional.empty();
    }
}
