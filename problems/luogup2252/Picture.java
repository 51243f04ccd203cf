package luogup2252;

import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The lost pairs on the plane. */
final class Picture {

    private static final int MOST = 40;
    private static final int CELL = 11;
    private static final int MARGIN = 34;
    private static final int SIZE = MOST * CELL + 2 * MARGIN;

    private Picture() {
    }

    static Map<String, String> draw() {
        Svg svg = new Svg(SIZE, SIZE, "The lost pairs of heaps up to " + MOST
                + ": two rows of squares along the lines with slope phi and 1 / phi");
        for (int stones = 0; stones <= MOST; stones += 5) {
            svg.line(x(stones), y(0), x(stones), y(MOST), Role.FAINT, 0.5);
            svg.line(x(0), y(stones), x(MOST), y(stones), Role.FAINT, 0.5);
            svg.text(x(stones), y(0) + 16, 11, Role.INK, Integer.toString(stones));
            svg.text(x(0) - 16, y(stones), 11, Role.INK, Integer.toString(stones));
        }
        double phi = (Math.sqrt(5) + 1) / 2;
        svg.line(x(0), y(0), x(MOST / phi), y(MOST), Role.CONTRAST, 1);
        svg.line(x(0), y(0), x(MOST), y(MOST / phi), Role.CONTRAST, 1);
        svg.text(x(MOST / phi), y(MOST) - 12, 12, Role.CONTRAST, "b = \u03c6a");
        svg.text(x(MOST) - 8, y(MOST / phi) - 14, 12, Role.CONTRAST, "a = \u03c6b");
        svg.text(x(MOST) + 22, y(0), 12, Role.INK, "a").text(x(0), y(MOST) - 18, 12, Role.INK, "b");
        for (int a = 0; a <= MOST; a++) {
            for (int b = 0; b <= MOST; b++) {
                if (!Main.firstWins(a, b)) {
                    svg.rectangle(x(a) - CELL / 2.0, y(b) - CELL / 2.0, CELL, CELL, Role.ACCENT);
                    if (a > b && a <= 31) {
                        svg.label(x(a) + 7, y(b) + 10, 11, Role.INK, "(" + a + ", " + b + ")");
                    }
                }
            }
        }
        return Map.of("lost-pairs.svg", svg.toString());
    }

    private static double x(double stones) {
        return MARGIN + stones * CELL;
    }

    private static double y(double stones) {
        return SIZE - MARGIN - stones * CELL;
    }
}
