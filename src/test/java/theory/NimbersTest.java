package theory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.harness.run.Checks;
import nimsum.input.HeapRows;
import nimsum.util.DefinedProducts;
import nimsum.util.NimProduct;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** The theorems of the chapter, checked by computation. */
class NimbersTest {

    private static final int DEFINED = 64, RECTANGLES = 32, TRIPLES = 16, ELEMENTS = 6, COINS = 8, SIDE = 3;
    private static final int[][] TIMES = DefinedProducts.below(DEFINED);
    private static final NimProduct PRODUCT = new NimProduct();

    /** Which sets of places are moves: one or two coins, two, any number side by side, one to three. */
    private static final List<LongPredicate> GAMES = List.of(move -> Long.bitCount(move) <= 2,
            move -> Long.bitCount(move) == 2, move -> Long.bitCount(move + Long.lowestOneBit(move)) == 1,
            move -> Long.bitCount(move) <= 3);

    private static List<Integer> below(int first, int end) {
        return IntStream.range(first, end).boxed().toList();
    }

    private static int nimSum(IntStream numbers) {
        return numbers.reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void theorem1() {
        Checks.forEachPair(below(0, DEFINED), below(0, DEFINED), (a, b) -> {
            assertEquals(TIMES[a][b], TIMES[b][a]);
            assertEquals(a == 0 ? 0 : b, TIMES[Math.min(a, 1)][b]);
        });
    }

    @Test
    void theorem2() {
        List<int[]> pairs = HeapRows.every(2, 0, RECTANGLES - 1).filter(pair -> pair[0] < pair[1]).toList();
        Checks.forEachPair(pairs, pairs, (a, b) -> assertNotEquals(0,
                TIMES[a[0]][b[0]] ^ TIMES[a[0]][b[1]] ^ TIMES[a[1]][b[0]] ^ TIMES[a[1]][b[1]]));
    }

    @Test
    void theorem3() {
        List<List<Integer>> sets = Rows.subsets(below(0, ELEMENTS)).toList();
        Checks.forEachPair(sets, sets, (first, second) -> {
            int a = Values.mex(first.stream().mapToInt(x -> x));
            int b = Values.mex(second.stream().mapToInt(x -> x));
            assertEquals(TIMES[a][b], Values.mex(first.stream()
                    .flatMapToInt(x -> second.stream().mapToInt(y -> TIMES[x][b] ^ TIMES[a][y] ^ TIMES[x][y]))));
        });
    }

    @Test
    void theorem4() {
        Checks.forEach(HeapRows.every(3, 0, RECTANGLES - 1), t -> assertEquals(
                TIMES[t[0] ^ t[1]][t[2]], TIMES[t[0]][t[2]] ^ TIMES[t[1]][t[2]]));
    }

    @Test
    void theorem5() {
        Checks.forEach(HeapRows.every(3, 0, TRIPLES - 1), t -> assertEquals(
                TIMES[TIMES[t[0]][t[1]]][t[2]], TIMES[t[0]][TIMES[t[1]][t[2]]]));
    }

    @Test
    void theorem6() {
        List<Integer> powers = List.of(2, 4, 16);
        Checks.forEachPair(powers.stream(), f -> below(0, f).stream(), (f, x) -> assertEquals(f * x, TIMES[f][x]));
        Checks.forEach(powers, f -> {
            assertEquals(f + f / 2, TIMES[f][f]);
            below(0, f).forEach(x -> below(0, f).forEach(y -> assertTrue(TIMES[x][y] < f)));
            assertEquals(below(0, f / 2), below(0, f).stream().map(x -> TIMES[x][x] ^ x).distinct().sorted().toList());
        });
    }

    @Test
    void theorem7() {
        Checks.forEach(below(1, TRIPLES), a -> {
            int power = IntStream.rangeClosed(1, TRIPLES - 2).map(i -> a).reduce(1, (x, y) -> TIMES[x][y]);
            assertEquals(List.of(power), below(0, TRIPLES).stream().filter(b -> TIMES[a][b] == 1).toList());
        });
    }

    @Test
    void theorem8() {
        checkHalves(4);
        checkHalves(16);
    }

    private static void checkHalves(int f) {
        int size = f == 4 ? 16 : DEFINED;
        Checks.forEachPair(below(0, size), below(0, size),
                (a, b) -> assertEquals(TIMES[a][b], DefinedProducts.inHalves(a, b, Integer.numberOfTrailingZeros(f),
                        (x, y) -> TIMES[(int) x][(int) y])));
    }

    /** Returns the moves of a game on a row of places, each as the binary digits that its places have. */
    private static List<Long> moves(LongPredicate game, int places) {
        return LongStream.range(1, 1L << places).filter(game).boxed().toList();
    }

    /** Returns the moves on a square board, column by column. */
    private static List<Long> product(List<Long> columns, List<Long> rows, int side) {
        return columns.stream().flatMap(column -> rows.stream()
                .map(row -> places(column).mapToLong(x -> row << side * x).reduce(0, (a, b) -> a | b))).toList();
    }

    private static IntStream places(long set) {
        return IntStream.range(0, Long.SIZE).filter(place -> (set >>> place & 1) == 1);
    }

    /** Returns the values of single coins, by place, from 0. */
    private static int[] values(List<Long> moves, int places) {
        Map<Long, List<Long>> byLast = moves.stream().collect(Collectors.groupingBy(Long::highestOneBit));
        int[] g = new int[places];
        for (int x = 0; x < places; x++) {
            long last = 1L << x;
            g[x] = Values.mex(byLast.getOrDefault(last, List.of()).stream()
                    .mapToInt(move -> nimSum(places(move ^ last).map(s -> g[s]))));
        }
        return g;
    }

    /** Tells whether each position has the nim-sum of these values of its heads, by play. */
    private static Stream<Boolean> positions(List<Long> moves, int... values) {
        Values<Long> played = Values.grundy(Options.normal(heads -> moves.stream()
                .filter(move -> (heads & Long.highestOneBit(move)) != 0).map(move -> heads ^ move)));
        return LongStream.range(0, 1L << values.length)
                .mapToObj(heads -> played.of(heads) == nimSum(places(heads).map(x -> values[x])));
    }

    @Test
    void theorem9() {
        assertArrayEquals(IntStream.rangeClosed(1, COINS).toArray(), values(moves(GAMES.get(0), COINS), COINS));
        assertArrayEquals(new int[]{1, 2, 1, 4, 1, 2, 1, 8}, values(moves(GAMES.get(2), COINS), COINS));
        Checks.forEach(
                GAMES.stream().map(game -> moves(game, COINS)).flatMap(moves -> positions(moves, values(moves, COINS))),
                Assertions::assertTrue);
    }

    @Test
    void theorem10() {
        Checks.forEach(GAMES.stream().flatMap(first -> GAMES.stream().flatMap(second -> {
            List<Long> columns = moves(first, COINS);
            List<Long> rows = moves(second, COINS);
            int[] g1 = values(columns, COINS);
            int[] g2 = values(rows, COINS);
            int[] board = values(product(columns, rows, COINS), COINS * COINS);
            return IntStream.range(0, board.length)
                    .mapToObj(cell -> board[cell] == TIMES[g1[cell / COINS]][g2[cell % COINS]]);
        })), Assertions::assertTrue);
        int[] products = IntStream.range(0, SIDE * SIDE).map(cell -> TIMES[1 + cell / SIDE][1 + cell % SIDE]).toArray();
        Checks.forEach(positions(corners(SIDE), products), Assertions::assertTrue);
    }

    private static List<Long> corners(int side) {
        List<Long> turtles = moves(GAMES.get(0), side);
        return product(turtles, turtles, side);
    }

    /**
     * Returns x, u, y and w if a winning move replaces the factors x and y of a head by u and w, or an empty list if
     * all moves lose. Each head is given by its two factors.
     */
    static List<Long> winningMove(List<List<Long>> heads) {
        long v = heads.stream().mapToLong(cell -> PRODUCT.of(cell.get(0), cell.get(1))).reduce(0, (a, b) -> a ^ b);
        for (List<Long> cell : heads) {
            long x = cell.get(0);
            long y = cell.get(1);
            for (long u = 0; u < x && v != 0; u++) {
                long w = y ^ PRODUCT.of(v, inverse(x ^ u));
                if (w < y) {
                    return List.of(x, u, y, w);
                }
            }
        }
        return List.of();
    }

    /** Returns the power 2^64 - 2 of a: the product of its squares, squares of squares and so on, 63 in all. */
    static long inverse(long a) {
        long inverse = 1;
        long square = a;
        for (int i = 1; i < 64; i++) {
            square = PRODUCT.of(square, square);
            inverse = PRODUCT.of(inverse, square);
        }
        return inverse;
    }

    @Test
    void theWinningMoveWins() {
        int[] g = values(corners(SIDE), SIDE * SIDE);
        for (long heads = 0; heads < 1L << SIDE * SIDE; heads++) {
            List<Long> move = winningMove(places(heads)
                    .mapToObj(cell -> List.of(1L + cell / SIDE, 1L + cell % SIDE)).toList());
            long after = heads;
            if (!move.isEmpty()) {
                assertTrue((heads & bit(move.get(0), move.get(2))) != 0 && move.get(1) < move.get(0)
                        && move.get(3) < move.get(2));
                after ^= bit(move.get(0), move.get(2)) ^ bit(move.get(0), move.get(3)) ^ bit(move.get(1), move.get(2))
                        ^ bit(move.get(1), move.get(3));
            }
            assertEquals(0, nimSum(places(after).map(cell -> g[cell])), Long.toBinaryString(heads));
            assertEquals(move.isEmpty(), nimSum(places(heads).map(cell -> g[cell])) == 0);
        }
    }

    /** Returns the cell as a digit of a position; 0 if there is none. */
    private static long bit(long column, long row) {
        return column == 0 || row == 0 ? 0 : 1L << (column - 1) * SIDE + row - 1;
    }

    @Test
    void exercise1() {
        List<Integer> products = List.of(TIMES[4][4], TIMES[4][3], TIMES[2][4], TIMES[2][3]);
        assertEquals(List.of(6, 12, 8, 1), products);
        assertEquals(3, TIMES[6][7]);
    }

    @Test
    void exercise2() {
        assertEquals(8, TIMES[2][4]);
        List<Integer> closed = below(2, 17).stream().filter(
                size -> below(0, size).stream()
                        .allMatch(a -> below(0, size).stream().allMatch(b -> TIMES[a][b] < size)))
                .toList();
        assertEquals(List.of(2, 4, 16), closed);
    }

    @Test
    void exercise3() {
        int root = below(0, 16).stream().filter(x -> TIMES[x][x] == 2).findFirst().orElseThrow();
        int inverse = below(0, 16).stream().filter(x -> TIMES[4][x] == 1).findFirst().orElseThrow();
        assertEquals(3, root);
        assertEquals(15, inverse);
        assertEquals(inverse, inverse(4));
    }

    @Test
    void exercise4() {
        assertEquals(List.of(4, 5), withPlusSquare(2));
        assertEquals(List.of(16, 17), withPlusSquare(8));
        List<Integer> below16 = below(0, 16).stream().map(NimbersTest::plusSquare).sorted().toList();
        assertEquals(below(0, 16).stream().map(i -> i / 2).toList(), below16);
        assertEquals(7, below16.get(15));
        below(0, DEFINED).forEach(x -> assertEquals(2, withPlusSquare(plusSquare(x)).size(), "no value three times"));
        assertEquals(24, TIMES[16][16]);
    }

    private static int plusSquare(int x) {
        return TIMES[x][x] ^ x;
    }

    private static List<Integer> withPlusSquare(int sum) {
        return below(0, DEFINED).stream().filter(x -> plusSquare(x) == sum).toList();
    }

    @Test
    void exercise5() {
        List<Long> ruler = moves(GAMES.get(2), 4);
        List<Long> board = product(ruler, moves(GAMES.get(2), 2), 2);
        int[] g = values(board, COINS);
        assertArrayEquals(new int[]{1, 2, 2, 3, 1, 2, 4, 8}, g);
        // The cells of row 1 have the even places, those of row 2 the odd ones.
        Map<Long, Long> winning = Map.of(0b01001000L, 0b01010100L, 0b10000001L, 0b10101000L);
        winning.forEach((heads, only) -> assertEquals(List.of(only),
                board.stream().filter(move -> (heads & Long.highestOneBit(move)) != 0
                        && nimSum(places(heads ^ move).map(cell -> g[cell])) == 0).toList()));
    }

    @Test
    void exercise6() {
        assertArrayEquals(new int[]{1, 2, 4, 7, 8, 11, 13, 14}, values(moves(GAMES.get(3), COINS), COINS));
    }
}
