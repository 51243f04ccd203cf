package nimsum.author;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.book.Pitfall;
import nimsum.book.Readme;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.files.DataFiles;
import nimsum.judge.GuardedRun;
import nimsum.judge.Verdict;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/** Finds what refutes the mistakes of a problem, and checks that the pitfalls in its README say so. */
public final class Refutations {

    /** How many cases may take a mistake too long before it is given up. */
    private static final int MOST_SLOW = 3;

    /**
     * A false statement of a pitfall.
     *
     * @param reason a clause
     * @param better the pitfall as it should be, or nothing if nothing is found that refutes the mistake
     */
    public record Fault(String reason, Optional<Pitfall> better) {
    }

    private final Problem problem;
    /** Short inputs come first, because they are answered soon. */
    private final List<TestCase> secret;
    private final Map<String, String> pitfalls;
    private final SmallInputs small;

    /** Reads the data and the README of a problem as they are now. */
    public Refutations(Problem problem) {
        this.problem = problem;
        secret = TestCases.of(problem, DataKind.SECRET).stream().sorted(Comparator.comparing(TestCase::length))
                .toList();
        pitfalls = Pitfall.items(readme(problem).text());
        small = new SmallInputs(problem);
    }

    /**
     * Writes into the README what refutes each mistake, if this is missing or not true.
     *
     * @return the names of the mistakes whose pitfall changed
     */
    public static List<String> write(Problem problem) {
        List<WrongSolution> mistakes = WrongSolution.of(problem);
        if (mistakes.isEmpty()) {
            return List.of();
        }
        List<String> written = new ArrayList<>();
        Refutations refutations = new Refutations(problem);
        for (WrongSolution wrong : mistakes) {
            refutations.fault(wrong).flatMap(Fault::better).ifPresent(better -> {
                Readme readme = readme(problem);
                if (DataFiles.writeDocument(readme.path(), better.into(readme, wrong.file()))) {
                    written.add(wrong.name());
                }
            });
        }
        return written;
    }

    /** Writes into the Chinese README, if there is one, what the English README says; whether that changed. */
    public static boolean writeChinese(Problem problem) {
        Readme chinese = new Readme(problem, Language.ZH);
        return chinese.exists() && DataFiles.writeDocument(chinese.path(), Pitfall
                .inChinese(chinese.text(), readme(problem).text()));
    }

    private static Readme readme(Problem problem) {
        return new Readme(problem, Language.EN);
    }

    /** Returns the secret cases, short inputs first. */
    public List<TestCase> secret() {
        return secret;
    }

    /**
     * Finds the first secret case that rejects a mistake as its description says, unless several before are too slow: a
     * run that exceeds its time goes on, and slows down those that follow.
     */
    public Optional<TestCase> rejecting(WrongSolution wrong) {
        int slow = 0;
        for (TestCase test : secret) {
            Verdict verdict = wrong.verdictOn(test);
            if (verdict == wrong.verdict()) {
                return Optional.of(test);
            }
            if (verdict == Verdict.TIME_LIMIT_EXCEEDED && ++slow == MOST_SLOW) {
                break;
            }
        }
        return Optional.empty();
    }

    /** Finds the secret case for which the README says that a mistake is too slow. */
    public Optional<TestCase> slowCase(WrongSolution wrong) {
        return pitfall(wrong).flatMap(Pitfall::caseName).flatMap(this::find);
    }

    /** Finds a fault of the pitfall of a mistake. A mistake that is too slow is not run. */
    public Optional<Fault> fault(WrongSolution wrong) {
        Optional<Pitfall> stated = pitfall(wrong);
        if (stated.isEmpty()) {
            return smallest(wrong, pitfalls.containsKey(wrong.name())
                    ? "it has to have one sentence that says what refutes it"
                    : "there is no item for it");
        }
        Optional<String> bound = stated.filter(pitfall -> pitfall.caseName().isEmpty()).map(Pitfall::input);
        Optional<Fault> untrue = bound.isPresent()
                ? faultOfInput(wrong, stated.get())
                : faultOfCase(wrong, stated.get().caseName().orElseThrow());
        if (untrue.isPresent() || wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
            return untrue;
        }
        Optional<Fault> larger = small.refuting(wrong, bound)
                .map(input -> new Fault("a smaller input refutes it", Optional.of(on(wrong, input))));
        return larger.or(() -> bound.map(input -> on(wrong, input))
                .filter(found -> !found.equals(stated.get()) && !stated.get().right().isEmpty())
                .map(found -> new Fault("it is not as it is stated", Optional.of(found))));
    }

    private Optional<Fault> faultOfCase(WrongSolution wrong, String name) {
        Optional<TestCase> named = find(name);
        if (named.isEmpty()) {
            return smallest(wrong, "there is no secret case " + name);
        }
        // A mistake that is too slow is not run here, because this takes a while.
        return wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED || wrong.verdictOn(named.get()) == wrong.verdict()
                ? Optional.empty()
                : smallest(wrong, "the case does not refute it");
    }

    private Optional<Fault> faultOfInput(WrongSolution wrong, Pitfall stated) {
        if (wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
            return smallest(wrong, "name the secret case that takes it too long");
        }
        Optional<String> broken = problem.cases().brokenRule(stated.input());
        if (broken.isPresent()) {
            return smallest(wrong, "the input is not valid: " + broken.get());
        }
        Pitfall found = on(wrong, stated.input());
        return found.wrong().equals(Optional.of(found.right()))
                ? smallest(wrong, "the input does not refute it")
                : Optional.empty();
    }

    /**
     * Makes a fault whose better pitfall has the smallest input that refutes the mistake. If no small input does, it
     * names the shortest secret case that rejects the mistake, or the longest case if the mistake is too slow.
     */
    private Optional<Fault> smallest(WrongSolution wrong, String reason) {
        return Optional.of(new Fault(reason, wrong.verdict() == Verdict.TIME_LIMIT_EXCEEDED
                ? secret.stream().reduce((shorter, longer) -> longer).map(Pitfall::ofCase)
                : small.refuting(wrong, Optional.empty()).map(input -> on(wrong, input))
                        .or(() -> rejecting(wrong).map(Pitfall::ofCase))));
    }

    /** Makes the pitfall with this input by a run of the mistake. */
    private Pitfall on(WrongSolution wrong, String input) {
        String right = (small.contains(input) ? problem.bruteForce() : problem.reference()).run(input);
        GuardedRun run = wrong.run(input, GuardedRun.STACK_BYTES);
        return new Pitfall(Optional.empty(), input, right,
                run.failure().isPresent() ? Optional.empty() : Optional.of(run.output()));
    }

    /** Returns the pitfall of a mistake in the README, if it has one with a sentence of the right form. */
    public Optional<Pitfall> pitfall(WrongSolution wrong) {
        return Optional.ofNullable(pitfalls.get(wrong.name())).flatMap(Pitfall::parse);
    }

    private Optional<TestCase> find(String name) {
        return secret.stream().filter(test -> test.name().equals("secret/" + name)).findFirst();
    }
}
