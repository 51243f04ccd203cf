package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OctantTest {

    /**
     * What carries an anchor into the octant is a symmetry, as it keeps every distance. Two anchors of a symmetry share
     * a rank, and a cell of the octant is its own image.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
    void symmetries(int n) {
        Octant octant = new Octant(n);
        int half = (n + 1) / 2;
        assertEquals(half * (half + 1) / 2, octant.size());
        for (int anchor = 0; anchor < n * n; anchor++) {
            int image = octant.image(anchor, anchor);
            assertTrue(image % n <= image / n && image / n < half, "cell " + image);
            assertEquals(octant.cell(octant.rank(anchor)), image);
            assertEquals(image, octant.image(image, image));
            for (int a = 0; a < n * n; a++) {
                assertEquals(areSymmetric(n, anchor, a), octant.rank(anchor) == octant.rank(a), anchor + " and " + a);
                for (int b = 0; b < n * n; b++) {
                    assertEquals(distance(n, a, b),
                            distance(n, octant.image(anchor, a), octant.image(anchor, b)), "anchor " + anchor);
                }
            }
        }
    }

    private static int distance(int n, int a, int b) {
        return Math.abs(a / n - b / n) + Math.abs(a % n - b % n);
    }

    private static boolean areSymmetric(int n, int a, int b) {
        int row = b / n;
        int col = b % n;
        int far = n - 1;
        return IntStream
                .of(row * n + col, row * n + far - col, (far - row) * n + col, (far - row) * n + far - col,
                        col * n + row, col * n + far - row, (far - col) * n + row, (far - col) * n + far - row)
                .anyMatch(image -> image == a);
    }
}
