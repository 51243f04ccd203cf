package theory;

import static nimsum.game.Rows.nimSum;
import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.FixpointSolver;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import org.junit.jupiter.api.Test;
import pokernim.OwnChips;

/**
 * The theorems and examples of {@code theory/sums.md}, checked by computation. The games are all those of up to a size,
 * as {@link Sums} numbers them.
 */
class SumsTest {

    /** The numbers of the heaps of 0 to 4 stones. */
    private static final List<Integer> HEAPS = List.of(0, 1, 3, 11, 2059);
    private static final int FEW = 8, TINY = 16, SMALL = 64, MANY = 256, MANY_DEEP = Deep.size(MANY, 4096);
    private static final int ROW = 4, LARGEST = 6, LARGEST_DEEP = Deep.size(LARGEST, 9);

    private final Search<Heaps> nim = new Search<>(new HeapRules());
    private final Sums sums = new Sums();

    @Test
    void theorem1() {
        Checks.forEach(rowsInOrder(ROW, LARGEST_DEEP), row -> {
            Heaps heaps = new Heaps(row);
            int sum = nimSum(row);
            List<Move<Heaps>> told = IntStream.range(0, row.size())
                    .filter(heap -> (row.get(heap) ^ sum) < row.get(heap))
                    .mapToObj(heap -> heaps.take(heap, row.get(heap) - (row.get(heap) ^ sum))).toList();
            assertEquals(sum != 0, nim.moverWins(heaps));
            assertEquals(told, nim.winningMoves(heaps).toList());
            assertEquals(sum == 0 ? 0 : 1, told.size() % 2);
        });
    }

    @Test
    void theorem2() {
        Checks.forEach(games(MANY_DEEP), game -> assertTrue(sums.isLost(game, game)));
    }

    @Test
    void theorem3() {
        Checks.forEachPair(games(MANY_DEEP), games(TINY).stream().filter(sums::isLost).toList(),
                (game, zero) -> assertEquals(sums.isLost(game), sums.isLost(game, zero)));
    }

    @Test
    void theorem4() {
        Checks.forEachPair(games(SMALL), games(SMALL), (g, h) -> assertEquals(sums.isLost(g, h),
                Stream.concat(games(TINY).stream(), Stream.of(g, h)).allMatch(x -> sameWith(x, g, h))));
    }

    private boolean sameWith(int x, int g, int h) {
        return sums.isLost(g, x) == sums.isLost(h, x);
    }

    @Test
    void theorem5() {
        int largest = HEAPS.size() - 1;
        Checks.forEach(games(MANY_DEEP), game -> {
            for (int heap = 0; heap <= largest; heap++) {
                assertEquals(sums.grundy(game) == heap, sums.isLost(game, HEAPS.get(heap)));
            }
            assertTrue(sums.grundy(game) <= largest);
        });
    }

    @Test
    void theorem6() {
        Checks.forEachPair(games(SMALL), games(SMALL),
                (g, h) -> assertEquals(sums.grundy(g) ^ sums.grundy(h), sums.grundy(g, h)));
    }

    @Test
    void theorem7() {
        AtomicInteger raises = new AtomicInteger();
        int parts = 3;
        Checks.forEach(Rows.every(parts, 0, TINY - 1).filter(Rows::isInOrder), sum -> {
            int s = nimSum(sum.stream().map(sums::grundy).toList());
            int lowering = 0;
            for (int part = 0; part < parts; part++) {
                int value = sums.grundy(sum.get(part));
                for (int option : Sums.options(sum.get(part)).toArray()) {
                    Integer[] after = sum.toArray(Integer[]::new);
                    after[part] = option;
                    boolean wins = sums.isLost(after);
                    assertEquals(s != 0 && sums.grundy(option) == (value ^ s), wins);
                    lowering += wins && sums.grundy(option) < value ? 1 : 0;
                    raises.addAndGet(wins && sums.grundy(option) > value ? 1 : 0);
                }
            }
            assertEquals(s != 0, lowering > 0);
        });
        assertTrue(raises.get() > 0);
    }

