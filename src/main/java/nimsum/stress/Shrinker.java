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
 * Delta debugging (ddmin, Zeller): makes an input smaller that has some property, and keeps it legal. It takes lines
 * and words away, long stretches first, and makes numbers smaller. Where what is taken away is counted in front, the
 * count becomes smaller with it. It knows no format: what {@link Cases} refuses is no input.
 */
public final class Shrinker {

    private static final Pattern LINE = Pattern.compile(".*\\n"), WORD = Pattern.compile("\\S+");
    /** The count of what is taken away is one of the first numbers of the input, or one of those right before it. */
    private static final int FIRST = 2, NEAR = 4;
    /** Questions may have so many lines: of these each number is tried. */
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

    /** Takes the first candidate that will do, and tells whether there is one. */
    private boolean take(Stream<String> candidates) {
        Optional<String> smaller = candidates.takeWhile(candidate -> !isOver.getAsBoolean()).filter(cases::isValid)
                .filter(property).findFirst();
        smaller.ifPresent(this::keep);
        return smaller.isPresent();
    }

    /** Takes away all pieces at once, then halves, quarters and so on, down to four, three, two and one. */
    private boolean removeChunks(Pattern piece) {
        String before = smallest;
        List<MatchResult> pieces = piece.matcher(smallest).results().toList();
        for (int chunk = pieces.size(); chunk > 0; chunk = chunk > FEW ? chunk / 2 : chunk - 1) {
            int from = 0;
            while (from + chunk <= pieces.size()) {
                if (take(without(pieces.subList(from, from + chunk)))) {
                    pieces = piece.matcher(smallest).results().toList();
                } else {
                    from += Math.max(1, chunk / 2);
                }
            }
        }
        return !smallest.equals(before);
    }

    /** The text without some pieces; then the same, where a number that may count them or what they make up is less. */
    private Stream<String> without(List<MatchResult> pieces) {
        int start = pieces.get(0).start();
        int end = pieces.get(pieces.size() - 1).end();
        boolean blankBehind = smallest.startsWith(" ", end);
        boolean blankBefore = !blankBehind && start > 0 && smallest.charAt(start - 1) == ' ';
        String left = smallest.substring(0, blankBefore ? start - 1 : start)
                + smallest.substring(blankBehind ? end + 1 : end);
        List<Part> before = numbers.stream().takeWhile(part -> part.end() <= start).toList();
        return Stream.concat(Stream.of(left), IntStream.range(0, before.size())
                .filter(i -> i < FIRST || i >= before.size() - NEAR).mapToObj(before::get)
                .flatMap(count -> LongStream.of(pieces.size(), 1).distinct()
                        .mapToObj(less -> replaced(left, count, value(count) - less))));
    }

    /** Makes each number as small as it may be, or else less by a power of two, a large one first. */
    private boolean reduceNumbers() {
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

    private long value(Part part) {
        return part.range().number(smallest, part.start(), part.end());
    }

    private static String replaced(String text, Part part, long value) {
        return text.substring(0, part.start()) + part.range().text(value) + text.substring(part.end());
    }
}
