package easychase;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The backward search on a small board, and the distance to capture on a larger one for each place of Black. */
final class Picture {

    private static final int N = 10;
    private static final int ROW = 4, COL = 3;
    private static final int CELL = 44, MARGIN = 30;

    static Map<String, String> draw() {
        return Map.of("search.svg", new SearchPicture().draw(), "distances.svg", distances());
    }

    private static String distances() {
        int side = N * CELL;
        Svg svg = new Svg(side + 2 * MARGIN, side + 2 * MARGIN + 30,
                "A board of " + N + " x " + N + " with White on row " + ROW + ", column " + COL
                        + ": in each cell the number of moves to the capture if Black stands there and White moves first");
        TheEasyChase.Board chase = new TheEasyChase.Board(N);
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, 1);
        grid.numbers(N, N, 12);
        grid.each(N, N, (row, col) -> drawCell(grid, row, col,
                row == ROW && col == COL ? "" : chase.verdict(ROW, COL, row, col)));
        svg.frame(MARGIN, MARGIN, side, side, Role.INK, 1.5);
        svg.label(MARGIN, side + MARGIN + 20, 13, Role.INK, "Ring: White. W: Black standing here loses at once.");
        svg.label(MARGIN, side + MARGIN + 40, 13, Role.INK, "Number: Black standing here wins after so many moves.");
        return svg.toString();
    }

    private static void drawCell(Grid grid, int row, int col, String verdict) {
        grid.fill(row, col, Role.FAINT, 0.3);
        if (verdict.startsWith("BLACK")) {
            int moves = Integer.parseInt(verdict.substring(6));
            grid.fill(row, col, Role.ACCENT, moves / 60.0);
            grid.text(row, col, 15, Role.INK, moves);
        } else if (verdict.startsWith("WHITE")) {
            grid.fill(row, col, Role.CONTRAST, 0.3);
            grid.text(row, col, 15, Role.INK, "W");
        } else {
            grid.ring(row, col, CELL / 3.0, Role.INK, 2.5);
        }
    }
}
