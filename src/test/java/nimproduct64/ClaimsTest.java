package nimproduct64;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.run.Checks;
import nimsum.problem.Program;
import nimsum.util.DefinedProducts;
import nimsum.util.InputException;
import nimsum.util.NimProduct;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimsTest {

    private static final int DEFINED = 64, RANDOM = 100;
    private static final int[][] TIMES = DefinedProducts.below(DEFINED);
    private static final NimProduct PRODUCT = new NimProduct();

    private static long product(long a, long b) {
        return PRODUCT.of(a, b);
    }

    /** Returns the product by theorem 2. */
    private static long byDigits(long a, long b) {
        String pair = Long.toUnsignedString(a) + " " + Long.toUnsignedString(b);
        return Long.parseUnsignedLong(Program.of("nimproduct64.Reference").run("1\n" + pair + "\n").strip());
    }

    @Test
    void theorem1() {
        List<Integer> numbers = IntStream.range(0, DEFINED).boxed().toList();
        Checks.forEachPair(numbers, numbers, (a, b) -> assertEquals(TIMES[a][b],
                DefinedProducts.inHalves(a, b, 4, (x, y) -> TIMES[(int) x][(int) y])));
        Random random = new Random(1);
        Checks.forEach(Stream.generate(() -> new long[]{random.nextLong(), random.nextLong()}).limit(RANDOM),
                pair -> assertEquals(byDigits(pair[0], pair[1]),
                        DefinedProducts.inHalves(pair[0], pair[1], 32, ClaimsTest::byDigits)));
    }

    @Test
    void theorem2() {
        List<Integer> exponents = IntStream.range(0, Long.SIZE).boxed().toList();
        Checks.forEachPair(exponents, exponents, (i, j) -> {
            int f = Integer.highestOneBit(Math.max(1, Math.max(i, j)));
            long product = product(1L << i, 1L << j);
            if (i == 0 && j == 0) {
                assertEquals(1, product);
            } else if (i < f || j < f) {
                assertEquals(product(1L << i % f, 1L << j % f) << f, product);
            } else {
                long z = product(1L << i - f, 1L << j - f);
                assertEquals(z << f ^ product(1L << f - 1, z), product);
            }
        });
        List<Integer> small = exponents.subList(0, Integer.numberOfTrailingZeros(DEFINED));
        Checks.forEachPair(small, small, (i, j) -> assertEquals(TIMES[1 << i][1 << j], product(1L << i, 1L << j)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"18446744073709551616", "18446744073709551620", "18446744073709552000",
            "99999999999999999999", "184467440737095516150", "-1", "1x"})
    void whatIsNoNumberBelowTwoToThe64IsRefused(String number) {
        Program main = Program.of("nimproduct64.Main");
        assertThrows(InputException.class, () -> main.run("1\n1 " + number + "\n"));
        assertEquals("18446744073709551615\n", main.run("1\n0001 018446744073709551615\n"));
    }
}
