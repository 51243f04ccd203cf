package hdu3544;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A heap of bars, each with its value, and how far Alice is ahead with all bars up to it. */
final class Picture {

    private static final int[][] BARS = {{3, 5}, {2, 7}, {5, 1}, {5, 2}, {7, 6}, {1, 3}, {4, 3}};
    private static final int LEFT = 20, CELL = 12, MAX_ROWS = 7, LEVEL = 18, HIGHEST = 2, LOWEST = -3;
    private static final int VALUES = 30 + MAX_ROWS * CELL, ZERO = VALUES + 40 + HIGHEST * LEVEL;
    private static final int WIDTH = 560, HEIGHT = ZERO - LOWEST * LEVEL + 40;

    static Map<String, String> draw() {
        Svg svg = new Svg(WIDTH, HEIGHT,
                "Bars of chocolate, each with its value, and below them the sum of the values so far: "
                        + "a step up for each move that a bar is worth to Alice, and a step down for each that it is worth to Bob");
        svg.line(LEFT, ZERO, WIDTH - LEFT, ZERO, Role.FAINT, 1.5);
        double breadth = (WIDTH - 2.0 * LEFT) / BARS.length;
        double x = LEFT;
        int sum = 0;
        for (int[] bar : BARS) {
            double middle = x + breadth / 2;
            int value = Main.value(bar[0], bar[1]);
            Role role = value > 0 ? Role.ACCENT : value < 0 ? Role.CONTRAST : Role.FAINT;
            Grid grid = new Grid(svg, middle - bar[0] * CELL / 2.0, VALUES - 20 - bar[1] * CELL, CELL, 0);
            grid.forEach(bar[1], bar[0], (row, column) -> grid.fill(row, column, role, 0.6));
            svg.text(middle, VALUES, 12, Role.INK, bar[0] + " \u00d7 " + bar[1] + ": " + signed(value));
            double from = ZERO - sum * LEVEL;
            double to = from - value * LEVEL;
            svg.rectangle(middle - 12, Math.min(from, to), 24, Math.abs(value) * LEVEL, role, 0.6);
            svg.line(x, from, middle, from, Role.INK, 1.5).line(middle, from, middle, to, Role.INK, 1.5)
                    .line(middle, to, x + breadth, to, Role.INK, 1.5);
            x += breadth;
            sum += value;
            svg.text(x - 10, to - 9, 11, Role.INK, signed(sum));
        }
        svg.text(WIDTH / 2.0, HEIGHT - 16, 12, Role.INK,
                "above the line Alice is ahead, below it Bob; in the end it is " + signed(sum));
        return Map.of("sum.svg", svg.toString());
    }

    private static String signed(int value) {
        return value < 0 ? "\u2212" + -value : value > 0 ? "+" + value : "0";
    }
}
