package poj1704;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of rows, and for each the number of its chessmen and the squares of these, in any order. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void checkQuestion(StrictText input) {
        input.refuse("same-square", !HeapRows.isDistinct(input.countedLine("N", "P")), "two chessmen on one square");
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 511, and of the 6 + 30 + 120 with an order those 41 less that are in ascending order.
        small("all 626 rows: of up to 9 squares, and up to 3 chessmen on 6 squares in every order",
                this::smallQuestions);
        bruteForceSize(11);
        secret("04-nobody-can-move", () -> rows(IntStream.of(1, 2, 7, 100, max("N"))
                .mapToObj(last -> IntStream.rangeClosed(1, last).toArray())));
        secret("10-odd-numbers-of-chessmen", () -> random(10, i -> 2 * i + 1, 60));
        secret("11-even-numbers-of-chessmen", () -> random(11, i -> 2 * i + 2, 60));
        secret("12-few-on-a-long-row", () -> random(12, i -> 1 + i % 8, max("P")));
        secret("13-hundreds", () -> random(13, i -> 45 + i, max("P")));
        // The rows are scaled.
        largest("90-largest",
                eighths -> rows(90, max("T") * eighths / 8, random -> random(random, max("N"), max("P"))));
        secret("91-every-second-square", () -> rows(Collections.nCopies(max("T"),
                IntStream.range(0, max("N")).map(i -> 2 * (max("N") - i)).toArray()).stream()));
    }

    private Stream<String> smallQuestions() {
        Stream<int[]> sets = IntStream.range(1, 1 << 9).mapToObj(
                set -> IntStream.rangeClosed(1, 9).filter(square -> (set >> square - 1 & 1) != 0).toArray());
        return Stream.concat(sets, HeapRows.upTo(3, 1, 6).filter(HeapRows::isDistinct)).map(HeapRows::text).distinct();
    }

    /** As many squares as the size, with few or many chessmen; every second row is lost. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int squares = Math.min(size, max("P"));
        int max = Math.max(1, Math.min(squares, max("N")) >> random.nextInt(8));
        return HeapRows.text(random(random, 1 + random.nextInt(max), squares));
    }

    private static int[] random(Random random, int chessmen, int squares) {
        int[] row = random.ints(1, squares + 1).distinct().limit(chessmen).sorted().toArray();
        if (random.nextBoolean()) {
            makeLost(row);
        }
        List<Integer> order = IntStream.of(row).boxed().collect(Collectors.toList());
        if (random.nextBoolean()) {
            Collections.shuffle(order, random);
        }
        return order.stream().mapToInt(square -> square).toArray();
    }

    /** Makes Bouton's move: the right one of some pair can make the nim-sum 0. */
    private static void makeLost(int[] row) {
        int nimSum = rights(row).map(right -> free(row, right)).reduce(0, (a, b) -> a ^ b);
        rights(row).filter(right -> (free(row, right) ^ nimSum) < free(row, right)).findFirst()
                .ifPresent(right -> row[right] -= free(row, right) - (free(row, right) ^ nimSum));
    }

    /** Returns the right ones of the pairs. */
    private static IntStream rights(int[] row) {
        return IntStream.iterate(row.length - 1, right -> right >= 0, right -> right - 2);
    }

    private static int free(int[] row, int chessman) {
        return row[chessman] - (chessman > 0 ? row[chessman - 1] : 0) - 1;
    }

    private String random(int seed, IntUnaryOperator chessmen, int squares) {
        Random random = new Random(seed);
        return rows(IntStream.range(0, max("T")).mapToObj(i -> random(random, chessmen.applyAsInt(i), squares)));
    }
}
