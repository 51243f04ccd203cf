package luogup1247;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** A line {@code k} and a line with the sizes of k heaps. */
public final class Cases extends nimsum.cases.Cases {

    /** The highest power of two that a heap can hold. */
    private static final int POWER = 1 << 29;

    @Override
    protected void check(StrictText input) {
        int heaps = input.integer("k");
        input.newline();
        input.line(heaps, "n");
    }

    @Override
    public String smallScope() {
        return "all 480 rows of up to three heaps of up to 6 matches, and of four of up to 2"; // 7 + 49 + 343 + 81
    }

    @Override
    public Stream<String> small() {
        return Stream.concat(HeapRows.upTo(3, 0, 6), HeapRows.every(4, 0, 2)).map(HeapRows::text);
    }

    /** The size counts matches of the largest heap. */
    @Override
    public String random(Random random, int size) {
        return HeapRows.text(HeapRows.randomNim(random, Math.min(size, most("n"))));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("nim-sum", new Range(0, 2 * POWER - 1), "Main.nimSum"),
                new Computed("heap", new Range(0, most("k") - 1), "Main.firstWinningHeap()"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("nim-sum",
                sum -> sum <= most("n") ? HeapRows.text((int) sum) : HeapRows.text((int) sum ^ POWER, POWER));
    }

    @Override
    protected void name(Named named) {
        named.put("12-lost-up-to-the-largest", () -> HeapRows.text(HeapRows.lostInNim(new Random(12), 200, most("n"))));
        named.put("14-random", () -> HeapRows.text(HeapRows.random(new Random(14), 300, 0, most("n"))));
        named.put("90-winning-heap-last", () -> largest(8));
    }

    /** The number of heaps is scaled. Only the last of them holds the highest power. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        int heaps = (int) (most("k") * (long) eighths / 8);
        return HeapRows.text(IntStream.range(0, heaps)
                .map(i -> i < heaps - 1 ? POWER / 4 + random.nextInt(3 * (POWER / 4)) : most("n")).toArray());
    }
}
