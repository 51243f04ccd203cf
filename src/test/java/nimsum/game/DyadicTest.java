package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Small numbers are compared with {@code double}, which is exact for them. Those at the bounds are worked by hand. */
class DyadicTest {

    /** All multiples of 1/16 from -5 to 5. */
    private static final List<Dyadic> SMALL = IntStream.rangeClosed(-80, 80).mapToObj(n -> new Dyadic(n, 4)).toList();
    private static final Dyadic LARGEST = Dyadic.of(Long.MAX_VALUE), LEAST = new Dyadic(1, 62);
    private static final Dyadic BELOW_TWO = new Dyadic(Long.MAX_VALUE, 62), TWO = Dyadic.of(2);

    @Test
    void aNumberIsInLowestTermsAlsoWhereOnlyTheseAreInBounds() {
        assertEquals("5/8", new Dyadic(5, 3).toString());
        assertEquals("-3/2", new Dyadic(-6, 2).toString());
        assertEquals("-3", new Dyadic(-24, 3).toString());
        assertEquals("7", Dyadic.of(7).toString());
        assertEquals("9223372036854775807/4611686018427387904", BELOW_TWO.toString());
        assertEquals("-1", new Dyadic(Long.MIN_VALUE, 63).toString());
        assertEquals(LEAST, new Dyadic(1L << 62, 124));
        assertEquals(Dyadic.ZERO, new Dyadic(0, 1000));
        for (int numerator = -64; numerator <= 64; numerator++) {
            for (int exponent = 0; exponent <= 8; exponent++) {
                Dyadic number = new Dyadic(numerator, exponent);
                assertEquals((double) numerator / (1 << exponent), number.doubleValue());
                assertTrue(number.exponent() == 0 || number.numerator() % 2 != 0, number::toString);
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
    void sumsAndOrderOfSmallNumbers() {
        for (Dyadic a : SMALL) {
            assertEquals(Math.signum(a.doubleValue()), a.signum());
            assertEquals(0 - a.doubleValue(), a.negate().doubleValue());
            for (Dyadic b : SMALL) {
                assertEquals(a.doubleValue() + b.doubleValue(), a.plus(b).doubleValue());
                assertEquals(Double.compare(a.doubleValue(), b.doubleValue()), a.compareTo(b), () -> a + " and " + b);
                assertEquals(a.compareTo(b) == 0, a.equals(b));
            }
        }
    }

    @Test
    void sumsAtTheBoundsAreExactOrRefused() {
        assertEquals(Dyadic.ZERO, LARGEST.plus(LARGEST.negate()));
        assertEquals(LARGEST, Dyadic.of(Long.MAX_VALUE - 1).plus(Dyadic.of(1)));
        assertEquals(new Dyadic(1, 61), LEAST.plus(LEAST));
        assertEquals(BELOW_TWO, new Dyadic(Long.MAX_VALUE - 1, 62).plus(LEAST));
        assertThrows(ArithmeticException.class, () -> LARGEST.plus(Dyadic.of(1)));
        assertThrows(ArithmeticException.class, () -> LARGEST.plus(new Dyadic(-1, 1)));
        assertThrows(ArithmeticException.class, () -> LARGEST.negate().plus(new Dyadic(-1, 1)));
        assertThrows(ArithmeticException.class, () -> BELOW_TWO.plus(LEAST));
    }

    @Test
    void orderAtTheBounds() {
        List<Dyadic> positive = List.of(LEAST, new Dyadic(3, 62), new Dyadic((1L << 62) - 1, 62), Dyadic.of(1),
                new Dyadic((1L << 62) + 1, 62), BELOW_TWO, TWO, Dyadic.of(Long.MAX_VALUE - 1), LARGEST);
        List<Dyadic> increasing = new ArrayList<>(positive);
        increasing.add(0, Dyadic.ZERO);
        positive.forEach(number -> increasing.add(0, number.negate()));
        for (int i = 0; i < increasing.size(); i++) {
            for (int j = 0; j < increasing.size(); j++) {
                assertEquals(Integer.compare(i, j), increasing.get(i).compareTo(increasing.get(j)));
            }
        }
    }

    /**
     * Born on day 0 is 0; each later day brings the number before all, the number after all, and the middles between
     * neighbours. The simplest number of an interval is the one that was born first.
     */
    @Test
    void theSimplestNumberIsTheEarliestBornInTheFirstSevenDays() {
        List<Dyadic> bornInOrder = new ArrayList<>(List.of(Dyadic.ZERO));
        TreeSet<Dyadic> born = new TreeSet<>(bornInOrder);
        List<Dyadic> ends = new ArrayList<>();
        for (int day = 1; day <= 8; day++) {
            if (day == 7) {
                ends.addAll(born);
            }
            List<Dyadic> today = new ArrayList<>(List.of(Dyadic.of(-day), Dyadic.of(day)));
            for (Dyadic number : born.headSet(born.last())) {
                Dyadic sum = number.plus(born.higher(number));
                today.add(new Dyadic(sum.numerator(), sum.exponent() + 1));
            }
            born.addAll(today);
            bornInOrder.addAll(today);
        }
        assertEquals(127, ends.size(), "numbers born on days 0 to 6");
        assertEquals(511, born.size(), "numbers born on days 0 to 8");
        ends.add(null);
        for (Dyadic left : ends) {
            for (Dyadic right : ends) {
                Stream<Dyadic> between = bornInOrder.stream().filter(number -> (left == null
                        || left.compareTo(number) < 0) && (right == null || number.compareTo(right) < 0));
                if (left != null && right != null && left.compareTo(right) >= 0) {
                    assertThrows(IllegalArgumentException.class, () -> Dyadic.simplestBetween(left, right));
                } else {
                    assertEquals(between.findFirst().orElseThrow(), Dyadic.simplestBetween(left, right));
                }
            }
        }
    }

    @Test
    void theSimplestNumberAtTheBoundsIsExactOrRefused() {
        assertEquals(LARGEST, Dyadic.simplestBetween(Dyadic.of(Long.MAX_VALUE - 1), null));
        assertEquals(LARGEST.negate(), Dyadic.simplestBetween(null, Dyadic.of(1 - Long.MAX_VALUE)));
        assertEquals(LEAST, Dyadic.simplestBetween(Dyadic.ZERO, new Dyadic(1, 61)));
        assertEquals(BELOW_TWO, Dyadic.simplestBetween(new Dyadic(Long.MAX_VALUE - 1, 62), TWO));
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(LARGEST, null));
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(null, LARGEST.negate()));
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(Dyadic.ZERO, LEAST));
        assertThrows(ArithmeticException.class, () -> Dyadic.simplestBetween(BELOW_TWO, TWO));
    }
}
