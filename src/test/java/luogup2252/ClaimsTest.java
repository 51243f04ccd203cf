package luogup2252;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import nimsum.cases.HeapRows;
import nimsum.harness.Claims;
import nimsum.harness.Deep;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int FIRST = Deep.size(20_000, 100_000);
    private static final int LARGEST_HEAP = 1_000_000_000;
    /** The golden ratio to 60 digits: enough, since d * phi stays at least 1/(3d) from every integer. */
    private static final BigDecimal PHI = new BigDecimal(5).sqrt(new MathContext(60)).add(BigDecimal.ONE)
            .divide(new BigDecimal(2));

    /** a_d of the README, by its definition. */
    private static long smaller(long difference) {
        return PHI.multiply(new BigDecimal(difference)).setScale(0, RoundingMode.FLOOR).longValueExact();
    }

    @Test
    @DisplayName("Theorem 1: each positive integer is one a_d or one b_d")
    void theorem1() {
        int[] found = new int[FIRST + 1];
        for (int d = 1; smaller(d) <= FIRST; d++) {
            found[(int) smaller(d)]++;
            if (smaller(d) + d <= FIRST) {
                found[(int) smaller(d) + d]++;
            }
        }
        Claims.each("numbers", IntStream.rangeClosed(1, FIRST),
                n -> assertEquals(1, found[n], "how often it is there"));
    }

    @Test
    @DisplayName("Theorem 2: the lost pairs are (a_d, b_d)")
    void theorem2() {
        int most = Deep.size(150, 300);
        boolean[][] lost = new boolean[most + 1][most + 1];
        AtomicInteger won = new AtomicInteger();
        Claims.each("pairs", HeapRows.every(2, 0, most), pair -> {
            int a = pair[0];
            int b = pair[1];
            int moves = winningMoves(lost, a, b);
            lost[a][b] = moves == 0;
            assertEquals(smaller(Math.abs(a - b)) == Math.min(a, b), lost[a][b]);
            assertTrue(moves <= 3);
            won.addAndGet(moves > 0 ? 1 : 0);
        });
        Claims.checked(won.get(), "pairs have one, two or three");
    }

    private static int winningMoves(boolean[][] lost, int a, int b) {
        int moves = 0;
        for (int taken = 1; taken <= Math.max(a, b); taken++) {
            moves += taken <= a && lost[a - taken][b] ? 1 : 0;
            moves += taken <= b && lost[a][b - taken] ? 1 : 0;
            moves += taken <= Math.min(a, b) && lost[a - taken][b - taken] ? 1 : 0;
        }
        return moves;
    }

    /** The first ones, the last ones within the bounds, and random ones. */
    private static long[] differences() {
        return LongStream.concat(
                LongStream.concat(LongStream.range(0, FIRST),
                        LongStream.rangeClosed(Cases.LARGEST_DIFFERENCE - 999, Cases.LARGEST_DIFFERENCE)),
                new Random(1907).longs(20_000, FIRST, Cases.LARGEST_DIFFERENCE)).toArray();
    }

    @Test
    @DisplayName("Theorem 3: two products decide")
    void theorem3() {
        int pairs = 0;
        for (long d : differences()) {
            long a = smaller(d);
            for (long s = Math.max(a - 2, 0); s <= a + 2; s++) {
                assertEquals(s != a, Main.firstWins((int) s, (int) (s + d)), s + " " + (s + d));
                pairs++;
            }
        }
        Claims.checked(pairs, "pairs");
    }

    @Test
    @DisplayName("Theorem 4: the formula with one integer root")
    void theorem4() {
        Claims.each("differences", LongStream.of(differences()).boxed(),
                d -> assertEquals(smaller(d), (d + BigInteger.valueOf(5 * d * d).sqrt().longValue()) / 2));
    }

    @Test
    @DisplayName("Theorem 5: Fraenkel's rule for the digits")
    void theorem5() {
        long[] fibonacci = new long[30];
        fibonacci[0] = 1;
        fibonacci[1] = 1;
        for (int k = 2; k < fibonacci.length; k++) {
            fibonacci[k] = fibonacci[k - 1] + fibonacci[k - 2];
        }
        int pairs = 0;
        for (int s = 1; s <= FIRST; s++) {
            int smallestIndex = 0;
            long named = 0;
            long rest = s;
            for (int k = fibonacci.length - 2; k >= 1; k--) {
                if (fibonacci[k] <= rest) {
                    rest -= fibonacci[k];
                    named += fibonacci[k + 1];
                    smallestIndex = k;
                }
            }
            for (long l = named - 1; l <= named + 1; l++) {
                boolean lost = s <= l && smaller(l - s) == s;
                assertEquals(smallestIndex % 2 == 1 && l == named, lost, s + " " + l);
                pairs++;
            }
        }
        Claims.checked(pairs, "pairs");
        for (int d = 3; d <= 5; d++) {
            long s = smaller(d);
            Claims.stated("| (" + s + ", " + (s + d) + ")" + termsAndDigits(s, fibonacci)
                    + termsAndDigits(s + d, fibonacci) + " |");
        }
    }

    /** Two columns of the table: the Zeckendorf terms of a heap, and the same as digits. */
    private static String termsAndDigits(long heap, long[] fibonacci) {
        List<String> terms = new ArrayList<>();
        StringBuilder digits = new StringBuilder();
        long rest = heap;
        for (int k = fibonacci.length - 1; k >= 1; k--) {
            boolean term = fibonacci[k] <= rest;
            if (term) {
                terms.add(Long.toString(fibonacci[k]));
                rest -= fibonacci[k];
            }
            if (!terms.isEmpty()) {
                digits.append(term ? 1 : 0);
            }
        }
        return " | " + String.join(" + ", terms) + " | " + digits;
    }

    @Test
    @DisplayName("Theorem 6: doubles fail at 14 differences")
    void theorem6() {
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
        Claims.checked(wrongRoots, "of the 14");
        Claims.stated("Among the " + beyond + " lost pairs with heaps up to $10^"
                + (Integer.toString(LARGEST_HEAP).length() - 1) + "$ it is wrong for exactly " + wrong.size()
                + ", with d = "
                + wrong.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ".");
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
}
