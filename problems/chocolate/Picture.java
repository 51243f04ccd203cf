package chocolate;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The values of all bars up to 20 x 20 as a signed heat map. */
final class Picture {

    private static final int MAX = 20, CELL = 26, MARGIN = 34, SIZE = MAX * CELL + 2 * MARGIN;

    static Map<String, String> draw() {
        Svg svg = new Svg(SIZE, SIZE, "The values of all bars up to " + MAX + " x " + MAX
                + ": zero in squares along the diagonal whose sides are powers of two, positive to the right, negative below");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, 1);
        grid.numbers(MAX, MAX, 11);
        grid.text(0, 0, 11, Role.INK, "A \\ B");
        grid.forEach(MAX, MAX, (rows, columns) -> {
            int value = Main.value(rows, columns);
            Role role = value > 0 ? Role.ACCENT : value < 0 ? Role.CONTRAST : Role.PAPER;
            grid.fill(rows, columns, role, value == 0 ? 1 : 0.15 + 0.6 * Math.abs(value) / MAX);
            grid.text(rows, columns, 11, Role.INK, Integer.toString(value).replace('-', '\u2212'));
        });
        for (int power = 1; power <= MAX; power *= 2) {
            double length = length(power, Math.min(2 * power - 1, MAX));
            for (int from = 2 * power; from <= MAX; from += power) {
                double breadth = length(from, Math.min(from + power - 1, MAX));
                svg.frame(corner(from), corner(power), breadth, length, Role.INK, 0.8);
                svg.frame(corner(power), corner(from), length, breadth, Role.INK, 0.8);
            }
            svg.frame(corner(power), corner(power), length, length, Role.INK, 2.5);
        }
        svg.text(SIZE / 2.0, SIZE - 14, 12, Role.INK,
                "positive: Left, who breaks between columns; negative: Right, between rows");
        return Map.of("values.svg", svg.toString());
    }

    private static double length(int from, int to) {
        return corner(to + 1) - corner(from);
    }

    private static double corner(int side) {
        return MARGIN + (side - 1) * CELL;
    }
}
