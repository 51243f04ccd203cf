package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares with BigIntegers that count units of 2^-PLACES, which are exact for every number here. */
class DyadicTest {

    private static final int PLACES = 64;
    private static final int MAX_EXPONENT = 62;

    /** All small numbers, and those at the bounds. */
    private static List<Dyadic> numbers() {
        List<Dyadic> numbers = new ArrayList<>();
        for (int exponent = 0; exponent <= 4; exponent++) {
            for (int numerator = -9; numerator <= 9; numerator++) {
                if (exponent == 0 || numerator % 2 != 0) {
                    numbers.add(new Dyadic(numerator, exponent));
                }
            }
        }
        for (long numerator : new long[]{Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 62, (1L << 62) - 1, (1L << 61) + 1,
                1, 3}) {
            for (int exponent : new int[]{0, 1, 2, 31, 61, 62}) {
                numbers.add(new Dyadic(numerator, exponent));
                numbers.add(new Dyadic(-numerator, exponent));
                numbers.add(new Dyadic(1 - numerator, exponent));
            }
        }
        return numbers.stream().distinct().toList();
    }

    @Test
    void aNumberIsInLowestTermsAlsoWhereOnlyTheseAreInBounds() {
        assertEquals("5/8", new Dyadic(5, 3).toString());
        assertEquals("-3/2", new Dyadic(-6, 2).toString());
        assertEquals("-3", new Dyadic(-24, 3).toString());
        assertEquals("7", Dyadic.of(7).toString());
        assertEquals("9223372036854775807/4611686018427387904", new Dyadic(Long.MAX_VALUE, 62).toString());
        assertEquals("-1", new Dyadic(Long.MIN_VALUE, 63).toString());
        assertEquals(-0.625, new Dyadic(-5, 3).doubleValue());
        assertEquals("1/4611686018427387904", new Dyadic(1L << 62, 124).toString());
        assertEquals(Dyadic.ZERO, new Dyadic(0, 1000));
        for (int numerator = -64; numerator <= 64; numerator++) {
            for (int exponent = 0; exponent <= 8; exponent++) {
                assertEquals(BigInteger.valueOf(numerator).shiftLeft(PLACES - exponent),
                        units(new Dyadic(numerator, exponent)));
            }
        }
    }

