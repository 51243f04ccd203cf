package hdu1536;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Question;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Sets with positions: a line with a set, one with the number of positions, and a line a position; then a line 0. */
public final class Cases extends nimsum.cases.Cases {

    /** So many times the largest take is the largest heap of a random position. */
    private static final int MOST_TAKEN = 3;

    @Override
    protected void check(StrictText input) {
        do {
            if (!isDistinct(numbers(input, "k", "s"))) {
                throw input.invalid("s-twice", "a number is twice in the set");
            }
            int positions = input.integer("m");
            input.newline();
            for (int i = 0; i < positions; i++) {
                numbers(input, "l", "h");
            }
            if (input.atEnd()) {
                throw input.invalid("missing-zero", "the input ends without a line 0");
            }
        } while (!input.at('0'));
        input.number("last-line", new Range(0, 0));
        input.newline();
    }

    /** A line of numbers, with their count in front. */
    private static int[] numbers(StrictText input, String count, String name) {
        int numbers = input.integer(count);
        input.blank();
        return input.line(numbers, name);
    }

    private static boolean isDistinct(int[] numbers) {
        return IntStream.of(numbers).distinct().count() == numbers.length;
    }

    @Override
    public String smallScope() {
        // (4 + 12 + 24 + 24) * (8 + 64).
        return "all 4608 ways to have a set up to 4 in any order and up to 2 heaps of up to 7 stones";
    }

    @Override
    public Stream<String> small() {
        return HeapRows.upTo(4, 1, 4).filter(Cases::isDistinct)
                .flatMap(takes -> HeapRows.upTo(2, 0, 7).map(row -> input(Stream.of(set(takes, Stream.of(row))))));
    }

    /**
     * The heaps are not much larger than the largest take, and every third position has its last heap again in front,
     * so that the nim-sum is more often 0. The size counts stones of the largest heap; there are up to three heaps and
     * one more for each hundred stones, more often few.
     */
    @Override
    public String random(Random random, int size) {
        return input(Stream.of(randomSet(random, 1, size)));
    }

    @Override
    public int bruteForceSize() {
        return 7;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("Grundy value", new Range(0, most("k")), "Main.grundy[]"),
                new Computed("nim-sum", new Range(0, 127), "Main.nimSum"));
    }

    @Override
    protected void name(Named named) {
        named.put("04-value-100", () -> input(IntStream.of(0, 100, 9_901)
                .mapToObj(first -> single(IntStream.rangeClosed(1, 100), first, 100))));
        named.put("10-every-set-up-to-5", () -> input(IntStream.range(1, 32).mapToObj(
                bits -> single(IntStream.rangeClosed(1, 5).filter(i -> (bits >> i - 1 & 1) != 0), 0, 60))));
        named.put("11-random-small", () -> randomSets(11, 100, 20, 10));
        named.put("12-random", () -> randomSets(12, 10, most("h"), 20));
        named.put("90-largest", () -> largest(8));
        named.put("91-largest-scattered-takes", () -> {
            Random random = new Random(91);
            return largest(random, random.ints(1, most("s") + 1).distinct().limit(most("k")), most("h"));
        });
        named.put("92-thirty-sets", this::thirtySets);
    }

    /** Sets with many takes and the largest heaps, one after the other. */
    private String thirtySets() {
        Random random = new Random(92);
        return input(Stream.generate(() -> set(random.ints(1, most("s") / 10).distinct().limit(most("k")).toArray(),
                Stream.generate(() -> random.ints(most("l"), 1000, most("h") + 1).toArray()).limit(most("m"))))
                .limit(30));
    }

    /** A question is a set with its positions. */
    @Override
    public List<Question> questions(String judge, String input, String answer) {
        Iterator<String> lines = input.lines().iterator();
        return answer.lines().map(word -> {
            StringBuilder set = new StringBuilder(lines.next() + "\n" + word.length() + "\n");
            for (int position = Integer.parseInt(lines.next()); position > 0; position--) {
                set.append(lines.next()).append('\n');
            }
            return new Question(set.toString(), word);
        }).toList();
    }

    /** Each ends with a line 0. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(input(inputs.stream().map(input -> input.substring(0, input.length() - 2))));
    }

    /** The heaps are scaled; the set has all numbers up to 100, the largest first. */
    @Override
    public String largest(int eighths) {
        return largest(new Random(90), IntStream.range(0, most("k")).map(i -> most("k") - i),
                most("h") * eighths / 8);
    }

    private String largest(Random random, IntStream takes, int mostStones) {
        return input(Stream.of(set(takes.toArray(), Stream.generate(
                () -> random.ints(most("l"), Math.min(1000, mostStones), mostStones + 1).toArray()).limit(most("m")))));
    }

    private String randomSets(int seed, int count, int size, int positions) {
        Random random = new Random(seed);
        return input(Stream.generate(() -> randomSet(random, positions, size)).limit(count));
    }

    private String randomSet(Random random, int positions, int size) {
        int largest = 1 + random.nextInt(Math.min(size, most("s")));
        int count = 1 + random.nextInt(Math.min(most("k"), largest));
        int[] takes = random.ints(1, largest + 1).distinct().limit(count).toArray();
        int mostStones = Math.min(Math.min(size, most("h")), MOST_TAKEN * IntStream.of(takes).max().orElseThrow());
        return set(takes, Stream.generate(() -> randomRow(random, Math.min(3 + size / 100, most("l")), mostStones))
                .limit(positions));
    }

    private static int[] randomRow(Random random, int mostHeaps, int mostStones) {
        int[] row = HeapRows.random(random, 1 + random.nextInt(1 + random.nextInt(mostHeaps)), 0, mostStones);
        if (random.nextInt(3) == 0) {
            row[0] = row[row.length - 1];
        }
        return row;
    }

    /** A set with heaps of so many sizes, each alone. */
    private static String single(IntStream takes, int first, int count) {
        return set(takes.toArray(), IntStream.range(first, first + count).mapToObj(size -> new int[]{size}));
    }

    /** The lines of a set and its positions. */
    private static String set(int[] takes, Stream<int[]> positions) {
        List<String> rows = positions.map(Cases::counted).toList();
        return counted(takes) + rows.size() + "\n" + String.join("", rows);
    }

    private static String counted(int[] numbers) {
        return HeapRows.text(numbers).replaceFirst("\n", " ");
    }

    /** Sets with their positions, and the line 0. */
    private static String input(Stream<String> sets) {
        return sets.collect(Collectors.joining("", "", "0\n"));
    }
}
