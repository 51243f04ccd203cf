package nimsum.stress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.input.Cases;
import nimsum.input.StrictText.Kind;
import nimsum.input.StrictText.Part;

/**
 * Shrinks an input that has some property and keeps it legal, by delta debugging (ddmin, Zeller). It removes chunks of
 * lines and words, large ones first, and reduces numbers. Where what is removed is counted in front, the count becomes
 * smaller with it. It knows no format: what {@link Cases} refuses is no input.
 */
public final class Shrinker {

    private static final Pattern LINE = Pattern.compile(".*\\n"), WORD = Pattern.compile("\\S+");
    /** The count of what is removed is one of the first numbers of the input, or one of those right before it. */
    private static final int FIRST = 2, NEAR = 4;
    /** Each chunk size up to this one is tried, since a question may have two or three lines. */
    private static final int FEW = 4;

    private final Cases cases;
    private final Predicate<String> property;
    private final BooleanSupplier isOver;
    private final List<Part> numbers = new ArrayList<>();
    private String smallest;

    private Shrinker(Cases cases, String input, Predicate<String> property, BooleanSupplier isOver) {
        this.cases = cases;
        this.property = property;
        this.isOver = isOver;
        keep(input);
    }

    /**
     * Returns the smallest input that is found.
     *
     * @param input a valid one that has the property
     * @param isOver whether to be content with what has been found
     */
    public static String shrink(Cases cases, String input, Predicate<String> property, BooleanSupplier isOver) {
        Shrinker shrinker = new Shrinker(cases, input, property, isOver);
        boolean smaller = true;
        while (smaller) {
            smaller = shrinker.removeChunks(LINE) || shrinker.removeChunks(WORD) || shrinker.reduceNumbers();
        }
        return shrinker.smallest;
    }

    private void keep(String input) {
        smallest = input;
        numbers.clear();
        cases.check(input, part -> {
            if (part.kind() == Kind.NUMBER) {
                numbers.add(part);
            }
        });
    }

    /** Keeps the first candidate that will do, and tells whether there is one. */
    private boolean take(Stream<String> candidates) {
        Optional<String> smaller = candidates.takeWhile(candidate -> !isOver.getAsBoolean()).filter(cases::isValid)
                .filter(property).findFirst();
        smaller.ifPresent(this::keep);
        return smaller.isPresent();
    }

    /** Removes chunks of all pieces, halves, quarters and so on, down to four, three, two and one. */
    private boolean removeChunks(Pattern piece) {
        String before = smallest;
        List<MatchResult> pieces = piece.matcher(smallest).results().toList();
        for (int size = pieces.size(); size > 0; size = size > FEW ? size / 2 : size - 1) {
            int from = 0;
            while (from + size <= pieces.size()) {
                if (take(without(pieces.subList(from, from + size)))) {
                    pieces = piece.matcher(smallest).results().toList();
                } else {
                    from += Math.max(1, size / 2);
                }
            }
        }
        return !smallest.equals(before);
    }

    /** Returns the text without a chunk; then the same where a number that may count the pieces or lines is less. */
    private Stream<String> without(List<MatchResult> chunk) {
        int start = chunk.get(0).start();
        int end = chunk.get(chunk.size() - 1).end();
        boolean blankBehind = smallest.startsWith(" ", end);
        boolean blankBefore = !blankBehind && start > 0 && smallest.charAt(start - 1) == ' ';
        String left = smallest.substring(0, blankBefore ? start - 1 : start)
                + smallest.substring(blankBehind ? end + 1 : end);
        List<Part> before = numbers.stream().takeWhile(part -> part.end() <= start).toList();
        return Stream.concat(Stream.of(left), IntStream.range(0, before.size())
                .filter(i -> i < FIRST || i >= before.size() - NEAR).mapToObj(before::get)
                .flatMap(count -> LongStream.of(chunk.size(), 1).distinct()
                        .mapToObj(less -> replaced(left, count, value(count) - less))));
    }

    /** Reduces each number to its minimum, or else by a power of two, a large one first. */
    private boolean reduceNumbers() {
        String before = smallest;
        int i = 0;
        while (i < numbers.size()) {
            Part part = numbers.get(i);
            long value = value(part);
            long min = part.range().min();
            LongStream less = LongStream.iterate(Long.highestOneBit(value - min), by -> by != 0, by -> by >>> 1)
                    .map(by -> value - by);
            if (!take(LongStream.concat(LongStream.of(min), less).filter(number -> number != value).distinct()
                    .mapToObj(number -> replaced(smallest, part, number)))) {
                i++;
            }
        }
        return !smallest.equals(before);
    }

    private long value(Part part) {
        return part.range().number(smallest, part.start(), part.end());
    }

    private static String replaced(String text, Part part, long value) {
        return text.substring(0, part.start()) + part.range().text(value) + text.substring(part.end());
    }
}
