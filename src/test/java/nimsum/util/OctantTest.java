package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OctantTest {

    static IntStream sides() {
        return IntStream.rangeClosed(1, 9);
    }

    @ParameterizedTest
    @MethodSource("sides")
    @DisplayName("the cells of the octant: numbered without gaps, each its own image")
    void cells(int n) {
        Octant octant = new Octant(n);
        int half = (n + 1) / 2;
        assertEquals(half * (half + 1) / 2, octant.size());
        for (int rank = 0; rank < octant.size(); rank++) {
            int cell = octant.cell(rank);
            assertTrue(cell % n <= cell / n && cell / n < half, "cell " + cell);
            assertEquals(rank, octant.rank(cell));
            assertEquals(cell, octant.image(cell, cell));
        }
    }

    @ParameterizedTest
    @MethodSource("sides")
    @DisplayName("what carries an anchor into the octant keeps every distance, so it is a symmetry")
    void symmetries(int n) {
        Octant octant = new Octant(n);
        for (int anchor = 0; anchor < n * n; anchor++) {
            assertEquals(octant.cell(octant.rank(anchor)), octant.image(anchor, anchor));
            for (int a = 0; a < n * n; a++) {
                for (int b = 0; b < n * n; b++) {
                    assertEquals(distance(n, a, b),
                            distance(n, octant.image(anchor, a), octant.image(anchor, b)), "anchor " + anchor);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sides")
    @DisplayName("anchors share a rank exactly if a symmetry carries one into the other")
    void ranks(int n) {
        Octant octant = new Octant(n);
        for (int a = 0; a < n * n; a++) {
            for (int b = 0; b < n * n; b++) {
                assertEquals(areSymmetric(n, a, b), octant.rank(a) == octant.rank(b), a + " and " + b);
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
