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
        grid.each(MAX, MAX, (a, b) -> {
            boolean isWon = Main.firstWins(a, b);
            grid.fill(a, b, isWon ? Role.CONTRAST : Role.ACCENT, isWon ? 0.25 : 1);
            if (isWon && Main.forcedMoves(Math.max(a, b), Math.min(a, b)) > 0) {
                grid.circle(a, b, 3, Role.INK);
            }
        });
        return Map.of("cone.svg", svg.toString());
    }
}
