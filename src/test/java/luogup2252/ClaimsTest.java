package luogup2252;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import luogup2252.Rules.Position;
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
        Checks.each(IntStream.rangeClosed(1, FIRST_DEEP), n -> assertEquals(n, found.get(n - 1)));
    }

    @Test
    void theorem2() {
        Search<Position> search = new Search<>(new Rules());
        Checks.each(Rows.every(2, 0, Deep.size(60, 100)), heaps -> {
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
        Checks.each(LongStream.of(differences()).boxed(),
                d -> assertEquals(smaller(d), (d + BigInteger.valueOf(5 * d * d).sqrt().longValue()) / 2));
    }

    @Test
    void theorem5() {
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
}
