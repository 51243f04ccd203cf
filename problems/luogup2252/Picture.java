package luogup2252;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The lost pairs on the plane, and the first of them with the moves that lead to them. */
final class Picture {

    private static final int MAX = 40, CELL = 11, RAYS = 12, SQUARE = 30, MARGIN = 34;
    private static final int SIZE = MAX * CELL + 2 * MARGIN;

    static Map<String, String> draw() {
        return Map.of("lost-pairs.svg", lostPairs(), "rays.svg", rays());
    }

    private static String lostPairs() {
        Svg svg = new Svg(SIZE, SIZE, "The lost pairs of heaps up to " + MAX
                + ": two rows of squares along the lines with slope phi and 1 / phi");
        for (int stones = 0; stones <= MAX; stones += 5) {
            svg.line(x(stones), y(0), x(stones), y(MAX), Role.FAINT, 0.5);
            svg.line(x(0), y(stones), x(MAX), y(stones), Role.FAINT, 0.5);
            svg.text(x(stones), y(0) + 16, 11, Role.INK, stones);
            svg.text(x(0) - 16, y(stones), 11, Role.INK, stones);
        }
        double phi = (Math.sqrt(5) + 1) / 2;
        svg.line(x(0), y(0), x(MAX / phi), y(MAX), Role.CONTRAST, 1);
        svg.line(x(0), y(0), x(MAX), y(MAX / phi), Role.CONTRAST, 1);
        svg.text(x(MAX / phi), y(MAX) - 12, 12, Role.CONTRAST, "b = \u03c6a");
        svg.text(x(MAX) - 8, y(MAX / phi) - 14, 12, Role.CONTRAST, "a = \u03c6b");
        svg.text(x(MAX) + 22, y(0), 12, Role.INK, "a").text(x(0), y(MAX) - 18, 12, Role.INK, "b");
        lost(MAX, (a, b) -> {
            svg.rectangle(x(a) - CELL / 2.0, y(b) - CELL / 2.0, CELL, CELL, Role.ACCENT);
            if (a < b && a >= 4 && b <= 34) {
                svg.label(x(a) - 52, y(b) - 8, 11, Role.INK, "(" + a + ", " + b + ")");
            }
        });
        return svg.toString();
    }

    /** Returns the first lost pairs, each with the rays of pairs from which one move leads to it. */
    private static String rays() {
        int end = MARGIN + RAYS * SQUARE;
        Svg svg = new Svg(end + MARGIN, end + MARGIN,
                "The lost pairs of heaps below " + RAYS + " as squares. From each a ray goes to the right, "
                        + "one up and one along the diagonal: the pairs on them are won by a move to it.");
        Grid grid = new Grid(svg, MARGIN, MARGIN, SQUARE, 0);
        grid.forEach(RAYS, RAYS, (row, column) -> grid.fill(row, column, Role.PAPER, 1));
        grid.rowHeads(RAYS, 11, row -> RAYS - 1 - row);
        grid.columnHeads(RAYS, RAYS, 11, column -> column);
        lost(RAYS - 1, (a, b) -> {
            double x = MARGIN + (a + 0.5) * SQUARE;
            double y = end - (b + 0.5) * SQUARE;
            double diagonal = Math.min(end - x, y - MARGIN);
            Role role = a <= b ? Role.CONTRAST : Role.FAINT;
            svg.line(x, y, end, y, role, 1.5).line(x, y, x, MARGIN, role, 1.5).line(x, y, x + diagonal, y - diagonal,
                    role, 1.5);
        });
        lost(RAYS - 1, (a, b) -> grid.fill(RAYS - 1 - b, a, Role.ACCENT, 1));
        return svg.toString();
    }

    /** Draws each lost pair of heaps up to a size. */
    private static void lost(int max, Grid.Cell drawn) {
        for (int a = 0; a <= max; a++) {
            for (int b = 0; b <= max; b++) {
                if (!Main.firstWins(a, b)) {
                    drawn.draw(a, b);
                }
            }
        }
    }

    private static double x(double stones) {
        return MARGIN + stones * CELL;
    }

    private static double y(double stones) {
        return SIZE - MARGIN - stones * CELL;
    }
}
