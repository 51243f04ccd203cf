package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import java.util.List;
import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The number of moves to the capture for each place of Black: on the board of 3 x 3, and on a larger one. */
final class Picture {

    private static final int N = 10, SMALL = 3;
    private static final List<Cell> PLACES = List.of(new Cell(1, 1), new Cell(1, 2), new Cell(2, 2));
    private static final int CELL = 44, MARGIN = 30, PANEL = SMALL * CELL + MARGIN;

    private static final String LEGEND = "Ring: White. Black wins on blue cells and loses on orange cells.";

    private final Coach coach = new Coach();

    static Map<String, String> draw() {
        return Map.of("search.svg", new Picture().search(), "distances.svg", new Picture().distances());
    }

    private String search() {
        Svg svg = new Svg(MARGIN + PLACES.size() * PANEL + 110, 2 * PANEL + 2 * MARGIN,
                "The " + SMALL + " x " + SMALL
                        + " board with White in the corner, at the side and in the middle: in each"
                        + " cell the number of moves to the capture if Black stands there; above White moves, below Black");
        for (int i = 0; i < PLACES.size(); i++) {
            board(svg, MARGIN + i * PANEL, MARGIN, SMALL, PLACES.get(i), true);
            board(svg, MARGIN + i * PANEL, MARGIN + PANEL, SMALL, PLACES.get(i), false);
        }
        svg.label(MARGIN + PLACES.size() * PANEL, MARGIN + CELL, 13, Role.INK, "White moves");
        svg.label(MARGIN + PLACES.size() * PANEL, MARGIN + PANEL + CELL, 13, Role.INK, "Black moves");
        svg.label(MARGIN, MARGIN + 2 * PANEL, 13, Role.INK, LEGEND);
        return svg.toString();
    }

    private String distances() {
        int side = N * CELL;
        Cell white = new Cell(4, 3);
        Svg svg = new Svg(side + 2 * MARGIN, side + 2 * MARGIN + 10,
                "A board of " + N + " x " + N + " with White on row " + white.row() + ", column " + white.col()
                        + ": in each cell the number of moves to the capture if Black stands there and White moves first");
        board(svg, MARGIN, MARGIN, N, white, true).numbers(N, N, 12);
        svg.label(MARGIN, side + MARGIN + 20, 13, Role.INK, LEGEND);
        return svg.toString();
    }

    /** Draws the board with White on a cell, and in each other cell the number of moves if Black stands there. */
    private Grid board(Svg svg, int left, int top, int n, Cell white, boolean whiteToMove) {
        Grid grid = new Grid(svg, left, top, CELL, 1);
        grid.forEach(n, n, (row, col) -> {
            Position position = new Position(n, white, new Cell(row, col), whiteToMove);
            if (position.black().equals(white)) {
                grid.ring(row, col, CELL / 3.0, Role.INK, 2.5);
                return;
            }
            int moves = coach.movesToEnd(position).orElseThrow();
            boolean blackWins = (moves % 2 == 0) == whiteToMove;
            grid.fill(row, col, blackWins ? Role.ACCENT : Role.CONTRAST, blackWins ? 0.1 + moves / 60.0 : 0.3);
            grid.text(row, col, 15, Role.INK, moves);
        });
        svg.frame(left, top, n * CELL, n * CELL, Role.INK, 1.5);
        return grid;
    }
}
