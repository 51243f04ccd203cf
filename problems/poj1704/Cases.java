package poj1704;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of rows, and for each the number of its chessmen and the squares of these, in any order. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_ROWS = 20, MOST_CHESSMEN = 1000, LAST_SQUARE = 10_000;
    private static final Range ROWS = new Range(1, MOST_ROWS);
    private static final Range CHESSMEN = new Range(1, MOST_CHESSMEN);
    private static final Range SQUARES = new Range(1, LAST_SQUARE);
    /** Every row of so many squares, and in every order those of so many chessmen on so many squares. */
    private static final int SMALL_ROW = 9, SMALL_CHESSMEN = 3, SMALL_ORDERED_ROW = 6;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int rows = input.integer("T");
        input.newline();
        for (int row = 0; row < rows; row++) {
            int chessmen = input.integer("N");
            input.newline();
            boolean[] taken = new boolean[LAST_SQUARE + 1];
            for (int i = 0; i < chessmen; i++) {
                if (i > 0) {
                    input.blank();
                }
                int square = input.integer("P");
                if (taken[square]) {
                    throw input.invalid("same-square", "two chessmen on square " + square);
                }
                taken[square] = true;
            }
            input.newline();
        }
    }

    @Override
    public String smallScope() {
        // 511, and of the 6 + 30 + 120 with an order those 41 less that are in ascending order.
        return "all 626 rows: of up to " + SMALL_ROW + " squares, and up to " + SMALL_CHESSMEN + " chessmen on "
                + SMALL_ORDERED_ROW + " squares in every order";
    }

    @Override
    public Stream<String> small() {
        return Stream.concat(
                IntStream.range(1, 1 << SMALL_ROW).mapToObj(
                        set -> IntStream.rangeClosed(1, SMALL_ROW).filter(square -> (set >> square - 1 & 1) != 0)
                                .boxed().toList()),
                orders(SMALL_CHESSMEN).filter(row -> !row.isEmpty())).distinct().map(row -> input(List.of(row)));
    }

    private static Stream<List<Integer>> orders(int chessmen) {
        return chessmen == 0
                ? Stream.of(List.of())
                : orders(chessmen - 1).flatMap(row -> Stream.concat(Stream.of(row),
                        IntStream.rangeClosed(1, SMALL_ORDERED_ROW).filter(square -> !row.contains(square))
                                .mapToObj(square -> with(row, square))));
    }

    private static List<Integer> with(List<Integer> row, int square) {
        List<Integer> more = new ArrayList<>(row);
        more.add(square);
        return more;
    }

    /**
     * As many squares as the size, on which few chessmen are as likely as many; every second row is lost, and every second one in
     * a random order.
     */
    @Override
    public String random(Random random, int size) {
        int squares = Math.min(size, LAST_SQUARE);
        int most = Math.max(1, Math.min(squares, MOST_CHESSMEN) >> random.nextInt(8));
        return input(List.of(random(random, 1 + random.nextInt(most), squares)));
    }

    private static List<Integer> random(Random random, int chessmen, int squares) {
        int[] row = random.ints(1, squares + 1).distinct().limit(chessmen).sorted().toArray();
        if (random.nextBoolean()) {
            makeLost(row);
        }
        List<Integer> order = new ArrayList<>(Arrays.stream(row).boxed().toList());
        if (random.nextBoolean()) {
            Collections.shuffle(order, random);
        }
        return order;
    }

    /** Makes Bouton's move: the right one of some pair can make the nim-sum 0. */
    private static void makeLost(int[] row) {
        int nimSum = rights(row).map(right -> free(row, right)).reduce(0, (a, b) -> a ^ b);
        rights(row).filter(right -> (free(row, right) ^ nimSum) < free(row, right)).findFirst()
                .ifPresent(right -> row[right] -= free(row, right) - (free(row, right) ^ nimSum));
    }

    /** The right ones of the pairs. */
    private static IntStream rights(int[] row) {
        return IntStream.iterate(row.length - 1, right -> right >= 0, right -> right - 2);
    }

    private static int free(int[] row, int chessman) {
        return row[chessman] - (chessman > 0 ? row[chessman - 1] : 0) - 1;
    }

    @Override
    public int bruteForceSize() {
        return 11;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("gap", new Range(0, LAST_SQUARE - 1), "nimSum ^= #squares[right] - left - 1#;"));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-one-chessman", () -> rows("1", "2", "3", "4", "5", "9999", "10000"));
        named.put("02-two-chessmen", () -> input(IntStream.rangeClosed(1, 6).boxed()
                .flatMap(a -> IntStream.rangeClosed(a + 1, 6).mapToObj(b -> List.of(a, b))).toList()));
        named.put("03-three-in-every-order", () -> rows("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1",
                "2 3 5", "2 5 3", "3 2 5", "3 5 2", "5 2 3", "5 3 2"));
        named.put("04-nobody-can-move", () -> input(IntStream.of(1, 2, 7, 100, MOST_CHESSMEN)
                .mapToObj(last -> IntStream.rangeClosed(1, last).boxed().toList()).toList()));
        named.put("05-no-gap-in-any-pair",
                () -> rows("2 3", "5 6 9 10", "1 7 8", "1 4 5 9999 10000", "3 4 6 7 9 10 12 13"));
        named.put("06-equal-gaps", () -> rows("2 3 5", "3 4 7", "1 3 5 7", "1 4 5 8", "10 20 30 40", "2 4 7 8 10 15"));
        named.put("07-even-numbers-of-steps", () -> rows("3", "1 4", "2 4", "1 3 6", "2 5 6", "3 4 5 9 10"));
        named.put("08-gaps-1-2-3",
                () -> rows("2 3 6 7 11", "1 3 4 7 8 12", "4 5 8 9 11", "5 7 20 23 30 34", "1 3 4 7 8 13"));
        named.put("09-far-right", () -> input(List.of(List.of(LAST_SQUARE), List.of(LAST_SQUARE - 1, LAST_SQUARE),
                List.of(1, LAST_SQUARE), List.of(LAST_SQUARE, LAST_SQUARE - 1, 1),
                IntStream.rangeClosed(LAST_SQUARE - 99, LAST_SQUARE).boxed().toList(),
                IntStream.rangeClosed(LAST_SQUARE - 98, LAST_SQUARE).boxed().toList())));
        named.put("10-odd-numbers-of-chessmen", () -> random(10, i -> 2 * i + 1, 60));
        named.put("11-even-numbers-of-chessmen", () -> random(11, i -> 2 * i + 2, 60));
        named.put("12-few-on-a-long-row", () -> random(12, i -> 1 + i % 8, LAST_SQUARE));
        named.put("13-hundreds", () -> random(13, i -> 45 + i, LAST_SQUARE));
        named.put("90-largest", () -> largest(8));
        named.put("91-every-second-square", () -> input(Collections.nCopies(MOST_ROWS,
                IntStream.rangeClosed(1, MOST_CHESSMEN).map(i -> 2 * (MOST_CHESSMEN - i) + 2).boxed().toList())));
        return named;
    }

    /** The rows are scaled. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        return input(Stream.generate(() -> random(random, MOST_CHESSMEN, LAST_SQUARE)).limit(MOST_ROWS * eighths / 8)
                .toList());
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, MOST_ROWS);
    }

    private static String random(int seed, IntUnaryOperator chessmen, int squares) {
        Random random = new Random(seed);
        return input(IntStream.range(0, MOST_ROWS).mapToObj(i -> random(random, chessmen.applyAsInt(i), squares))
                .toList());
    }

    private static String rows(String... rows) {
        return input(Stream.of(rows).map(row -> Stream.of(row.split(" ")).map(Integer::valueOf).toList()).toList());
    }

    private static String input(List<List<Integer>> rows) {
        return rows.stream().map(row -> row.size() + "\n"
                + row.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n")
                .collect(Collectors.joining("", rows.size() + "\n", ""));
    }
}
