package nimsum.stress;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.errors.InvalidInput;
import nimsum.errors.UsageException;
import nimsum.input.Cases;
import nimsum.input.Question;
import nimsum.judge.Answered;
import nimsum.judge.CaseResult;
import nimsum.judge.FormCases;
import nimsum.judge.FormCases.Asked;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * Compares a program with trusted ones: on random inputs that grow in size with the brute force, then on larger ones
 * with the reference, and on the secret cases, which hold what chance does not find. The program is given each input in
 * the form of its judge. The same seed and number of rounds give the same inputs.
 */
public final class Stress {

    /** The number of inputs that are compared with the reference. */
    public static final int LARGE_ROUNDS = 20;
    private static final int SMALLER_ROUNDS = 50;
    /** The number of runs in which an input is made smaller. */
    public static final int SHRINKING_RUNS = 2000;
    /** The time limit for the same; the last run may end later. */
    private static final long SHRINKING_NANOS = TimeUnit.SECONDS.toNanos(30);
    /** Sizes go up to two to this power, which is more than the largest legal size of any problem. */
    private static final int MAX_BITS = 30;
    /** Shorter inputs, in bytes, show whether a known mistake answers as the program does. */
    private static final int SHORT = 1 << 16;
    private static final String RANDOM = "a random one";

    private final FormCases form;
    private final Problem problem;
    private final Cases cases;
    private final BiFunction<String, String, CaseResult> program;
    private final Random random;
    private int onlyTogether;
    private final Map<String, Answered> runs = new LinkedHashMap<>();

    /**
     * An input on which the program fails.
     *
     * @param ours in the form of our files
     * @param input in the form of the judge, each character one byte
     * @param origin where it comes from
     * @param trusted the program that is right
     * @param expected what has to be printed for it
     * @param result what the compared program prints, and what is wrong with that
     */
    public record Failure(String ours, String input, String origin, Program trusted, String expected,
            CaseResult result) {
    }

    /**
     * @param program runs the compared program on an input, and judges it by the answer
     */
    public Stress(FormCases form, BiFunction<String, String, CaseResult> program, long seed) {
        this.form = form;
        this.problem = form.problem();
        this.cases = problem.cases();
        this.program = program;
        this.random = new Random(seed);
    }

    /** Returns the size of the last input that is compared with the brute force. */
    public int smallSize() {
        return cases.bruteForceSize();
    }

    /** Tries an input that the brute force can do; its size grows with the round. */
    public Optional<Failure> small(int round, int rounds) {
        int size = 1 + (int) ((long) round * smallSize() / rounds);
        return attempt(cases.random(random, size), RANDOM, problem.bruteForce());
    }

    /**
     * Tries a larger input: sizes double from round to round, and the last ones are the largest that are legal. After a
     * failure some smaller ones are tried, from the smallest on, as it is quicker to find one of them that fails, too,
     * than to shrink a large one.
     */
    public Optional<Failure> large(int round) {
        return ofSize(1 << bits(round)).map(failure -> IntStream.range(0, SMALLER_ROUNDS)
                .mapToObj(smaller -> ofSize(1 << smaller * bits(round) / SMALLER_ROUNDS)).flatMap(Optional::stream)
                .findFirst().orElse(failure));
    }

    private Optional<Failure> ofSize(int size) {
        return attempt(cases.random(random, size), RANDOM, problem.reference());
    }

    /** Returns the binary logarithm of the size in a round. */
    static int bits(int round) {
        return (round + 1) * MAX_BITS / LARGE_ROUNDS;
    }

    public List<TestCase> secretCases() {
        return TestCases.of(problem, DataKind.SECRET);
    }

