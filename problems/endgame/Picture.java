package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The backward search, and the moves to the mate for each place of the black king. */
final class Picture {

    private static final int SIDE = 8;
    private static final Square KING = Square.of("c6"), ROOK = Square.of("e4");
    private static final int CELL = 48, MARGIN = 30;

    static Map<String, String> draw() {
        Coach coach = new Coach();
        return Map.of("search.svg", new SearchPicture(coach).draw(), "moves-to-mate.svg", movesToMate(coach));
    }

    private static String movesToMate(Coach coach) {
        int side = SIDE * CELL;
        Svg svg = new Svg(side + 2 * MARGIN, side + 2 * MARGIN + 34,
                "A chess board with the white king on " + KING + " and the rook on " + ROOK
                        + ": on each square the number of White's moves to the"
                        + " mate if the black king stands there and White is to move");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, 0);
        grid.rowHeads(SIDE, 13, row -> SIDE - row);
        grid.columnHeads(SIDE, SIDE, 13, col -> (char) ('a' + col));
        for (int square = 0; square < SIDE * SIDE; square++) {
            Position position = new Position(KING, ROOK, Square.of(square), true);
            drawSquare(grid, position.black(), position.isLegal() ? coach.whiteMoves(position) : 0);
        }
        svg.frame(MARGIN, MARGIN, side, side, Role.INK, 1.5);
        svg.text(MARGIN + side / 2, side + 2 * MARGIN + 20, 12, Role.INK,
                "White moves.  K, R: White.  Dots: Black in check or next to the king.");
        return svg.toString();
    }

    private static void drawSquare(Grid grid, Square square, int moves) {
        grid.fill(square.row(), square.col(), Role.FAINT, 0.3);
        if (square.equals(KING) || square.equals(ROOK)) {
            grid.ring(square.row(), square.col(), CELL / 3.0, Role.INK, 2.5);
            grid.text(square.row(), square.col(), 18, Role.INK, square.equals(KING) ? "K" : "R");
        } else if (moves == 0) {
            grid.circle(square.row(), square.col(), 2.5, Role.INK);
        } else {
            grid.fill(square.row(), square.col(), Role.ACCENT, moves / 25.0);
            grid.text(square.row(), square.col(), 16, Role.INK, moves);
        }
    }
}
