package luogup4055;

import java.util.List;
import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A maximum matching as dominoes, before and after the exchange of the pairs along a path. */
public final class Picture {

    private static final String SQUARES = "######" + "#....." + "#.##.#" + "#....#" + "#.#..." + "######";
    private static final int WIDTH = 6, ROWS = 4, COLUMNS = 5, CELL = 44, MARGIN = 8, GAP = 60;
    /** The squares of the path, whose pairs are exchanged. */
    private static final List<Integer> PATH = List.of(29, 28, 27, 21, 20, 19, 25);

    public static Map<String, String> draw() {
        int right = MARGIN + COLUMNS * CELL + GAP;
        int middle = MARGIN + ROWS * CELL / 2;
        Svg svg = new Svg(right + COLUMNS * CELL + MARGIN, 2 * MARGIN + ROWS * CELL,
                "Twice the same grid with dominoes. On the left the lower right corner is not covered. On the right the "
                        + "blue dominoes are pushed by one square, and the lower left corner is not covered.");
        draw(new Grid(svg, MARGIN, MARGIN, CELL, 1), 0);
        svg.arrow(right - GAP + 10, middle, right - 12, middle, Role.INK, 2);
        draw(new Grid(svg, right, MARGIN, CELL, 1), PATH.size() - 1);
        return Map.of("exchange.svg", svg.toString());
    }

    private static void draw(Grid grid, int uncovered) {
        grid.forEach(ROWS, COLUMNS, (row, column) -> grid.fill(row, column,
                SQUARES.charAt(row * WIDTH + column) == Rules.FREE ? Role.PAPER : Role.INK, 1));
        int[] partner = new Main(WIDTH, SQUARES.toCharArray()).match;
        for (int square = 0; square < partner.length; square++) {
            if (partner[square] > square && !PATH.contains(square)) {
                domino(grid, square, partner[square], Role.FAINT);
            }
        }
        for (int i = uncovered == 0 ? 1 : 0; i < PATH.size() - 1; i += 2) {
            domino(grid, PATH.get(i), PATH.get(i + 1), Role.ACCENT);
        }
        grid.ring(PATH.get(uncovered) / WIDTH, PATH.get(uncovered) % WIDTH, CELL / 4.0, Role.CONTRAST, 3);
    }

    private static void domino(Grid grid, int from, int to, Role role) {
        grid.circle(from / WIDTH, from % WIDTH, CELL / 4.0, role);
        grid.circle(to / WIDTH, to % WIDTH, CELL / 4.0, role);
        double x = grid.left() + (from % WIDTH - 0.5) * CELL - 0.5;
        double y = grid.top() + (from / WIDTH - 0.5) * CELL - 0.5;
        grid.svg().line(x, y, x + (to % WIDTH - from % WIDTH) * CELL, y + (to / WIDTH - from / WIDTH) * CELL, role,
                CELL / 4.0);
    }
}