    /**
     * Tries a secret case. Where each of its lines is a question, the first one that is answered wrongly is tried
     * alone; a program that answers it then is not blamed here, since not every judge asks several questions in a file;
     * but it is counted. For a judge with a form of its own, parts are tried that fit one of its files.
     */
    public Optional<Failure> secret(TestCase test) {
        if (form.isOwn()) {
            return form.parts(test)
                    .map(part -> attempt(part.input(), "a part of " + test, problem.reference(), part.answer()))
                    .flatMap(Optional::stream).findFirst();
        }
        String input = test.readInput();
        String answer = test.readOutput();
        Optional<Failure> whole = attempt(input, test.name(), problem.reference(), answer);
        Optional<Question> question = whole.flatMap(failure -> failure.result.difference())
                .flatMap(difference -> cases.question(input, answer, difference.line()));
        if (question.isEmpty()) {
            return whole;
        }
        Optional<Failure> failure = attempt(cases.frame().file(List.of(question.get().text())),
                "a question of " + test, problem.reference());
        if (failure.isEmpty()) {
            onlyTogether++;
        }
        return failure;
    }

    /** Returns the number of secret cases in which a question was answered wrongly among others and rightly alone. */
    public int onlyTogether() {
        return onlyTogether;
    }

    /**
     * Tries one input in the form of the judge. If that is a form of its own, our solution for it is trusted, because
     * neither the reference nor the cases can read it.
     *
     * @throws UsageException if it breaks a rule of the problem
     */
    public Optional<Failure> given(String input, String origin) {
        if (form.isOwn()) {
            Program trusted = problem.solution(form.judge());
            return failure(input, new Asked(input, trusted.run(input)), origin, trusted);
        }
        try {
            cases.check(input);
        } catch (InvalidInput e) {
            throw new UsageException(origin + " is not an input of " + problem + ": " + e.getMessage());
        }
        return attempt(input, origin, problem.reference());
    }

    /**
     * Finds as small an input as possible on which the program fails, too: first among the small ones of the problem,
     * in their order, then by delta debugging. Returns the same failure if none is found.
     *
     * @param eachRun is told of each run, of which there are at most {@link #SHRINKING_RUNS}
     */
    public Failure shrunk(Failure failure, Runnable eachRun) {
        long start = System.nanoTime();
        AtomicInteger runs = new AtomicInteger();
        AtomicReference<Failure> smallest = new AtomicReference<>(failure);
        Predicate<String> fails = input -> {
            runs.incrementAndGet();
            eachRun.run();
            Optional<Failure> smaller = attempt(input, "shrunk from " + failure.origin, failure.trusted);
            smaller.ifPresent(smallest::set);
            return smaller.isPresent();
        };
        boolean isSmall = cases.small().filter(input -> input.length() < failure.ours.length())
                .takeWhile(input -> runs.get() < SHRINKING_RUNS / 2 && System.nanoTime() - start < SHRINKING_NANOS / 2)
                .anyMatch(fails);
        if (!isSmall) {
            Shrinker.shrink(cases, failure.ours, fails,
                    () -> runs.get() == SHRINKING_RUNS || System.nanoTime() - start > SHRINKING_NANOS);
        }
        return smallest.get();
    }

    /** Returns the runs on short inputs; then, as soon as they are read, those on the short secret cases. */
    public Stream<Answered> shortRuns() {
        return Stream.concat(runs.values().stream(), secretCases().stream().filter(test -> test.length() < SHORT)
                .flatMap(form::of).map(test -> new Asked(test.readInput(), test.readOutput()))
                .map(asked -> new Answered(asked.input(), asked.answer(),
                        program.apply(asked.input(), asked.answer()))));
    }

    private Optional<Failure> attempt(String input, String origin, Program trusted) {
        return attempt(input, origin, trusted, trusted.run(input));
    }

    private Optional<Failure> attempt(String input, String origin, Program trusted, String expected) {
        return failure(input, form.asked(input, expected), origin, trusted);
    }

    private Optional<Failure> failure(String ours, Asked asked, String origin, Program trusted) {
        CaseResult result = program.apply(asked.input(), asked.answer());
        if (asked.input().length() < SHORT) {
            runs.put(asked.input(), new Answered(asked.input(), asked.answer(), result));
        }
        return Optional.of(new Failure(ours, asked.input(), origin, trusted, asked.answer(), result))
                .filter(failure -> result.verdict() != Verdict.ACCEPTED);
    }
}
