package hdu1536;

import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.Question;
import nimsum.input.StrictText;

/** Sets with positions: a line with a set, one with the number of positions, and a line a position; then a line 0. */
public final class Cases extends nimsum.input.Cases {

    /** A heap of a random position has at most this many times as many stones as the largest take. */
    private static final int MAX_TAKEN = 3;

    @Override
    protected void checkQuestion(StrictText input) {
        input.refuse("s-twice", !HeapRows.isDistinct(numbers(input, "k", "s")), "a number is twice in the set");
        for (int positions = input.count("m"); positions > 0; positions--) {
            numbers(input, "l", "h");
        }
    }

    /** Returns a line of numbers, with their count in front. */
    private static int[] numbers(StrictText input, String count, String name) {
        int numbers = input.integer(count);
        input.blank();
        return input.line(numbers, name);
    }

    @Override
    protected void describe() {
        frame(Frame.CLOSING_ZERO);
        // (4 + 12 + 24 + 24) * (8 + 64).
        small("all 4608 ways to have a set up to 4 in any order and up to 2 heaps of up to 7 stones",
                () -> HeapRows.upTo(4, 1, 4).filter(HeapRows::isDistinct)
                        .flatMap(takes -> HeapRows.upTo(2, 0, 7).map(row -> set(takes, Stream.of(row)))));
        bruteForceSize(7);
        secret("04-value-100", () -> input(IntStream.of(0, 100, 9_901)
                .mapToObj(first -> single(IntStream.rangeClosed(1, 100), first, 100))));
        secret("10-every-set-up-to-5", () -> forEach(1, 31,
                bits -> single(IntStream.rangeClosed(1, 5).filter(i -> (bits >> i - 1 & 1) != 0), 0, 60)));
        secret("11-random-small", () -> random(11, 100, random -> randomSet(random, 10, 20)));
        secret("12-random", () -> random(12, 10, random -> randomSet(random, 20, max("h"))));
        // The heaps are scaled; the set has all numbers up to 100, the largest first.
        largest("90-largest", eighths -> largest(new Random(90), IntStream.range(0, max("k")).map(i -> max("k") - i),
                max("h") * eighths / 8));
        secret("91-largest-scattered-takes", () -> {
            Random random = new Random(91);
            return largest(random, random.ints(1, max("s") + 1).distinct().limit(max("k")), max("h"));
        });
        secret("92-fifteen-sets", () -> random(92, 15, random -> set(
                random.ints(1, max("s") / 10).distinct().limit(max("k")).toArray(), Stream.generate(
                        () -> random.ints(max("l"), 1000, max("h") + 1).toArray()).limit(max("m")))));
    }

    /**
     * The heaps are not much larger than the largest take, and every third position has its last heap again in front,
     * so that the nim-sum is more often 0. The size counts stones of the largest heap; there are up to three heaps and
     * one more for each hundred stones, more often few.
     */
    @Override
    protected String randomQuestion(Random random, int size) {
        return randomSet(random, 1, size);
    }

    /** A question is a set with its positions. */
    @Override
    public List<Question> questions(String input, String answer) {
        Iterator<String> lines = input.lines().iterator();
        return answer.lines().map(word -> {
            StringBuilder set = new StringBuilder(lines.next() + "\n" + word.length() + "\n");
            for (int position = Integer.parseInt(lines.next()); position > 0; position--) {
                set.append(lines.next()).append('\n');
            }
            return new Question(set.toString(), word);
        }).toList();
    }

    private String largest(Random random, IntStream takes, int maxStones) {
        return input(set(takes.toArray(), Stream.generate(
                () -> random.ints(max("l"), Math.min(1000, maxStones), maxStones + 1).toArray()).limit(max("m"))));
    }

    private String randomSet(Random random, int positions, int size) {
        int largest = 1 + random.nextInt(Math.min(size, max("s")));
        int count = 1 + random.nextInt(Math.min(max("k"), largest));
        int[] takes = random.ints(1, largest + 1).distinct().limit(count).toArray();
        int maxStones = Math.min(Math.min(size, max("h")), MAX_TAKEN * IntStream.of(takes).max().orElseThrow());
        return set(takes, Stream.generate(() -> randomRow(random, Math.min(3 + size / 100, max("l")), maxStones))
                .limit(positions));
    }

    private static int[] randomRow(Random random, int maxHeaps, int maxStones) {
        int[] row = HeapRows.random(random, 1 + random.nextInt(1 + random.nextInt(maxHeaps)), 0, maxStones);
        if (random.nextInt(3) == 0) {
            row[0] = row[row.length - 1];
        }
        return row;
    }

    /** Returns a set with heaps of {@code count} sizes, each alone. */
    private static String single(IntStream takes, int first, int count) {
        return set(takes.toArray(), IntStream.range(first, first + count).mapToObj(size -> new int[]{size}));
    }

    private static String set(int[] takes, Stream<int[]> positions) {
        List<String> rows = positions.map(Cases::counted).toList();
        return counted(takes) + rows.size() + "\n" + String.join("", rows);
    }

    private static String counted(int[] numbers) {
        return HeapRows.text(numbers).replaceFirst("\n", " ");
    }
}
