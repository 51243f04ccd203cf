package luogup2252;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import luogup2252.Rules.Position;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int FIRST = 20_000, FIRST_DEEP = Deep.size(FIRST, 100_000), LAST = 1000, RANDOM = 20_000;
    private static final int LARGEST_HEAP = 1_000_000_000;
    /** The golden ratio to 60 digits: enough, since d * phi stays at least 1/(3d) from every integer. */
    private static final BigDecimal PHI = new BigDecimal(5).sqrt(new MathContext(60)).add(BigDecimal.ONE)
            .divide(new BigDecimal(2));

    /** Returns a_d of the README, by its definition. */
    private static long smaller(long difference) {
        return PHI.multiply(new BigDecimal(difference)).setScale(0, RoundingMode.FLOOR).longValueExact();
    }

    @Test
    void theorem1() {
        List<Long> found = LongStream.rangeClosed(1, FIRST_DEEP).flatMap(d -> LongStream.of(smaller(d), smaller(d) + d))
                .filter(n -> n <= FIRST_DEEP).sorted().boxed().toList();
        Checks.forEach(IntStream.rangeClosed(1, FIRST_DEEP), n -> assertEquals(n, found.get(n - 1)));
    }

    @Test
    void theorem2() {
        Search<Position> search = new Search<>(new Rules());
        Checks.forEach(Rows.every(2, 0, Deep.size(60, 100)), heaps -> {
            int a = heaps.get(0);
            int b = heaps.get(1);
            long moves = search.winningMoves(new Position(a, b)).count();
            assertEquals(smaller(Math.abs(a - b)) == Math.min(a, b), moves == 0);
            assertTrue(moves <= 3);
        });
    }

    private static long[] differences() {
        return LongStream.concat(
                LongStream.concat(LongStream.range(0, FIRST_DEEP),
                        LongStream.rangeClosed(Cases.LARGEST_DIFFERENCE - LAST + 1, Cases.LARGEST_DIFFERENCE)),
                new Random(1907).longs(RANDOM, FIRST_DEEP, Cases.LARGEST_DIFFERENCE)).toArray();
    }

    @Test
    void theorem3() {
        for (long d : differences()) {
            long a = smaller(d);
            for (long s = Math.max(a - 2, 0); s <= a + 2; s++) {
                long l = s + d;
                assertEquals(s == a, s * s <= d * l && (s + 1) * (s + 1) > d * (l + 1), s + " " + l);
            }
        }
    }

    @Test
    void theorem4() {
        long beyond = Cases.LARGEST_DIFFERENCE + 1;
        assertTrue(smaller(beyond - 1) + beyond - 1 <= LARGEST_HEAP && smaller(beyond) + beyond > LARGEST_HEAP);
        List<Long> sums = sumsOfFibonacciNumbers(1_346_269, 2_178_309).filter(d -> d > 0).sorted().boxed().toList();
        List<Integer> wrong = sums.stream().filter(d -> smaller(d) != (long) (d * (Math.sqrt(5) + 1) / 2))
                .map(Long::intValue)
                .toList();
        assertEquals(Cases.DOUBLE_FAILS, wrong);
        wrong.forEach(d -> assertEquals(smaller(d) + 1, (long) (d * (Math.sqrt(5) + 1) / 2)));
        long wrongRoots = wrong.stream().filter(d -> smaller(d) != (d + (long) Math.sqrt(5.0 * d * d)) / 2).count();
        assertTrue(wrongRoots > 0);
        assertEquals(381966012, beyond);
        assertEquals(14, wrong.size());
        assertEquals(102334155, wrong.get(0));
        assertEquals(370248451, wrong.get(wrong.size() - 1));
    }

    /** Returns all sums of Fibonacci numbers from two neighbours on, no two of them neighbours, within the bounds. */
    private static LongStream sumsOfFibonacciNumbers(long first, long second) {
        if (first > Cases.LARGEST_DIFFERENCE) {
            return LongStream.of(0);
        }
        return LongStream.concat(sumsOfFibonacciNumbers(second, first + second),
                sumsOfFibonacciNumbers(first + second, first + 2 * second).map(rest -> first + rest))
                .filter(sum -> sum <= Cases.LARGEST_DIFFERENCE);
    }

    @Test
    void exercise1() {
        assertEquals(Set.of(new Position(20, 12), new Position(16, 26)), winningOptions(20, 30));
        assertEquals(Set.of(new Position(80, 130)), winningOptions(100, 150));
        assertEquals(Set.of(new Position(7, 4), new Position(4, 7), new Position(0, 0)), winningOptions(7, 7));
    }

    private static Set<Position> winningOptions(int a, int b) {
        return new Search<>(new Rules()).winningMoves(new Position(a, b)).map(Move::next).collect(Collectors.toSet());
    }

    @Test
    void exercise2() {
        assertEquals("[0, 0] [1, 2] [2, 1] [3, 5] [4, 7] [5, 3] [7, 4]", lost(new Rules(), 7));
        assertEquals(Set.of(new Position(0, 0), new Position(4, 7), new Position(7, 4)), winningOptions(7, 7));
        assertEquals(Set.of(new Position(0, 0)), winningOptions(3, 0));
    }

    @Test
    void exercise3() {
        Options<Position> rules = Options.normal(from -> IntStream.range(0, (from.a() + 1) * (from.b() + 1))
                .mapToObj(i -> new Position(i % (from.a() + 1), i / (from.a() + 1)))
                .filter(to -> !to.equals(from) && (to.a() == from.a() || to.b() == from.b()
                        || Math.abs(from.a() - to.a() - from.b() + to.b()) <= 1)));
        assertEquals(
                "[0, 0] [1, 3] [2, 6] [3, 1] [4, 10] [5, 13] [6, 2] [7, 17] [8, 20] [10, 4] [13, 5] [17, 7] [20, 8]",
                lost(rules, 20));
    }

    @Test
    void exercise4() {
        assertEquals(lost(new Rules(), 40).replace("[0, 0] [1, 2] [2, 1]", "[0, 1] [1, 0] [2, 2]"),
                lost(Options.misere(new Rules()), 40));
    }

    /** Returns the lost pairs of heaps up to a largest one. */
    private static String lost(nimsum.game.Rules<Position> rules, int max) {
        Search<Position> search = new Search<>(rules);
        return Rows.every(2, 0, max).filter(heaps -> !search.moverWins(new Position(heaps.get(0), heaps.get(1))))
                .map(List::toString).collect(Collectors.joining(" "));
    }
}
