package luogup2252;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import luogup2252.Rules.Position;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.run.Deep;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int FIRST = 20_000, FIRST_DEEP = Deep.size(FIRST, 100_000), LAST = 1000, RANDOM = 20_000;
    private static final String DIFFERENCES = "the first " + FIRST + ", the last " + LAST + " and " + RANDOM
            + " random ";
    private static final int LARGEST_HEAP = 1_000_000_000;
    /** The golden ratio to 60 digits: enough, since d * phi stays at least 1/(3d) from every integer. */
    private static final BigDecimal PHI = new BigDecimal(5).sqrt(new MathContext(60)).add(BigDecimal.ONE)
            .divide(new BigDecimal(2));

    /** a_d of the README, by its definition. */
    private static long smaller(long difference) {
        return PHI.multiply(new BigDecimal(difference)).setScale(0, RoundingMode.FLOOR).longValueExact();
    }

    @Test
    void theorem1() {
        List<Long> found = LongStream.rangeClosed(1, FIRST_DEEP).flatMap(d -> LongStream.of(smaller(d), smaller(d) + d))
                .filter(n -> n <= FIRST_DEEP).sorted().boxed().toList();
        int first = 1;
        Claims.each("numbers from " + first + " to " + FIRST, IntStream.rangeClosed(first, FIRST_DEEP),
                n -> assertEquals(n, found.get(n - first)));
    }

    @Test
    void theorem2() {
        int most = 60;
        int mostMoves = 3;
        Search<Position> search = new Search<>(new Rules());
        AtomicInteger won = new AtomicInteger();
        Claims.each("pairs of heaps up to " + most, Rows.every(2, 0, Deep.size(most, 100)), heaps -> {
            int a = heaps.get(0);
            int b = heaps.get(1);
            long moves = search.winningMoves(new Position(a, b)).count();
            assertEquals(smaller(Math.abs(a - b)) == Math.min(a, b), moves == 0);
            assertTrue(moves <= mostMoves);
            won.addAndGet(moves > 0 ? 1 : 0);
        });
        Claims.checked(won.get(), "of them have 1 to " + mostMoves + " winning moves");
    }

    private static long[] differences() {
        return LongStream.concat(
                LongStream.concat(LongStream.range(0, FIRST_DEEP),
                        LongStream.rangeClosed(Cases.LARGEST_DIFFERENCE - LAST + 1, Cases.LARGEST_DIFFERENCE)),
                new Random(1907).longs(RANDOM, FIRST_DEEP, Cases.LARGEST_DIFFERENCE)).toArray();
    }

    @Test
    void theorem3() {
        int near = 2;
        int pairs = 0;
        for (long d : differences()) {
            long a = smaller(d);
            for (long s = Math.max(a - near, 0); s <= a + near; s++) {
                long excess = d * (s + d) - s * s;
                assertEquals(s == a, 0 <= excess && excess <= 2 * s - d, s + " " + (s + d));
                pairs++;
            }
        }
        Claims.checked(pairs, "pairs that come from a lost pair by adding or taking up to " + near
                + " stones from both heaps, for " + DIFFERENCES + "differences");
    }

    @Test
    void theorem4() {
        Claims.each("differences: " + DIFFERENCES + "ones", LongStream.of(differences()).boxed(),
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
        Claims.checked(sums.size(), "sums");
        long wrongRoots = wrong.stream().filter(d -> smaller(d) != (d + (long) Math.sqrt(5.0 * d * d)) / 2).count();
        Claims.checked(wrongRoots, "of the " + wrong.size());
        Claims.stated("Among the " + beyond + " lost pairs with heaps up to $10^"
                + (Integer.toString(LARGEST_HEAP).length() - 1) + "$ it is wrong for exactly " + wrong.size()
                + ", from d = " + wrong.get(0) + " to d = " + wrong.get(wrong.size() - 1) + ".");
    }

    /** All sums of Fibonacci numbers from two neighbours on, no two of them neighbours, within the bounds. */
    private static LongStream sumsOfFibonacciNumbers(long first, long second) {
        if (first > Cases.LARGEST_DIFFERENCE) {
            return LongStream.of(0);
        }
        return LongStream.concat(sumsOfFibonacciNumbers(second, first + second),
                sumsOfFibonacciNumbers(first + second, first + 2 * second).map(rest -> first + rest))
                .filter(sum -> sum <= Cases.LARGEST_DIFFERENCE);
    }

    @Test
    void algorithm() {
        int digits = Integer.SIZE - 1;
        Claims.told("below $2^{" + digits + "}$ no product is above $2^{" + 2 * digits + "}$");
    }
}
