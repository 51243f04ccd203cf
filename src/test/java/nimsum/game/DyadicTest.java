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

/** Small numbers are compared with {@code double}, which is exact for them. */
class DyadicTest {

    /** All multiples of 1/16 from -5 to 5. */
    private static final List<Dyadic> SMALL = IntStream.rangeClosed(-80, 80).mapToObj(n -> new Dyadic(n, 4)).toList();

    @Test
    void aNumberIsInLowestTerms() {
        assertEquals("5/8", new Dyadic(5, 3).toString());
        assertEquals("-3/2", new Dyadic(-6, 2).toString());
        assertEquals("-3", new Dyadic(-24, 3).toString());
        assertEquals("7", Dyadic.of(7).toString());
        assertEquals("-1/2", new Dyadic(Long.MIN_VALUE, 64).toString());
        assertEquals(Dyadic.ZERO, new Dyadic(0, 1000));
        for (int numerator = -64; numerator <= 64; numerator++) {
            for (int exponent = 0; exponent <= 8; exponent++) {
                Dyadic number = new Dyadic(numerator, exponent);
                assertEquals((double) numerator / (1 << exponent), number.doubleValue());
                assertTrue(number.exponent() == 0 || number.numerator().testBit(0), number::toString);
            }
        }
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

    /**
     * Builds the numbers day by day. Each day brings one below all, one above all, and the middles between neighbours.
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
}
