package luogup4279;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.cases.RowCases;

/** The number of positions, and for each a line with the number of its heaps and a line with their sizes. */
public final class Cases extends RowCases {

    @Override
    public String smallScope() {
        return "all 780 rows of up to 4 heaps of up to 5 stones"; // 5 + 25 + 125 + 625
    }

    @Override
    public Stream<String> small() {
        return HeapRows.upTo(4, 1, 5).map(row -> rows(row));
    }

    /**
     * Every second position is of single stones, with a larger heap or without; of the others half have the nim-sum 0.
     * The size counts stones of the largest heap; there are up to four heaps, and one more for each hundred stones.
     */
    @Override
    public String random(Random random, int size) {
        return rows(randomRow(random, Math.min(4 + size / 100, most("N")), Math.min(size, most("a"))));
    }

    private static int[] randomRow(Random random, int mostHeaps, int mostStones) {
        int heaps = 1 + random.nextInt(mostHeaps);
        int kind = random.nextInt(4);
        if (kind == 0) {
            int[] lost = IntStream.of(HeapRows.lostInNim(random, heaps, mostStones)).filter(size -> size > 0).toArray();
            return lost.length > 0 ? lost : new int[]{1, 1}; // of nim-sum 0, too
        }
        int[] row = randomHeaps(random, heaps, kind == 1 ? mostStones : 1);
        if (kind == 2) {
            row[random.nextInt(heaps)] = 1 + random.nextInt(mostStones);
        }
        return row;
    }

    private static int[] randomHeaps(Random random, int heaps, int mostStones) {
        return random.ints(heaps, 1, mostStones + 1).toArray();
    }

    @Override
    public int bruteForceSize() {
        return 7;
    }

    @Override
    protected void name(Named named) {
        named.put("03-single-stones", () -> equalHeaps(1));
        named.put("05-two-equal-heaps", () -> rows(IntStream.rangeClosed(1, most("T"))
                .map(i -> i <= 20 ? i : i * (most("a") / most("T"))).mapToObj(size -> new int[]{size, size})));
        named.put("15-two-heaps-a-power-of-two-apart", () -> rows(IntStream.rangeClosed(1, most("a")).boxed()
                .flatMap(size -> IntStream.iterate(1, apart -> size + apart <= most("a"), apart -> 2 * apart)
                        .filter(apart -> size % 499 == 3).mapToObj(apart -> new int[]{size, size + apart}))));
        named.put("08-heaps-of-two", () -> equalHeaps(2));
        named.put("09-lost-without-equal-heaps", () -> rows(IntStream.range(0, 400)
                .mapToObj(i -> new int[]{i + 1, 2048 + 2 * i, i + 1 ^ 2048 + 2 * i})));
        named.put("10-even-total-and-won",
                () -> rows(IntStream.range(1, 400).mapToObj(i -> new int[]{i, i + 2})));
        named.put("11-every-two-heaps-up-to-20", () -> rows(HeapRows.every(2, 1, 20)));
        named.put("12-every-three-heaps-up-to-7", () -> rows(HeapRows.every(3, 1, 7)));
        named.put("13-random-up-to-8", () -> randomRows(13, 8, most("T")));
        named.put("14-random", () -> randomRows(14, most("a"), 100));
        named.put("90-largest", () -> largest(8));
    }

    /** The number of positions is scaled; each has as many heaps as are allowed. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        return rows(IntStream.range(0, most("T") * eighths / 8)
                .mapToObj(i -> randomHeaps(random, most("N"), most("a"))));
    }

    private String randomRows(int seed, int mostStones, int count) {
        Random random = new Random(seed);
        return rows(Stream.generate(() -> randomRow(random, most("N"), mostStones)).limit(count));
    }

    /** A row of each length, of heaps of so many stones. */
    private String equalHeaps(int stones) {
        return rows(IntStream.rangeClosed(1, most("N"))
                .mapToObj(heaps -> IntStream.generate(() -> stones).limit(heaps).toArray()));
    }
}
