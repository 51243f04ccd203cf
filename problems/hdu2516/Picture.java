package hdu2516;

import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Heaps as columns of their Zeckendorf terms, with the smallest term, the winning take, on top. */
public final class Picture {

    private static final int HEAPS = 56;
    private static final int COLUMN = 13, STONE = 6;
    private static final int LEFT = 8, BASE = 16 + HEAPS * STONE;

    public static Map<String, String> draw() {
        return Map.of("staircase.svg", staircase());
    }

    private static String staircase() {
        Svg svg = new Svg(2 * LEFT + HEAPS * COLUMN, BASE + 24, "The heaps of 1 to " + HEAPS
                + " stones as columns of their Zeckendorf terms, the smallest on top. Fibonacci numbers have one term only.");
        for (int heap = 1; heap <= HEAPS; heap++) {
            double x = LEFT + (heap - 1) * COLUMN;
            List<Integer> terms = Coach.terms(heap);
            int below = 0;
            for (int term : terms) {
                below += term;
                boolean smallest = below == heap;
                Role role = !smallest ? Role.FAINT : terms.size() == 1 ? Role.ACCENT : Role.CONTRAST;
                svg.rectangle(x, BASE - below * STONE, COLUMN - 2, term * STONE - 1, role);
            }
            if (terms.size() == 1) {
                svg.text(x + (COLUMN - 2) / 2.0, BASE + 12, 11, Role.ACCENT, heap);
            }
        }
        return svg.toString();
    }
}