    @Test
    void theorem8() {
        Checks.forEachPair(games(FEW).stream(), game -> {
            int allowed = ~game & games(FEW).stream()
                    .filter(option -> Sums.options(option).anyMatch(back -> sums.isLost(game, back)))
                    .mapToInt(option -> 1 << option).sum();
            return IntStream.rangeClosed(1, allowed).filter(added -> (added & ~allowed) == 0).boxed();
        }, (game, added) -> assertTrue(games(FEW).stream().allMatch(x -> sameWith(x, game, game | added))));
    }

    @Test
    void theorem9() {
        Values<WithBag> emptying = Values.grundy(Options.normal(position -> position.options(false)));
        int heaps = 3;
        int largest = 4;
        int bag = 3;
        int chips = 6;
        Checks.forEachPair(rowsInOrder(heaps, largest), IntStream.rangeClosed(0, bag).boxed().toList(),
                (row, left) -> assertEquals(nimSum(row), emptying.of(new WithBag(new Heaps(row), left))));
        List<OwnChips.Position> own = Rows.every(heaps + 2, 0, chips).filter(row -> sum(row) <= chips)
                .map(row -> new OwnChips.Position(new Heaps(row.subList(0, heaps)), row.get(heaps), row.get(heaps + 1)))
                .toList();
        FixpointSolver<OwnChips.Position> withOwnBags = FixpointSolver.fromAll(new OwnChips(), own);
        Checks.forEach(own.stream().filter(position -> Rows.isInOrder(position.piles().sizes())),
                position -> assertEquals(nimSum(position.piles().sizes()) == 0 ? Outcome.LOSS : Outcome.WIN,
                        withOwnBags.outcome(position)));
        List<WithBag> shared = Rows.every(heaps + 1, 0, chips).filter(row -> 1 <= sum(row) && sum(row) <= chips)
                .map(row -> new WithBag(new Heaps(row.subList(0, heaps)), row.get(heaps))).toList();
        FixpointSolver<WithBag> withSharedBag = FixpointSolver
                .fromAll(Options.normal(position -> position.options(true)), shared);
        Checks.forEach(shared.stream().filter(position -> Rows.isInOrder(position.heaps.sizes())),
                position -> assertEquals(Outcome.DRAW, withSharedBag.outcome(position)));
    }

    /** Poker Nim in which both players put chips on a heap from the same bag. */
    private record WithBag(Heaps heaps, int bag) {

        /**
         * Returns what the moves lead to.
         *
         * @param refills whether chips that are taken go into the bag, or else leave the game
         */
        Stream<WithBag> options(boolean refills) {
            Stream<WithBag> taken = heaps.moves(size -> IntStream.rangeClosed(1, size))
                    .map(move -> new WithBag(move.next(),
                            refills ? bag + sum(heaps.sizes()) - sum(move.next().sizes()) : bag));
            return Stream.concat(taken, IntStream.rangeClosed(1, bag).boxed().flatMap(chips -> heaps
                    .moves(size -> IntStream.of(-chips)).map(move -> new WithBag(move.next(), bag - chips))));
        }
    }

    @Test
    void theorem10() {
        Search<Heaps> misere = new Search<>(Options.misere(new HeapRules()));
        Checks.forEach(rowsInOrder(ROW, LARGEST_DEEP), heaps -> {
            boolean tiny = heaps.stream().allMatch(heap -> heap <= 1);
            assertEquals(nimSum(heaps) != (tiny ? 1 : 0), misere.moverWins(new Heaps(heaps)));
        });
    }

    @Test
    void theorem11() {
        int heaps = 300;
        int largest = 8;
        AtomicInteger late = new AtomicInteger();
        Checks.forEach(Rows.subsets(IntStream.rangeClosed(1, largest).boxed().toList()).skip(1), takes -> {
            int t = takes.get(takes.size() - 1);
            int[] values = Values.table(heaps, (known, stones) -> takes.stream().filter(take -> take <= stones)
                    .mapToInt(take -> known[stones - take]));
            Map<List<Integer>, Integer> seen = new HashMap<>();
            int end = 0;
            while (seen.putIfAbsent(IntStream.range(end, end + t).mapToObj(n -> values[n]).toList(), end) == null) {
                end++;
            }
            int start = seen.get(IntStream.range(end, end + t).mapToObj(n -> values[n]).toList());
            late.addAndGet(start);
            assertTrue(repeats(values, start, heaps + 1 - (end - start), end - start));
        });
        assertTrue(late.get() > 0);
    }

