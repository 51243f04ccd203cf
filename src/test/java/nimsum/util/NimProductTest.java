package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class NimProductTest {

    private static final int DEFINED = 40;

    private final NimProduct product = new NimProduct();

    @Test
    void smallProductsAreThoseOfTheDefinition() {
        int[][] defined = DefinedProducts.below(DEFINED);
        for (int a = 0; a < DEFINED; a++) {
            for (int b = 0; b < DEFINED; b++) {
                assertEquals(defined[a][b], product.of(a, b), a + " times " + b);
            }
        }
    }

    /** F times x is the ordinary product, and F times F is F and a half. */
    @Test
    void productsWithTheFermatPowers() {
        Random random = new Random(1);
        for (int digits = 1; digits <= 32; digits *= 2) {
            long f = 1L << digits;
            assertEquals(f + f / 2, product.of(f, f));
            for (int i = 0; i < 1000; i++) {
                long x = random.nextLong() >>> 64 - digits;
                assertEquals(f * x, product.of(f, x));
                assertEquals(f * x, product.of(x, f));
            }
        }
    }

    @Test
    void itIsAField() {
        Random random = new Random(2);
        for (int i = 0; i < 1000; i++) {
            long a = random.nextLong() | 1;
            long b = random.nextLong();
            long c = random.nextLong();
            assertEquals(product.of(a, b), product.of(b, a));
            assertEquals(product.of(product.of(a, b), c), product.of(a, product.of(b, c)));
            assertEquals(product.of(a, b ^ c), product.of(a, b) ^ product.of(a, c));
            long power = a;
            for (int square = 0; square < Long.SIZE; square++) {
                assertNotEquals(0, power);
                power = product.of(power, power);
            }
            assertEquals(a, power, "a to the power 2^64");
        }
    }

    @Test
    void asTheJudgeSays() {
        assertEquals(14994, product.of(3141, 5926));
        assertEquals("11290409524105353207", Long.toUnsignedString(product.of(-1, -1)));
    }
}
