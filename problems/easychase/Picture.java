package easychase;

import java.util.LinkedHashMap;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The backward search on a small board, and the distance to capture on a larger one for each place of Black. */
final class Picture {

    private static final int N = 10;
    private static final int ROW = 4, COL = 3;
    private static final int CELL = 44, MARGIN = 30;

    static Map<String, String> draw() {
        Map<String, String> pictures = new LinkedHashMap<>();
        pictures.put("search.svg", SearchPicture.draw());
        pictures.put("distances.svg", distances());
        return pictures;
    }

    private static String distances() {
        int side = N * CELL;
        Svg svg = new Svg(side + 2 * MARGIN, side + 2 * MARGIN + 30,
                "A board of " + N + " x " + N + " with White on row " + ROW + ", column " + COL
                        + ": in each cell the number of moves to the capture if Black stands there and White moves first");
        TheEasyChase.Board chase = new TheEasyChase.Board(N);
        for (int row = 1; row <= N; row++) {
            svg.text(MARGIN / 2, middle(row), 12, Role.INK, Integer.toString(row));
            svg.text(middle(row), MARGIN / 2, 12, Role.INK, Integer.toString(row));
            for (int col = 1; col <= N; col++) {
                drawCell(svg, row, col, row == ROW && col == COL ? "" : chase.verdict(ROW, COL, row, col));
            }
        }
        svg.frame(MARGIN, MARGIN, side, side, Role.INK, 1.5);
        svg.label(MARGIN, side + MARGIN + 20, 13, Role.INK, "Ring: White. W: Black standing here loses at once.");
        svg.label(MARGIN, side + MARGIN + 40, 13, Role.INK, "Number: Black standing here wins after so many moves.");
        return svg.toString();
    }

    private static void drawCell(Svg svg, int row, int col, String verdict) {
        double left = middle(col) - CELL / 2.0;
        double top = middle(row) - CELL / 2.0;
        svg.rectangle(left, top, CELL, CELL, Role.PAPER);
        if (verdict.startsWith("BLACK")) {
            int moves = Integer.parseInt(verdict.substring(6));
            svg.rectangle(left, top, CELL, CELL, Role.ACCENT, moves / 60.0);
            svg.text(middle(col), middle(row), 15, Role.INK, Integer.toString(moves));
        } else if (verdict.startsWith("WHITE")) {
            svg.rectangle(left, top, CELL, CELL, Role.CONTRAST, 0.3);
            svg.text(middle(col), middle(row), 15, Role.INK, "W");
        } else {
            svg.ring(middle(col), middle(row), CELL / 3.0, Role.INK, 2.5);
        }
        svg.frame(left, top, CELL, CELL, Role.FAINT, 1);
    }

    /** The middle of a row or column, which count from 1. */
    private static double middle(int index) {
        return MARGIN + (index - 0.5) * CELL;
    }
}
