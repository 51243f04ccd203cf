package chocolate;

import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The values of all bars up to 20 x 20 as a signed heat map. */
final class Picture {

    private static final int MOST = 20;
    private static final int CELL = 26;
    private static final int MARGIN = 34;
    private static final int SIZE = MOST * CELL + 2 * MARGIN;

    private Picture() {
    }

    static Map<String, String> draw() {
        Svg svg = new Svg(SIZE, SIZE, "The values of all bars up to " + MOST + " x " + MOST
                + ": zero in squares along the diagonal whose sides are powers of two, positive to the right, negative below");
        for (int side = 1; side <= MOST; side++) {
            svg.text(corner(side) + CELL / 2.0, MARGIN - 12, 11, Role.INK, Integer.toString(side));
            svg.text(MARGIN - 14, corner(side) + CELL / 2.0, 11, Role.INK, Integer.toString(side));
        }
        svg.text(MARGIN - 14, MARGIN - 12, 11, Role.INK, "A \\ B");
        for (int rows = 1; rows <= MOST; rows++) {
            for (int columns = 1; columns <= MOST; columns++) {
                drawCell(svg, corner(columns), corner(rows), Main.value(rows, columns));
            }
        }
        for (int power = 1; power <= MOST; power *= 2) {
            for (int from = 2 * power; from <= MOST; from += power) {
                double breadth = length(from, Math.min(from + power - 1, MOST));
                double length = length(power, Math.min(2 * power - 1, MOST));
                svg.frame(corner(from), corner(power), breadth, length, Role.INK, 0.8);
                svg.frame(corner(power), corner(from), length, breadth, Role.INK, 0.8);
            }
            double length = length(power, Math.min(2 * power - 1, MOST));
            svg.frame(corner(power), corner(power), length, length, Role.INK, 2.5);
        }
        svg.text(SIZE / 2.0, SIZE - 14, 12, Role.INK,
                "positive: Left, who breaks between columns; negative: Right, between rows");
        return Map.of("values.svg", svg.toString());
    }

    private static void drawCell(Svg svg, double x, double y, int value) {
        Role role = value > 0 ? Role.ACCENT : value < 0 ? Role.CONTRAST : Role.PAPER;
        double opacity = value == 0 ? 1 : 0.15 + 0.6 * Math.abs(value) / MOST;
        svg.rectangle(x, y, CELL - 1, CELL - 1, role, opacity);
        svg.text(x + (CELL - 1) / 2.0, y + (CELL - 1) / 2.0, 11, Role.INK,
                Integer.toString(value).replace('-', '\u2212'));
    }

    private static double length(int from, int to) {
        return corner(to + 1) - corner(from);
    }

    private static double corner(int side) {
        return MARGIN + (side - 1) * CELL;
    }
}
