package nimproduct64;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Values;
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

    @Test
    void exercise1() {
        assertEquals(8, TIMES[7][9]);
        assertEquals(List.of(1, 3, 2, 3), List.of(TIMES[2][3], TIMES[3][1], TIMES[1][2], TIMES[2][2]));
    }

    @Test
    void exercise2() {
        assertEquals(List.of(2, 1, 4, 1),
                Stream.of(12, 22, 23, 33).map(pair -> changed(pair / 10, pair % 10)).toList());
        assertEquals(4, changed(3, 2));
    }

    /** Returns the product by the definition without its last term. */
    private static int changed(int a, int b) {
        return Values.mex(IntStream.range(0, a)
                .flatMap(x -> IntStream.range(0, b).map(y -> changed(x, b) ^ changed(a, y))));
    }

    @Test
    void exercise3() {
        assertEquals(List.of(3L, 7L, 14L), Stream.of(2, 4, 8).map(ClaimsTest::root).toList());
        assertEquals(-1, product(root(-1), root(-1)));
    }

    private static long root(long a) {
        return Stream.iterate(a, x -> product(x, x)).skip(Long.SIZE - 1).findFirst().orElseThrow();
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
