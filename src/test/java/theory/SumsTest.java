package theory;

import static nimsum.game.Rows.nimSum;
import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
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
        Checks.each(rowsInOrder(ROW, LARGEST_DEEP), row -> {
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
        Checks.each(games(MANY_DEEP), game -> assertTrue(sums.isLost(game, game)));
    }

    @Test
    void theorem3() {
        Checks.eachPair(games(MANY_DEEP), games(TINY).stream().filter(sums::isLost).toList(),
                (game, zero) -> assertEquals(sums.isLost(game), sums.isLost(game, zero)));
    }

    @Test
    void theorem4() {
        Checks.eachPair(games(SMALL), games(SMALL), (g, h) -> assertEquals(sums.isLost(g, h),
                Stream.concat(games(TINY).stream(), Stream.of(g, h)).allMatch(x -> sameWith(x, g, h))));
    }

    private boolean sameWith(int x, int g, int h) {
        return sums.isLost(g, x) == sums.isLost(h, x);
    }

    @Test
    void theorem5() {
        int largest = HEAPS.size() - 1;
        Checks.each(games(MANY_DEEP), game -> {
            for (int heap = 0; heap <= largest; heap++) {
                assertEquals(sums.grundy(game) == heap, sums.isLost(game, HEAPS.get(heap)));
            }
            assertTrue(sums.grundy(game) <= largest);
        });
    }

    @Test
    void theorem6() {
        Checks.eachPair(games(SMALL), games(SMALL),
                (g, h) -> assertEquals(sums.grundy(g) ^ sums.grundy(h), sums.grundy(g, h)));
    }

    @Test
    void theorem7() {
        AtomicInteger raises = new AtomicInteger();
        int parts = 3;
        Checks.each(Rows.every(parts, 0, TINY - 1).filter(Rows::isInOrder), sum -> {
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
        Checks.eachPair(games(FEW).stream(), game -> {
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
        Checks.eachPair(rowsInOrder(heaps, largest), IntStream.rangeClosed(0, bag).boxed().toList(),
                (row, left) -> assertEquals(nimSum(row), emptying.of(new WithBag(new Heaps(row), left))));
        List<OwnChips.Position> own = Rows.every(heaps + 2, 0, chips).filter(row -> sum(row) <= chips)
                .map(row -> new OwnChips.Position(new Heaps(row.subList(0, heaps)), row.get(heaps), row.get(heaps + 1)))
                .toList();
        FixpointSolver<OwnChips.Position> withOwnBags = FixpointSolver.fromAll(new OwnChips(), own);
        Checks.each(own.stream().filter(position -> Rows.isInOrder(position.piles().sizes())),
                position -> assertEquals(nimSum(position.piles().sizes()) == 0 ? Outcome.LOSS : Outcome.WIN,
                        withOwnBags.outcome(position)));
        List<WithBag> shared = Rows.every(heaps + 1, 0, chips).filter(row -> 1 <= sum(row) && sum(row) <= chips)
                .map(row -> new WithBag(new Heaps(row.subList(0, heaps)), row.get(heaps))).toList();
        FixpointSolver<WithBag> withSharedBag = FixpointSolver
                .fromAll(Options.normal(position -> position.options(true)), shared);
        Checks.each(shared.stream().filter(position -> Rows.isInOrder(position.heaps.sizes())),
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
        Checks.each(rowsInOrder(ROW, LARGEST_DEEP), heaps -> {
            boolean tiny = heaps.stream().allMatch(heap -> heap <= 1);
            assertEquals(nimSum(heaps) != (tiny ? 1 : 0), misere.moverWins(new Heaps(heaps)));
        });
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
        Values<Integer> values = heap(1, 2, 3);
        assertEquals(List.of(0, 1, 2, 3, 0, 1, 2, 3, 0), IntStream.rangeClosed(0, 8).mapToObj(values::of).toList());
        List<Integer> heaps = IntStream.of(5, 6, 7).mapToObj(values::of).toList();
        assertEquals(List.of(1, 2, 3), heaps);
        assertEquals(0, nimSum(heaps));
    }

    @Test
    void exercise3() {
        poj1704.Rules rules = new poj1704.Rules();
        Search<poj1704.Position> search = new Search<>(rules);
        List<String> moves = search.winningMoves(rules.read("1\n4 1 2 4 8")).map(Move::name).toList();
        assertEquals(List.of("8 5"), moves);
    }

    @Test
    void exercise4() {
        List<Integer> piles = List.of(1, 2, 3 + 2);
        // Theorem 9 decides, and the statement sets no bound to the chips of an addition.
        List<List<Integer>> won = Stream.of(2, 1, 0).flatMap(pile -> IntStream.range(0, 16)
                .filter(chips -> chips != piles.get(pile)).mapToObj(chips -> IntStream.range(0, 3)
                        .mapToObj(i -> i == pile ? (Integer) chips : piles.get(i)).toList()))
                .filter(row -> nimSum(row) == 0).toList();
        assertEquals(List.of(List.of(1, 2, 3), List.of(1, 4, 5), List.of(7, 2, 5)), won);
    }

    @Test
    void exercise5() {
        Values<Integer> values = heap(2, 5);
        assertEquals(List.of(0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1),
                IntStream.rangeClosed(0, 10).mapToObj(values::of).toList());
    }

    private static Values<Integer> heap(int... takes) {
        return Values.grundy(Options.normal(stones -> IntStream.of(takes).filter(take -> take <= stones).boxed()
                .map(take -> stones - take)));
    }

    @Test
    void exercise6() {
        assertEquals(0, sheet(2, 2));
        assertEquals(1, sheet(2, 4));
        assertEquals(1, sheet(4, 4));
    }

    private static int sheet(int width, int height) {
        return Values.mex(IntStream.concat(
                IntStream.rangeClosed(2, width - 2).map(cut -> sheet(cut, height) ^ sheet(width - cut, height)),
                IntStream.rangeClosed(2, height - 2).map(cut -> sheet(width, cut) ^ sheet(width, height - cut))));
    }

    @Test
    void exercise7() {
        Values<wallmaking.Rules.Position> values = Values.grundy(new wallmaking.Rules());
        int row = values.of(board("..", 2));
        assertEquals(row, values.of(board(".", 1)));
        assertEquals(1, row);
        assertEquals(2, values.of(board("......", 3)));
    }

    private static wallmaking.Rules.Position board(String cells, int width) {
        return new wallmaking.Rules.Position(width, cells);
    }

    @Test
    void exercise8() {
        Search<List<Integer>> search = new Search<>(Rows.moore(2));
        assertEquals(List.of(List.of(0, 0, 0), List.of(1, 1, 1), List.of(2, 2, 2), List.of(3, 3, 3)),
                Rows.every(3, 0, 3).filter(row -> !search.moverWins(row)).toList());
    }

    @Test
    void exercise9() {
        List<List<Integer>> arrows = List.of(List.of(1, 2), List.of(1, 3), List.of(2, 3));
        List<List<List<Integer>>> lost = new ArrayList<>();
        for (List<List<Integer>> kept : Rows.subsets(arrows).toList()) {
            agc016f.Rules rules = new agc016f.Rules();
            String input = "3 " + kept.size() + kept.stream().map(arrow -> "\n" + arrow.get(0) + " " + arrow.get(1))
                    .collect(Collectors.joining());
            if (!new Search<>(rules).moverWins(rules.read(input))) {
                lost.add(kept);
            }
        }
        assertEquals(List.of(List.of(), List.of(List.of(1, 3), List.of(2, 3))), lost);
    }

    private static List<List<Integer>> rowsInOrder(int heaps, int largest) {
        return Rows.every(heaps, 0, largest).filter(Rows::isInOrder).toList();
    }

    private static List<Integer> games(int count) {
        return IntStream.range(0, count).boxed().toList();
    }
}
