package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.author.GuardedRun;
import nimsum.cases.Cases;
import nimsum.cases.Computed;
import nimsum.cases.Narrowing;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.StrictText.Part;
import nimsum.judge.Verdict;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;

/**
 * The solution of a problem, in which numbers can be narrowed: each number of the input where it is read, and each that
 * {@code Cases} says is computed. Its class is rewritten once for all of them. It does not complain of an input that
 * turns out wrong, since a program that read the numbers in a narrow type would go on.
 */
public final class NarrowedMain {

    /**
     * Where the solution has the same numbers.
     *
     * @param name what they are called
     * @param range what they may be
     */
    record Place(String name, Range range) {
    }

    /**
     * What a run has shown in which nothing is narrowed.
     *
     * @param reach by place, how far from 0 its numbers get, as numbers without a sign; 0 where none passes
     * @param passed how many numbers passed all places together
     */
    record RightRun(long[] reach, int passed) {
    }

    /** A run that passes so many times as many numbers as the right one goes round in circles. */
    private static final int MOST_TIMES = 10;
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int SMALL_INPUTS = 100;

    private final Problem problem;
    private final MarkedClasses classes;
    private final Program program;
    /** Those of computed numbers come first. */
    private final List<Place> places = new ArrayList<>();
    private final int firstRead;

    NarrowedMain(Problem problem) {
        this.problem = problem;
        classes = new MarkedClasses(problem.id() + ".Main");
        for (Computed number : problem.cases().computed()) {
            classes.mark(number, places.size());
            places.add(new Place(number.name(), number.range()));
        }
        firstRead = places.size();
        int reads = classes.markReads(firstRead);
        classes.silence();
        try {
            program = Program.of(classes.loadClass(problem.id() + ".Main"));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        places.addAll(reads(reads));
    }

    List<Place> places() {
        return places;
    }

    /** Which numbers of the input the other places read: the samples have each, in the order in which they are read. */
    private List<Place> reads(int count) {
        Cases cases = problem.cases();
        Set<String> computed = cases.computed().stream().map(Computed::name).collect(Collectors.toSet());
        List<Map<String, Range>> ranges = IntStream.range(0, count)
                .<Map<String, Range>>mapToObj(place -> new TreeMap<>()).toList();
        for (TestCase sample : TestCase.of(problem, DataKind.SAMPLE)) {
            Iterator<Part> numbers = StrictText.numbers(cases, sample.readInput()).stream()
                    .filter(part -> !computed.contains(part.name())).iterator();
            run(sample.readInput(), (place, number) -> {
                if (place >= firstRead) {
                    assertTrue(numbers.hasNext(), () -> "Main reads more numbers than there are in " + sample.input());
                    Part part = numbers.next();
                    ranges.get(place - firstRead).put(part.name(),
                            cases.bounds().getOrDefault(part.name(), part.range()));
                }
                return number;
            });
            assertFalse(numbers.hasNext(), () -> "Main does not read all numbers of " + sample.input());
        }
        // What no input has as a number, as the length of a row, Main need not have.
        Set<String> missing = cases.small().limit(SMALL_INPUTS)
                .flatMap(input -> StrictText.numbers(cases, input).stream()).map(Part::name)
                .collect(Collectors.toSet());
        missing.removeAll(computed);
        ranges.forEach(numbers -> missing.removeAll(numbers.keySet()));
        assertTrue(missing.isEmpty(), () -> problem + ": on the samples Main does not read " + missing);
        return ranges.stream().map(numbers -> new Place(String.join(", ", numbers.keySet()),
                new Range(numbers.values().stream().mapToLong(Range::min).min().orElseThrow(),
                        numbers.values().stream().mapToLong(Range::max).max().orElseThrow())))
                .toList();
    }

    /**
     * Runs the solution with nothing narrowed.
     *
     * @throws AssertionError if a number is not in its range
     */
    RightRun rightRun(String input) {
        long[] reach = new long[places.size()];
        int[] passed = {0};
        run(input, (place, number) -> {
            Range range = places.get(place).range;
            if (!range.contains(number)) {
                fail(problem + ": Cases says that " + places.get(place).name + " is in " + range + ", but here it is "
                        + number);
            }
            passed[0]++;
            long distance = range.isUnsigned() ? number : Math.abs(number);
            if (Long.compareUnsigned(distance, reach[place]) > 0) {
                reach[place] = distance;
            }
            return number;
        });
        return new RightRun(reach, passed[0]);
    }

    /**
     * Whether a run goes wrong in which what passes a place is kept in too narrow a type.
     *
     * @param right the run of the same test with nothing narrowed
     */
    boolean shows(Narrowing narrowing, int place, TestCase test, RightRun right) {
        long most = MOST_TIMES * (1L + right.passed);
        int[] passed = {0};
        return GuardedRun.within(LIMIT, () -> {
            classes.use((at, number) -> {
                // It is out of step after a count that was too small, or goes round in circles.
                if (at >= firstRead && !places.get(at).range.contains(number) || ++passed[0] > most) {
                    throw new IllegalStateException(places.get(at) + ": " + number);
                }
                return at == place ? narrowing.change().applyAsLong(number) : number;
            });
            return GuardedRun.of(program, test.readInput()).verdict(test.readOutput()) != Verdict.ACCEPTED;
        }).orElse(true);
    }

    private String run(String input, MarkedClasses.Change change) {
        classes.use(change);
        return program.run(input);
    }
}
