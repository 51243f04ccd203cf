package nimsum.cases;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.StrictText.Kind;
import nimsum.cases.StrictText.Part;

/**
 * Makes an input smaller that has some property, and keeps it legal: takes questions, edges, lines and words away, many
 * at once first, and makes numbers smaller. Where what is taken away is counted in front, the count becomes smaller
 * with it. It knows no format: what {@link Cases} refuses is no input.
 */
public final class Shrinker {

    private static final Pattern LINE = Pattern.compile("(?m)^");
    private static final Pattern WORD = Pattern.compile("\\S+");
    /**
     * After so many stretches of one length in a row without which the input loses its property, shorter ones are
     * tried.
     */
    private static final int PATIENCE = 60;
    /** Two stretches of pieces have so much in common: all but one part of this many. */
    private static final int OVERLAP = 4;
    /** What is taken away is counted by one of so many numbers right before it, or by the last one of some name. */
    private static final int NEAR = 4;

    private final Cases cases;
    private final Predicate<String> property;
    private final BooleanSupplier isOver;
    private String smallest;
    private final List<Part> numbers = new ArrayList<>();
    /** What a line begins with. */
    private final List<Part> beginnings = new ArrayList<>();

    /**
     * What may be taken away: so many pieces in a row, and the inputs that may be left without those from one to
     * another.
     */
    private record Pieces(int count, BiFunction<Integer, Integer, Stream<String>> without) {
    }

    private Shrinker(Cases cases, String input, Predicate<String> property, BooleanSupplier isOver) {
        this.cases = cases;
        this.property = property;
        this.isOver = isOver;
        keep(input);
    }

    /**
     * The smallest input that is found.
     *
     * @param input a valid one that has the property
     * @param isOver whether to be content with what has been found
     */
    public static String shrink(Cases cases, String input, Predicate<String> property, BooleanSupplier isOver) {
        return new Shrinker(cases, input, property, isOver).shrink();
    }

    /** What makes the largest steps comes first, and again after each success. */
    private String shrink() {
        List<Supplier<Pieces>> kinds = new ArrayList<>(List.of(this::edges));
        beginnings.stream().map(Part::name).distinct().forEach(name -> kinds.add(() -> linesFrom(name)));
        kinds.addAll(List.of(this::lines, this::words));
        boolean smaller = true;
        while (smaller) {
            smaller = kinds.stream().anyMatch(this::takeAway) || lessen();
        }
        return smallest;
    }

    private void keep(String input) {
        smallest = input;
        numbers.clear();
        beginnings.clear();
        cases.check(input, part -> {
            if (part.kind() == Kind.NUMBER) {
                numbers.add(part);
            }
            if (part.name() != null && (part.start() == 0 || input.charAt(part.start() - 1) == '\n')) {
                beginnings.add(part);
            }
        });
    }

    /** Takes the first candidate that will do; whether there is one. */
    private boolean take(Stream<String> candidates) {
        Optional<String> smaller = candidates.takeWhile(candidate -> !isOver.getAsBoolean()).filter(cases::isValid)
                .filter(property).findFirst();
        smaller.ifPresent(this::keep);
        return smaller.isPresent();
    }

    /**
     * All at once, then by halves, quarters and so on down to single ones. The stretches overlap: a property may be one
     * that a twentieth of all inputs have by chance, and then a long stretch can be found all the same.
     *
     * @return whether anything could be taken away
     */
    private boolean takeAway(Supplier<Pieces> kind) {
        String before = smallest;
        Pieces pieces = kind.get();
        for (int chunk = pieces.count; chunk > 0; chunk /= 2) {
            int from = 0;
            int misses = 0;
            while (from < pieces.count && misses < PATIENCE) {
                if (take(pieces.without.apply(from, Math.min(from + chunk, pieces.count)))) {
                    pieces = kind.get();
                    misses = 0;
                } else {
                    from += Math.max(1, chunk / OVERLAP);
                    misses++;
                }
            }
        }
        return !smallest.equals(before);
    }

    /** Each number as small as it may be; else less by a power of two, a large one first. */
    private boolean lessen() {
        String before = smallest;
        int i = 0;
        while (i < numbers.size()) {
            Part part = numbers.get(i);
            long value = value(part);
            long least = part.range().min();
            LongStream less = LongStream.iterate(Long.highestOneBit(value - least), by -> by != 0, by -> by >>> 1)
                    .map(by -> value - by);
            if (!take(LongStream.concat(LongStream.of(least), less).filter(number -> number != value).distinct()
                    .mapToObj(number -> replaced(smallest, part, number)))) {
                i++;
            }
        }
        return !smallest.equals(before);
    }

    /** The pieces that begin at the lines that begin with what has this name: the questions, if they begin with it. */
    private Pieces linesFrom(String name) {
        return pieces(beginnings.stream().filter(part -> part.name().equals(name)).map(Part::start).toList());
    }

    private Pieces lines() {
        return pieces(LINE.matcher(smallest).results().map(MatchResult::start).toList());
    }

    /** Each from its start to that of the next one. */
    private Pieces pieces(List<Integer> starts) {
        List<Integer> ends = new ArrayList<>(starts);
        ends.add(smallest.length());
        return new Pieces(starts.size(), (from, to) -> without(starts.get(from), ends.get(to), to - from));
    }

    /** Returns the words. Each goes with the blank behind it, and the last word of a line with the blank before it. */
    private Pieces words() {
        List<MatchResult> words = WORD.matcher(smallest).results().toList();
        return new Pieces(words.size(), (from, to) -> {
            int end = words.get(to - 1).end();
            return from == 0 || smallest.startsWith(" ", end)
                    ? without(words.get(from).start(), end + 1, to - from)
                    : without(words.get(from - 1).end(), end, to - from);
        });
    }

    private Pieces edges() {
        return GraphText.in(smallest)
                .map(graph -> new Pieces(graph.edges(), (from, to) -> Stream.of(graph.contracted(from, to))))
                .orElseGet(() -> pieces(List.of()));
    }

    /**
     * Returns the text without a part. Then come texts in which a number that may count the pieces is less by theirs,
     * too.
     */
    private Stream<String> without(int start, int end, int pieces) {
        String left = smallest.substring(0, start) + smallest.substring(end);
        return Stream.concat(Stream.of(left),
                counts(start).stream().map(count -> replaced(left, count, value(count) - pieces)));
    }

    private Collection<Part> counts(int end) {
        List<Part> before = numbers.stream().takeWhile(part -> part.end() <= end).toList();
        Map<String, Part> last = new LinkedHashMap<>();
        before.forEach(part -> last.put(part.name(), part));
        return Stream.concat(before.stream().skip(Math.max(0, before.size() - NEAR)), last.values().stream()).distinct()
                .toList();
    }

    private long value(Part part) {
        return part.range().number(smallest, part.start(), part.end());
    }

    private static String replaced(String text, Part part, long value) {
        return text.substring(0, part.start()) + part.range().text(value) + text.substring(part.end());
    }
}
