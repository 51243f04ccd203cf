package poj1704;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A row with its pairs, below each pair its heap, and an arrow for a winning move. */
public final class Picture {

    private static final List<int[]> PAIRS = List.of(new int[]{1, 5}, new int[]{6, 7}, new int[]{9, 12},
            new int[]{14, 17});
    private static final int[] MOVE = {5, 2};
    private static final int SQUARES = 17;
    private static final int CELL = 30, STONE = 11, LEFT = 16, TOP = 34, BRACKET = TOP + CELL + 18;

    public static Map<String, String> draw() {
        List<Integer> chessmen = PAIRS.stream().flatMapToInt(Arrays::stream).boxed().toList();
        Svg svg = new Svg(2 * LEFT + (SQUARES + 1) * CELL, TOP + 114,
                "Chessmen on the squares " + Svg.listed(chessmen, "and") + ", paired from the right. "
                        + "Below each pair stands a heap of as many stones as there are free squares in the pair: "
                        + Svg.listed(PAIRS.stream().map(Picture::stones).toList(), "and")
                        + ". An arrow shows a winning move, from " + MOVE[0] + " to " + MOVE[1] + ".");
        Grid row = new Grid(svg, LEFT, TOP, CELL, 0);
        row.fill(0, 0, Role.FAINT, 1);
        for (int square = 1; square <= SQUARES; square++) {
            row.frame(0, square, Role.FAINT, 1);
            svg.text(x(square), TOP + CELL + 9, 10, Role.INK, square);
        }
        for (int[] pair : PAIRS) {
            row.circle(0, pair[0], 11, Role.CONTRAST);
            row.circle(0, pair[1], 11, Role.ACCENT);
            heap(svg, x(pair[0]), x(pair[1]), stones(pair));
        }
        svg.arrow(x(MOVE[0]), TOP - 10, x(MOVE[1]), TOP - 10, Role.INK, 2);
        return Map.of("pairs.svg", svg.toString());
    }

    private static int stones(int[] pair) {
        return pair[1] - pair[0] - 1;
    }

    /** Draws a bracket from the left one of a pair to the right one, and the stones of the heap below it. */
    private static void heap(Svg svg, double left, double right, int stones) {
        double middle = (left + right) / 2;
        svg.line(left, BRACKET, right, BRACKET, Role.INK, 1.5);
        svg.line(left, BRACKET, left, BRACKET - 4, Role.INK, 1.5);
        svg.line(right, BRACKET, right, BRACKET - 4, Role.INK, 1.5);
        for (int stone = 0; stone < stones; stone++) {
            svg.rectangle(middle - STONE, BRACKET + 5 + stone * STONE, 2 * STONE, STONE - 2, Role.INK);
        }
        svg.text(middle + (stones > 0 ? 2 * STONE : 0), BRACKET + 12, 12, Role.INK, stones);
    }

    /** Returns the middle of a square; the wall is square 0. */
    private static double x(int square) {
        return LEFT + (square + 0.5) * CELL;
    }
}
