package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nimsum.cases.Cases;
import nimsum.cases.Computed;
import nimsum.cases.Narrowing;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.StrictText.Part;
import nimsum.cases.TypeCases;
import nimsum.harness.report.TestReport;
import nimsum.harness.run.Deep;
import nimsum.harness.run.JavaProcess;
import nimsum.judge.GuardedRun;
import nimsum.judge.Verdict;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;

/**
 * The solution of a problem, in which numbers can be narrowed: each that {@code Cases} says is computed, and each
 * number of the input where it is read.
 */
final class NarrowedMain {

    /**
     * Where the solution has the same numbers.
     *
     * @param name what they are called
     * @param range what they may be
     */
    private record Place(String name, Range range) {
    }

    /**
     * What a run has shown in which nothing is narrowed.
     *
     * @param reach by place, how far from 0 its numbers get, as numbers without a sign; 0 where none passes
     * @param passed how many numbers passed all places together
     */
    private record RightRun(long[] reach, int passed) {
    }

    /** A run that passes so many times as many numbers as the right one goes round in circles. */
    private static final int MOST_TIMES = 10;
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Problem problem;
    private final MarkedClasses classes;
    private final Program program;
    private final List<TestCase> secret;
    /** The places of numbers. Those of computed numbers come first. */
    private final List<Place> places = new ArrayList<>();
    private final int firstRead;
    private final Map<TestCase, RightRun> rightRuns = new HashMap<>();

    NarrowedMain(Problem problem) {
        this.problem = problem;
        secret = TestCase.of(problem, DataKind.SECRET);
        Map<String, Integer> computed = new LinkedHashMap<>();
        for (Computed number : problem.cases().computed()) {
            computed.put(number.where(), places.size());
            places.add(new Place(number.name(), number.range()));
        }
        firstRead = places.size();
        classes = new MarkedClasses(problem.id(), computed);
        try {
            program = Program.of(classes.loadClass(problem.id() + ".Main"));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        addReads();
        problem.cases().computed().forEach(number -> checkFound(problem, number, classes.found()));
    }

    /** The solution has a number where {@code Cases} says so. */
    static void checkFound(Problem problem, Computed number, Set<String> found) {
        assertTrue(found.contains(number.where()), () -> problem + ".Main has no " + number.where()
                + ", where Cases.computed() looks for " + number.name() + ". It has " + String.join(", ", found));
    }

    /**
     * A secret case rejects each type that is too narrow, except for those of which {@code Cases} says why none does.
     */
    void check() {
        Set<String> harmless = new HashSet<>(problem.cases().harmless().keySet());
        int rejected = 0;
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            for (Narrowing narrowing : Narrowing.of(place.range())) {
                String wrong = narrowing.of(place.name());
                boolean isHarmless = harmless.remove(wrong);
                Optional<TestCase> rejecting = rejecting(i, narrowing, Deep.ON || !isHarmless);
                assertEquals(isHarmless, rejecting.isEmpty(), () -> isHarmless
                        ? problem + ": Cases.harmless() says that a solution may keep " + wrong + ", but "
                                + rejecting.orElseThrow() + " rejects it: take that out"
                        : problem + ": no secret case rejects a solution that keeps " + wrong
                                + ": add a case in which " + place.name() + " is "
                                + Long.toUnsignedString(narrowing.least())
                                + " or more and that it answers wrongly, or say in Cases.inputsWith() how to make one");
                rejected += isHarmless ? 0 : 1;
            }
        }
        assertEquals(Set.of(), harmless,
                problem + ": Cases.harmless() names what fits all numbers, or none of them");
        TestReport.count(problem, rejected, "programs with too narrow a type rejected");
    }

    private Optional<TestCase> rejecting(int place, Narrowing narrowing, boolean byTheLargest) {
        String file = DataKind.SECRET.folder() + "/" + TypeCases.PREFIX
                + places.get(place).name().replace(' ', '-');
        return secret.stream().filter(test -> byTheLargest || !JavaProcess.isLargest(test))
                .sorted(Comparator.comparing((TestCase test) -> !test.name().startsWith(file))
                        .thenComparing(TestCase::length))
                .filter(test -> narrowing.mayChange(rightRun(test).reach[place])
                        && shows(narrowing, place, test))
                .findFirst();
    }

    /** Adds the numbers of the input: the samples have each, in the order in which {@code Main} reads them. */
    private void addReads() {
        Cases cases = problem.cases();
        Set<String> computed = places.stream().map(Place::name).collect(Collectors.toSet());
        for (TestCase sample : problem.samples()) {
            List<Part> numbers = StrictText.numbers(cases, sample.readInput());
            numbers.removeIf(part -> computed.contains(part.name()));
            List<Integer> read = new ArrayList<>();
            run(sample.readInput(), (place, number) -> {
                if (place >= firstRead) {
                    read.add(place);
                }
                return number;
            });
            assertEquals(numbers.size(), read.size(), () -> "the numbers that Main reads of " + sample.input());
            while (places.size() < classes.places()) {
                places.add(new Place("", null));
            }
            for (int i = 0; i < read.size(); i++) {
                Part part = numbers.get(i);
                places.set(read.get(i), joined(places.get(read.get(i)), part.name(),
                        cases.bounds().getOrDefault(part.name(), part.range())));
            }
        }
        assertTrue(places.stream().allMatch(place -> place.range != null),
                () -> problem + ": Main reads a number of which the samples have none");
    }

    /** A place where numbers of several names are read. */
    private static Place joined(Place place, String name, Range range) {
        if (place.range == null) {
            return new Place(name, range);
        }
        boolean known = List.of(place.name.split(", ")).contains(name);
        return new Place(known ? place.name : place.name + ", " + name, new Range(
                Math.min(place.range.min(), range.min()), Math.max(place.range.max(), range.max())));
    }

    private RightRun rightRun(TestCase test) {
        return rightRuns.computeIfAbsent(test, this::runRight);
    }

    /** Runs the solution with nothing narrowed: each number is in its range, and the answer is right. */
    private RightRun runRight(TestCase test) {
        long[] reach = new long[places.size()];
        int[] passed = {0};
        assertEquals(test.readOutput(), GuardedRun.inTime(problem, () -> run(test.readInput(), (at, number) -> {
            Place place = places.get(at);
            if (!place.range.contains(number)) {
                throw new AssertionError(problem + ": Cases says that " + place.name + " is in " + place.range
                        + ", but here it is " + number);
            }
            passed[0]++;
            long distance = place.range.isUnsigned() ? number : Math.abs(number);
            if (Long.compareUnsigned(distance, reach[at]) > 0) {
                reach[at] = distance;
            }
            return number;
        })), () -> problem + ".Main on " + test);
        return new RightRun(reach, passed[0]);
    }

    /** Returns whether a run goes wrong if the numbers at a place are kept in a type that is too narrow. */
    private boolean shows(Narrowing narrowing, int place, TestCase test) {
        long most = MOST_TIMES * (1L + rightRun(test).passed);
        int[] passed = {0};
        return GuardedRun.within(LIMIT, GuardedRun.STACK_BYTES, () -> {
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
