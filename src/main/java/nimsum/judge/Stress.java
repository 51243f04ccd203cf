package nimsum.judge;

import java.util.Comparator;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.judge.LocalJudge.Judged;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * Compares a program with the brute force on random inputs that grow in size. The same seed and number of rounds give the
 * same inputs.
 */
public final class Stress {

    /** After the first failure, so many more inputs that are no larger are tried for one that is smaller. */
    private static final int SHRINKING_ROUNDS = 50;
    private static final Comparator<Failure> BY_SIZE = Comparator.<Failure>comparingInt(found -> found.input.length())
            .thenComparing(Failure::input);

    private final Cases cases;
    private final Program bruteForce;
    private final Contender contender;
    private final Random random;

    /**
     * An input on which the program fails.
     *
     * @param input
     *            each character one byte
     * @param expected
     *            what the brute force prints
     * @param found
     *            what the program prints
     * @param result
     *            what is wrong with that
     */
    public record Failure(String input, String expected, String found, CaseResult result) {
    }

    public Stress(Problem problem, Contender contender, long seed) {
        this.cases = problem.cases();
        this.bruteForce = problem.bruteForce();
        this.contender = contender;
        this.random = new Random(seed);
    }

    /** The size of the inputs of a round; from 1 up to what the brute force can do. */
    public int size(int round, int rounds) {
        return 1 + (int) ((long) round * cases.bruteForceSize() / rounds);
    }

    /** Tries one input. */
    public Optional<Failure> attempt(int size) {
        String input = cases.random(random, size);
        String expected = bruteForce.run(input);
        Judged judged = contender.answer(input, expected);
        return Optional.of(new Failure(input, expected, judged.run().output(), judged.result()))
                .filter(failure -> failure.result.verdict() != Verdict.ACCEPTED);
    }

    /**
     * The smallest of a failure and those that further inputs show. A program that was too slow is not run again.
     *
     * @param size
     *            of the input of the failure
     */
    public Failure shrink(Failure failure, int size) {
        if (failure.result.verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
            return failure;
        }
        Stream<Failure> more = IntStream.range(0, SHRINKING_ROUNDS).mapToObj(round -> attempt(1 + round % size))
                .flatMap(Optional::stream);
        return Stream.concat(Stream.of(failure), more).min(BY_SIZE).orElseThrow();
    }
}
