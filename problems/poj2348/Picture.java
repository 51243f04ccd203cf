package poj2348;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** All pairs of small numbers: the lost ones, those in which a choice wins, and those in which a forced move wins. */
public final class Picture {

    private static final int MAX = 34, CELL = 16, LEFT = 26, TOP = 24;

    public static Map<String, String> draw() {
        Svg svg = new Svg(LEFT + MAX * CELL + 8, TOP + MAX * CELL + 8, "The pairs of numbers up to " + MAX
                + ". The lost pairs are filled and form a cone around the diagonal. A dot marks a won pair of different"
                + " numbers with only one move.");
        Grid grid = new Grid(svg, LEFT, TOP, CELL, 1);
        grid.numbers(MAX, MAX, 9);
        grid.forEach(MAX, MAX, (a, b) -> {
            int large = Math.max(a, b);
            int small = Math.min(a, b);
            boolean isWon = Main.firstWins(large, small);
            grid.fill(a, b, isWon ? Role.CONTRAST : Role.ACCENT, isWon ? 0.25 : 1);
            if (isWon && small < large && large < 2 * small) {
                grid.circle(a, b, 3, Role.INK);
            }
        });
        return Map.of("cone.svg", svg.toString());
    }
}