    @Test
    void theorem12() {
        int t = 2;
        int largest = 200;
        Checks.forEach(IntStream.range(0, 1 << 3 * t), code -> {
            int[] values = octal(code, t, largest);
            for (int p = 1; p <= 20; p++) {
                for (int a = 1; a <= 40; a++) {
                    assertTrue(!repeats(values, a, 2 * a + p + t, p) || repeats(values, a, largest + 1 - p, p));
                }
            }
        });
        int[] kayles = grundy(400);
        assertNotEquals(kayles[70], kayles[82]);
        assertTrue(repeats(kayles, 71, 2 * 71 + 12 + t, 12) && repeats(kayles, 71, 400 - 12, 12));
    }

    private static boolean repeats(int[] values, int from, int to, int period) {
        return IntStream.range(from, to).allMatch(n -> values[n + period] == values[n]);
    }

    /**
     * Returns the values of heaps of which a move takes k stones, up to a number, and leaves h heaps, if the digit of
     * 8^(k - 1) of the code has the bit 2^h.
     */
    private static int[] octal(int code, int most, int largest) {
        return Values.table(largest, (values, stones) -> IntStream.rangeClosed(1, Math.min(most, stones))
                .flatMap(take -> IntStream.rangeClosed(0, (stones - take) / 2)
                        .filter(left -> (code >> 3 * (take - 1)
                                + Integer.signum(left) + Integer.signum(stones - take - left) & 1) != 0)
                        .map(left -> values[left] ^ values[stones - take - left])));
    }

    @Test
    void guessesThatFail() {
        int[] squares = Values.table(11356, (values, stones) -> IntStream
                .iterate(1, root -> root * root <= stones, root -> root + 1).map(root -> values[stones - root * root]));
        List<Integer> lost = lost(squares);
        assertEquals(List.of(0, 2, 5, 7, 10, 12, 15, 17, 20, 22), lost.subList(0, 10));
        assertEquals(List.of(11356), lost.stream().filter(stones -> stones % 5 == 1).toList());
        assertEquals(List.of(0, 2, 3, 9, 15, 23, 837), lost(octal(061, 2, 837)));
        Map<List<Integer>, Boolean> chomp = new HashMap<>();
        Checks.forEachPair(IntStream.rangeClosed(1, 8).boxed().toList(), IntStream.rangeClosed(2, 10).boxed().toList(),
                (rows, columns) -> assertEquals(rows * columns == 80 ? 2 : 1,
                        NormalPlayTest.bites(NormalPlayTest.board(rows, columns)).stream()
                                .filter(bar -> !NormalPlayTest.wins(bar, NormalPlayTest::bites, chomp)).count()));
    }

    private static List<Integer> lost(int[] values) {
        return IntStream.range(0, values.length).filter(stones -> values[stones] == 0).boxed().toList();
    }

    /** A bar of chocolate, a token on a graph and a heap. */
    private record Table(List<Integer> bar, int token, int stones) {

        Stream<Table> options() {
            return Stream.of(NormalPlayTest.bites(bar).stream().map(left -> new Table(left, token, stones)),
                    SumsPicture.GRAPH.get(token).chars().mapToObj(to -> new Table(bar, to - 'A', stones)),
                    IntStream.of(1, 3, 4).filter(take -> take <= stones)
                            .mapToObj(take -> new Table(bar, token, stones - take)))
                    .flatMap(moves -> moves);
        }
    }

    @Test
    void theGameOfTheBeginning() {
        Search<Table> search = new Search<>(Options.normal(Table::options));
        Table start = new Table(List.of(3, 3), 'F' - 'A', 6);
        assertEquals(11, start.options().count());
        assertEquals(List.of(new Table(List.of(1, 1), 'F' - 'A', 6)),
                search.winningMoves(start).map(Move::next).toList());
        Checks.forEach(Stream.of(new Table(List.of(1, 1), 'F' - 'A', 4), new Table(List.of(1, 0), 'C' - 'A', 4),
                new Table(List.of(1, 0), 'B' - 'A', 1), new Table(List.of(1, 0), 0, 0)),
                left -> assertFalse(search.moverWins(left)));
    }

    @Test
    void kaylesByTheCodeOfTheChapterAndByItsRules() {
        Values<List<Integer>> values = Values.grundy(luogup4279.Kayles.RULES);
        int[] found = grundy(10);
        IntStream.rangeClosed(1, 10).forEach(pins -> assertEquals(values.of(List.of(pins)), found[pins]));
    }

