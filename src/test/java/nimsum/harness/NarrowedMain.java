package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.author.GuardedRun;
import nimsum.cases.Cases;
import nimsum.cases.Computed;
import nimsum.cases.Narrowing;
import nimsum.cases.Range;
import nimsum.cases.StrictText.Part;
import nimsum.cases.StrictText;
import nimsum.compile.MemoryCompiler;
import nimsum.compile.SourceText;
import nimsum.judge.Verdict;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;

/**
 * The solution of a problem, in which what some expressions yield can be narrowed: each number of the input where it is
 * read, and each that {@code Cases} says is computed. It is compiled once for all of them. It does not complain of an
 * input that turns out wrong, since a program that read the numbers in a narrow type would go on.
 */
public final class NarrowedMain {

    /**
     * Expressions for the same numbers.
     *
     * @param name what they are called
     * @param range what they may be
     */
    record Place(String name, Range range) {
    }

    /** What a run makes of the numbers on their way. */
    private interface Change {

        long at(int place, long number);
    }

    private static final ThreadLocal<Change> CHANGE = new ThreadLocal<>();
    /** Three times what the largest input has. */
    private static final int MOST_NUMBERS = 20_000_000;
    private static final Duration LIMIT = Duration.ofSeconds(10);
    /**
     * A number with bounds is read, in which there may be parentheses in parentheses, or by a method of Main's one
     * without a sign.
     */
    private static final Pattern READ = Pattern
            .compile("in\\.nextInt\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))+\\)|nextUnsigned\\(in\\)");
    private static final int SMALL_INPUTS = 100;
    private static final String FILE_END = "\f";
    private static final Pattern COMPLAINT = Pattern.compile("(?s)throw in\\.unexpected\\(.*?\\);");

    private final Problem problem;
    private final Program program;
    /** Those of computed numbers come first. */
    private final List<Place> places = new ArrayList<>();
    private final int firstRead;

    NarrowedMain(Problem problem) {
        this.problem = problem;
        // One text for all classes: a mark is where its code is.
        String main = problem.submitted().stream()
                .map(name -> DataFiles.readDocument(problem.folder().resolve(name + ".java")))
                .collect(Collectors.joining(FILE_END));
        List<Computed> computed = problem.cases().computed();
        for (Computed number : computed) {
            main = marked(main, number, places.size());
            places.add(new Place(number.name(), number.range()));
        }
        firstRead = places.size();
        int[] count = {firstRead};
        main = READ.matcher(COMPLAINT.matcher(main).replaceAll(";"))
                .replaceAll(read -> Matcher.quoteReplacement(
                        marked(count[0]++, read.group().startsWith("in.") ? "in.nextInt()" : read.group())));
        program = compiled(main);
        places.addAll(reads(count[0]));
    }

    List<Place> places() {
        return places;
    }

    /** The expressions of a computed number, between two # each, become calls. */
    private static String marked(String main, Computed number, int place) {
        String[] pieces = number.code().split("#", -1);
        String line = String.join("", pieces);
        assertEquals(1, main.split(Pattern.quote(line), -1).length - 1,
                () -> "Cases.computed(), " + number.name() + ": how often Main.java has " + line);
        StringBuilder calls = new StringBuilder();
        for (int i = 0; i < pieces.length; i++) {
            calls.append(i % 2 == 0 ? pieces[i] : marked(place, pieces[i]));
        }
        return main.replace(line, calls);
    }

    private static String marked(int place, String expression) {
        return NarrowedMain.class.getName() + ".number(" + place + ", " + expression + ")";
    }

    private Program compiled(String texts) {
        String narrowed = problem.id() + ".narrowed";
        List<SourceText> sources = Stream.of(texts.split(FILE_END))
                .map(text -> new SourceText("narrowed",
                        text.replaceFirst("(?m)^package .*;", "package " + narrowed + ";")))
                .toList();
        Map<String, byte[]> classes = MemoryCompiler.compile(sources, List.of(), "-cp",
                System.getProperty("java.class.path"));
        try {
            return Program.of(new ClassLoader(getClass().getClassLoader()) {

                @Override
                protected Class<?> findClass(String name) throws ClassNotFoundException {
                    byte[] bytes = Optional.ofNullable(classes.get(name))
                            .orElseThrow(() -> new ClassNotFoundException(name));
                    return defineClass(name, bytes, 0, bytes.length);
                }
            }.loadClass(narrowed + ".Main"));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Which numbers of the input the other places read: the samples have each, in the order in which they are read. */
    private List<Place> reads(int end) {
        Cases cases = problem.cases();
        List<Map<String, Range>> ranges = IntStream.range(firstRead, end)
                .<Map<String, Range>>mapToObj(place -> new TreeMap<>()).toList();
        for (TestCase sample : TestCase.of(problem, DataKind.SAMPLE)) {
            Iterator<Part> numbers = StrictText.numbers(cases, sample.readInput()).iterator();
            run(sample.readInput(), (place, number) -> {
                if (place >= firstRead) {
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
        ranges.forEach(numbers -> missing.removeAll(numbers.keySet()));
        assertTrue(missing.isEmpty(), () -> problem + ": on the samples Main does not read " + missing);
        return ranges.stream().map(numbers -> new Place(String.join(", ", numbers.keySet()),
                new Range(numbers.values().stream().mapToLong(Range::min).min().orElseThrow(),
                        numbers.values().stream().mapToLong(Range::max).max().orElseThrow())))
                .toList();
    }

    /**
     * How far from 0 the numbers get that come to each place in a run, as numbers without a sign; 0 where none does.
     *
     * @throws AssertionError if one is not in its range
     */
    long[] reach(String input) {
        long[] reach = new long[places.size()];
        run(input, (place, number) -> {
            Place at = places.get(place);
            assertTrue(at.range.contains(number),
                    () -> problem + ": Cases says that " + at.name + " is in " + at.range + ", but here it is "
                            + number);
            long distance = at.range.isUnsigned() ? number : Math.abs(number);
            if (Long.compareUnsigned(distance, reach[place]) > 0) {
                reach[place] = distance;
            }
            return number;
        });
        return reach;
    }

    /** Whether a run goes wrong in which what passes a place is kept in too narrow a type. */
    boolean shows(Narrowing narrowing, int place, TestCase test) {
        int[] passed = {0};
        return GuardedRun.within(LIMIT, () -> {
            CHANGE.set((at, number) -> {
                // It is out of step, having read a count that was too small, or goes round in circles.
                if (at >= firstRead && !places.get(at).range.contains(number) || ++passed[0] > MOST_NUMBERS) {
                    throw new IllegalStateException(places.get(at) + ": " + number);
                }
                return at == place ? narrowing.change().applyAsLong(number) : number;
            });
            return GuardedRun.of(program, test.readInput()).verdict(test.readOutput()) != Verdict.ACCEPTED;
        }).orElse(true);
    }

    private String run(String input, Change change) {
        CHANGE.set(change);
        try {
            return program.run(input);
        } finally {
            CHANGE.remove();
        }
    }

    /** What becomes of a number at a place: for the compiled program only. */
    public static int number(int place, int number) {
        return (int) CHANGE.get().at(place, number);
    }

    /** As {@link #number(int, int)}. */
    public static long number(int place, long number) {
        return CHANGE.get().at(place, number);
    }
}
