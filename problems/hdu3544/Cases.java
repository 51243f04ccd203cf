package hdu3544;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.StrictText;

/** The number of cases; for each a line with the number of its bars, and a line {@code X Y} for each bar. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 12, MAX_RANDOM = 6;

    private record Bar(int x, int y) {

        long cells() {
            return (long) x * y;
        }

        /** Returns the value of the bar by theorem 2. */
        int value() {
            return x == 1 || y == 1 ? x - y : new Bar(x / 2, y / 2).value();
        }
    }

    @Override
    protected void checkQuestion(StrictText input) {
        for (int bars = input.count("N"); bars > 0; bars--) {
            input.line("X", "Y");
        }
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // As many of n cells as partitions of n whose parts of k have as many colours as k divisors:
        // 1 + 3 + 5 + 11 + 17 + 34 + 52 + 94 + 145 + 244 + 370 + 603.
        small("all 1579 heaps of bars with up to " + SMALL + " cells together", this::smallQuestions);
        bruteForceSize(20);
        long longest = max("X") - 1;
        computed("value", 1 - max("Y"), longest);
        computed("sum", max("N") * -longest, max("N") * longest);
        // In a heap with an odd value or sum another strip leaves 1 of it, so that a rounded one is seen.
        LongFunction<String> ahead = value -> question(
                Stream.concat(strips(value), value % 2 == 0 ? Stream.empty() : strips(1 - value)).toList());
        inputsWith("N", count -> question(Collections.nCopies((int) count, strip(1))));
        inputsWith("value", ahead);
        inputsWith("sum", ahead);
        secret("02-one-bar", () -> input(IntStream.range(0, 31 * 31)
                .mapToObj(i -> question(List.of(new Bar(1 + i / 31, 1 + i % 31))))));
        secret("03-a-bar-and-a-strip", () -> input(IntStream.range(0, 22 * 22)
                .mapToObj(i -> new Bar(1 + i / 22, 1 + i % 22)).flatMap(Cases::againstStrips)));
        secret("04-around-powers-of-two", () -> input(IntStream.range(1, 29).boxed()
                .flatMap(k -> Stream.of(-1, 0, 1).flatMap(more -> Stream.of(new Bar((1 << k) + more, (2 << k) - 1),
                        new Bar((2 << k) + more, 1 << k), new Bar(max("X"), (1 << k) + more))))
                .flatMap(Cases::againstStrips)));
        secret("05-sums-past-an-int", () -> input(IntStream.rangeClosed(2, max("N")).boxed()
                .flatMap(n -> Stream.of(new Bar(max("X"), 1), new Bar(1, max("Y")))
                        .map(bar -> question(Collections.nCopies(n, bar))))));
        secret("06-random-up-to-40-cells", () -> randomHeaps(6, 40));
        secret("07-random", () -> randomHeaps(7, 1 << 30));
        // The cases are scaled.
        largest("90-largest", eighths -> random(90, max("T") * eighths / 8, random -> question(
                Stream.generate(() -> new Bar(max("X") - random.nextInt(1 << 29), max("Y") - random.nextInt(1 << 29)))
                        .limit(max("N")).toList())));
    }

    private Stream<String> smallQuestions() {
        List<Bar> bars = IntStream.rangeClosed(1, SMALL).boxed()
                .flatMap(x -> IntStream.rangeClosed(1, SMALL / x).mapToObj(y -> new Bar(x, y))).toList();
        return heaps(SMALL, bars).skip(1).map(Cases::question);
    }

    /** Returns all heaps of these bars with at most so many cells, the empty heap first. */
    private static Stream<List<Bar>> heaps(long cells, List<Bar> bars) {
        return Stream.concat(Stream.of(List.of()), IntStream.range(0, bars.size()).boxed()
                .filter(i -> bars.get(i).cells() <= cells)
                .flatMap(i -> heaps(cells - bars.get(i).cells(), bars.subList(i, bars.size()))
                        .map(rest -> Stream.concat(Stream.of(bars.get(i)), rest.stream()).toList())));
    }

    /** Up to six bars; in three of four heaps a strip brings the sum to -1, 0 or 1. The size counts cells. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return question(randomHeap(random, size));
    }

    private static List<Bar> randomHeap(Random random, int size) {
        List<Bar> heap = new ArrayList<>();
        long left = Math.max(1, size / 2);
        for (int bars = 1 + random.nextInt(MAX_RANDOM); bars > 0 && left > 0; bars--) {
            int bits = Long.SIZE - Long.numberOfLeadingZeros(left);
            int x = (int) Math.min(left, 1 + random.nextInt(1 << random.nextInt(bits)));
            int y = 1 + random.nextInt((int) (left / x));
            Bar bar = random.nextBoolean() ? new Bar(x, y) : new Bar(y, x);
            heap.add(bar);
            left -= bar.cells();
        }
        int goal = random.nextInt(4) - 1;
        if (goal < 2) {
            heap.add(random.nextInt(heap.size() + 1), strip(goal - heap.stream().mapToLong(Bar::value).sum()));
        }
        return heap;
    }

    private String randomHeaps(int seed, int size) {
        return random(seed, max("T"), random -> question(randomHeap(random, size)));
    }

    /** Returns a bar with the strip that makes the sum 0, and with the one that makes it 1. */
    private static Stream<String> againstStrips(Bar bar) {
        return Stream.of(0, 1).map(sum -> question(List.of(bar, strip(sum - bar.value()))));
    }

    /** Returns a bar of one row or one column with this value. */
    private static Bar strip(long value) {
        return value >= 0 ? new Bar((int) value + 1, 1) : new Bar(1, (int) -value + 1);
    }

    /** Strips that are worth so much together. */
    private Stream<Bar> strips(long value) {
        int longest = max("X") - 1;
        return Stream.concat(
                Collections.nCopies((int) (Math.abs(value) / longest), strip(Long.signum(value) * longest)).stream(),
                Stream.of(strip(value % longest)));
    }

    private static String question(List<Bar> bars) {
        StringBuilder question = new StringBuilder(bars.size() + "\n");
        bars.forEach(bar -> question.append(bar.x).append(' ').append(bar.y).append('\n'));
        return question.toString();
    }
}