    /** Returns the Grundy values of rows of 0 to max pins. */
    static int[] grundy(int max) {
        int[] value = new int[max + 1];
        for (int pins = 1; pins <= max; pins++) {
            Set<Integer> reached = new HashSet<>();
            for (int down = 1; down <= Math.min(2, pins); down++) {
                for (int left = 0; left + down <= pins; left++) {
                    reached.add(value[left] ^ value[pins - down - left]);
                }
            }
            while (reached.contains(value[pins])) {
                value[pins]++;
            }
        }
        return value;
    }

    @Test
    void exercise1() {
        List<Integer> heaps = List.of(10, 11, 12);
        assertEquals(13, nimSum(heaps));
        assertEquals(8, Integer.highestOneBit(nimSum(heaps)));
        List<String> moves = nim.winningMoves(new Heaps(heaps)).map(move -> IntStream.range(0, 3)
                .filter(i -> !heaps.get(i).equals(move.next().sizes().get(i)))
                .mapToObj(i -> heaps.get(i) + " to " + move.next().sizes().get(i)).findFirst().orElseThrow()).toList();
        assertEquals(List.of("10 to 7", "11 to 6", "12 to 1"), moves);
    }

    @Test
    void exercise2() {
        assertEquals(List.of("14 to 1"), winning(12, 14));
        assertEquals(List.of("12 to 2", "14 to 3", "11 to 3"), winning(12, 14, 11));
    }

    /** Returns the winning moves in a sum, each as a game and its option. */
    private List<String> winning(Integer... sum) {
        return IntStream.range(0, sum.length).boxed().flatMap(part -> Sums.options(sum[part]).filter(option -> {
            Integer[] after = sum.clone();
            after[part] = option;
            return sums.isLost(after);
        }).mapToObj(option -> sum[part] + " to " + option)).toList();
    }

    @Test
    void exercise3() {
        assertEquals(List.of("2 1", "3 1", "4 1"),
                nim.winningMoves(new Heaps(List.of(6, 3, 5, 1))).map(Move::name).toList());
    }

    @Test
    void exercise4() {
        int[] values = Values.table(100, (known, stones) -> IntStream.concat(
                stones == 0 ? IntStream.empty() : IntStream.of(known[stones - 1]),
                stones == 0 || stones % 2 == 1
                        ? IntStream.empty()
                        : IntStream.of(known[stones / 2] ^ known[stones / 2])));
        Checks.forEach(IntStream.rangeClosed(0, 100),
                stones -> assertEquals(stones < 3 ? stones : 1 - stones % 2, values[stones]));
        assertEquals(0, values[1] ^ values[7] ^ values[100]);
    }

    @Test
    void exercise5() {
        int[] row = grundy(60);
        Checks.forEach(IntStream.rangeClosed(3, 60),
                pins -> assertEquals(0, Values.mex(IntStream.of(row[pins - 1], row[pins - 2]))));
    }

    @Test
    void exercise6() {
        Values<List<Integer>> longest = Values.longestPlay(Sums.RULES);
        Checks.forEach(games(MANY), game -> {
            boolean even = Sums.options(game).allMatch(option -> sums.grundy(option) % 2 == 0);
            assertTrue(!even || sums.grundy(game) <= 1);
            assertTrue(sums.grundy(game) <= longest.of(Sums.inOrder(List.of(game))));
        });
        assertEquals(List.of("20480 to 12", "1 to 0"), winning(20480, 1));
    }

    @Test
    void exercise7() {
        int[] values = octal(0770, 3, 400);
        int[] kayles = grundy(200);
        Checks.forEach(IntStream.rangeClosed(0, 400), pins -> assertEquals(kayles[pins / 2], values[pins]));
        assertTrue(repeats(values, 142, 2 * 142 + 24 + 3, 24));
        assertNotEquals(values[141], values[141 + 24]);
    }

    private static List<List<Integer>> rowsInOrder(int heaps, int largest) {
        return Rows.every(heaps, 0, largest).filter(Rows::isInOrder).toList();
    }

    private static List<Integer> games(int count) {
        return IntStream.range(0, count).boxed().toList();
    }
}
