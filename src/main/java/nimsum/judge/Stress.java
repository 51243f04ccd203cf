package nimsum.judge;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.judge.LocalJudge.Judged;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;

/**
 * Compares a program with trusted ones: on random inputs that grow in size with the brute force, then on larger ones with the
 * reference, and on the secret cases, which hold what chance does not find. The same seed and number of rounds give the same
 * inputs.
 */
public final class Stress {

    /** How many inputs are compared with the reference. */
    public static final int LARGE_ROUNDS = 20;
    /** Their sizes go up to two to this power, which is more than the largest legal size of any problem. */
    private static final int MAX_BITS = 30;
    /** After the first failure, so many more inputs that are no larger are tried for one that is smaller. */
    private static final int SHRINKING_ROUNDS = 50;
    private static final Comparator<Failure> BY_SIZE = Comparator.<Failure>comparingInt(found -> found.input.length())
            .thenComparing(Failure::input);
    private static final String SMALLEST = "the smallest found";

    private final Problem problem;
    private final Cases cases;
    private final ComparedProgram program;
    private final Random random;
    private int onlyTogether;

    /**
     * An input on which the program fails.
     *
     * @param input
     *            each character one byte
     * @param origin
     *            where it comes from
     * @param expected
     *            what the trusted program prints
     * @param trusted
     *            the name of that program
     * @param found
     *            what the program prints
     * @param result
     *            what is wrong with that
     */
    public record Failure(String input, String origin, String expected, String trusted, String found,
            CaseResult result) {
    }

    /** Compares a program on the inputs of a seed. */
    public Stress(Problem problem, ComparedProgram program, long seed) {
        this.problem = problem;
        this.cases = problem.cases();
        this.program = program;
        this.random = new Random(seed);
    }

    /** The size of the last input that is compared with the brute force. */
    public int smallSize() {
        return cases.bruteForceSize();
    }

    /** Tries an input that the brute force can do; its size grows with the round. */
    public Optional<Failure> small(int round, int rounds) {
        int size = 1 + (int) ((long) round * smallSize() / rounds);
        return attempt(problem.bruteForce(), size)
                .map(failure -> shrink(failure, problem.bruteForce(), attempt -> 1 + attempt % size));
    }

    /** Tries a larger input: sizes double from round to round, and the last ones are the largest that are legal. */
    public Optional<Failure> large(int round) {
        int bits = bits(round);
        return attempt(problem.reference(), 1 << bits).map(failure -> shrink(failure, problem.reference(),
                attempt -> 1 << attempt * bits / SHRINKING_ROUNDS));
    }

    /** The binary logarithm of the size in a round. */
    static int bits(int round) {
        return (round + 1) * MAX_BITS / LARGE_ROUNDS;
    }

    /** The cases for {@link #secret}. */
    public List<TestCase> secretCases() {
        return TestCase.of(problem, DataKind.SECRET);
    }

    /**
     * Tries a secret case. Where each of its lines is a question, the first one that is answered wrongly is tried alone; a program
     * that answers it then is not blamed here, since not every judge asks several questions in a file; but it is counted.
     */
    public Optional<Failure> secret(TestCase test) {
        String input = test.readInput();
        String answer = test.readOutput();
        Optional<Failure> whole = attempt(input, test.name(), answer, "Reference");
        Optional<QuestionLines> lines = problem.file().linePerQuestion()
                ? QuestionLines.of(input, answer)
                : Optional.empty();
        Optional<String> question = whole.flatMap(failure -> failure.result.difference())
                .flatMap(difference -> lines.flatMap(all -> all.question(difference.line())));
        if (question.isEmpty()) {
            return whole;
        }
        String alone = lines.get().alone(question.get());
        Optional<Failure> failure = attempt(alone, "a question of " + test, problem.reference().run(alone),
                "Reference");
        if (failure.isEmpty()) {
            onlyTogether++;
        }
        return failure;
    }

    /** In how many secret cases a question was answered wrongly among others and rightly alone. */
    public int onlyTogether() {
        return onlyTogether;
    }

    private Optional<Failure> attempt(Program trusted, int size) {
        String input = cases.random(random, size);
        String name = trusted.solve().getDeclaringClass().getSimpleName();
        return attempt(input, SMALLEST, trusted.run(input), name);
    }

    private Optional<Failure> attempt(String input, String origin, String expected, String trusted) {
        Judged judged = program.answer(input, expected);
        return Optional.of(new Failure(input, origin, expected, trusted, judged.run().output(), judged.result()))
                .filter(failure -> failure.result.verdict() != Verdict.ACCEPTED);
    }

    /** The smallest of a failure and those that further inputs show. A program that was too slow is not run again. */
    private Failure shrink(Failure failure, Program trusted, IntUnaryOperator size) {
        if (failure.result.verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
            return failure;
        }
        Stream<Failure> more = IntStream.range(0, SHRINKING_ROUNDS)
                .mapToObj(round -> attempt(trusted, size.applyAsInt(round))).flatMap(Optional::stream);
        return Stream.concat(Stream.of(failure), more).min(BY_SIZE).orElseThrow();
    }
}