    @Test
    void whatHasNoFormInBoundsIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Dyadic(1, -1));
        assertThrows(ArithmeticException.class, () -> new Dyadic(1, 63));
        assertThrows(ArithmeticException.class, () -> new Dyadic(1L << 62, 125));
        assertThrows(ArithmeticException.class, () -> new Dyadic(Long.MIN_VALUE, Integer.MAX_VALUE));
        assertThrows(ArithmeticException.class, () -> Dyadic.of(Long.MIN_VALUE));
    }

    @Test
    void sumsAreExactOrAnExceptionWhereTheCommonDenominatorIsOutOfBounds() {
        List<Dyadic> numbers = numbers();
        for (Dyadic a : numbers) {
            for (Dyadic b : numbers) {
                assertSum(a, b);
            }
        }
        Random random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            Dyadic a = random(random);
            Dyadic b = random(random);
            assertSum(a, b);
        }
    }

    private static void assertSum(Dyadic a, Dyadic b) {
        BigInteger first = units(a);
        BigInteger second = units(b);
        BigInteger sum = first.add(second);
        int common = Math.max(a.exponent(), b.exponent());
        boolean fits = Stream.of(first, second, sum)
                .allMatch(units -> units.shiftRight(PLACES - common).bitLength() < Long.SIZE);
        assertExact(sum, fits && isInBounds(sum), () -> a.plus(b), () -> a + " + " + b);
    }

    @Test
    void orderEqualitySignAndNegativeAreThoseOfTheNumbers() {
        List<Dyadic> numbers = numbers();
        for (Dyadic a : numbers) {
            assertEquals(units(a).signum(), a.signum());
            assertEquals(units(a).negate(), units(a.negate()));
            for (Dyadic b : numbers) {
                int expected = units(a).compareTo(units(b));
                assertEquals(expected, a.compareTo(b), () -> a + " against " + b);
                assertEquals(expected == 0, a.equals(b));
            }
        }
    }

    /**
     * Born on day 0 is 0; each later day brings the number before all, the number after all, and the middles between
     * neighbours. The simplest number of an interval is the one that was born first.
     */
    @Test
    void theSimplestNumberIsTheEarliestBornInTheFirstSevenDays() {
        int bitsBelowPoint = 7;
        List<Long> bornInOrder = new ArrayList<>(List.of(0L));
        TreeSet<Long> born = new TreeSet<>(bornInOrder);
        long unit = 1L << bitsBelowPoint;
        List<Long> ends = List.of();
        for (int day = 1; day <= 8; day++) {
            if (day == 7) {
                ends = List.copyOf(born);
            }
            List<Long> today = new ArrayList<>(List.of(born.first() - unit, born.last() + unit));
            for (long number : born.headSet(born.last())) {
                today.add((number + born.higher(number)) / 2);
            }
            born.addAll(today);
            bornInOrder.addAll(today);
        }
        assertEquals(127, ends.size(), "numbers born on days 0 to 6");
        assertEquals(511, born.size(), "numbers born on days 0 to 8");
        List<Long> lefts = new ArrayList<>(ends);
        lefts.add(null);
        for (Long left : lefts) {
            for (Long right : lefts) {
                Dyadic l = left == null ? null : new Dyadic(left, bitsBelowPoint);
                Dyadic r = right == null ? null : new Dyadic(right, bitsBelowPoint);
                if (left != null && right != null && left >= right) {
                    assertThrows(IllegalArgumentException.class, () -> Dyadic.simplestBetween(l, r));
                    continue;
                }
                long first = bornInOrder.stream()
                        .filter(number -> (left == null || left < number) && (right == null || number < right))
                        .findFirst().orElseThrow();
                assertEquals(new Dyadic(first, bitsBelowPoint), Dyadic.simplestBetween(l, r),
                        () -> "{" + l + " | " + r + "}");
            }
        }
    }

    @Test
    void theSimplestNumberAtTheBoundsIsExactOrAnException() {
        List<Dyadic> numbers = new ArrayList<>(numbers());
        numbers.add(null);
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            for (Dyadic left : numbers) {
                for (Dyadic right : numbers) {
                    if (left == null || right == null || left.compareTo(right) < 0) {
                        BigInteger expected = simplest(left, right);
                        assertExact(expected, isInBounds(expected), () -> Dyadic.simplestBetween(left, right),
                                () -> "{" + left + " | " + right + "}");
                    }
                }
            }
        });
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(Dyadic.of(Long.MAX_VALUE), null));
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(null, Dyadic.of(-Long.MAX_VALUE)));
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(Dyadic.ZERO, new Dyadic(1, 62)));
    }

    /** In units: the integer nearest zero, or else the first point on the coarsest grid that has one. */
    private static BigInteger simplest(Dyadic left, Dyadic right) {
        if ((left == null || left.signum() < 0) && (right == null || right.signum() > 0)) {
            return BigInteger.ZERO;
        }
        if (left == null || left.signum() < 0) {
            return simplestAbove(units(right).negate(), left == null ? null : units(left).negate()).negate();
        }
        return simplestAbove(units(left), right == null ? null : units(right));
    }

    private static BigInteger simplestAbove(BigInteger left, BigInteger right) {
        return IntStream.rangeClosed(0, PLACES)
                .mapToObj(k -> left.shiftRight(PLACES - k).add(BigInteger.ONE).shiftLeft(PLACES - k))
                .filter(point -> right == null || point.compareTo(right) < 0).findFirst().orElseThrow();
    }

    /** Whether the number has a form in bounds. */
    private static boolean isInBounds(BigInteger units) {
        int exponent = PLACES - Math.min(PLACES, units.getLowestSetBit());
        return units.signum() == 0
                || exponent <= MAX_EXPONENT && units.abs().shiftRight(PLACES - exponent).bitLength() < Long.SIZE;
    }

    private static void assertExact(BigInteger expected, boolean inBounds, Supplier<Dyadic> operation,
            Supplier<String> what) {
        if (inBounds) {
            assertEquals(expected, units(operation.get()), what);
        } else {
            assertThrows(ArithmeticException.class, operation::get, what);
        }
    }

    /** Read from the text, so that the text is tested too. */
    private static BigInteger units(Dyadic number) {
        String[] parts = number.toString().split("/");
        BigInteger numerator = new BigInteger(parts[0]).shiftLeft(PLACES);
        return parts.length == 1 ? numerator : numerator.divide(new BigInteger(parts[1]));
    }

    private static Dyadic random(Random random) {
        return new Dyadic(random.nextLong() >> random.nextInt(64), random.nextInt(MAX_EXPONENT + 1));
    }
}
