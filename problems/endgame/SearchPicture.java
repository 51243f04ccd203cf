package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The last moves of a mate on the upper three ranks, in columns by the distance of the backward search. */
final class SearchPicture {

    private static final int SIDE = 8, RANKS = 3, LONGEST = 5;
    private static final int CELL = 17, WIDTH = SIDE * CELL, HEIGHT = RANKS * CELL, COLUMN = WIDTH + 34, LEFT = 20;
    private static final int UPPER = 50, LOWER = 150, BOTTOM = 262;
    private static final Rules RULES = new Rules();

    private final Coach coach;
    private final Svg svg = new Svg(LEFT + (LONGEST + 1) * COLUMN, BOTTOM + 10,
            "The upper three ranks of six positions, from a mate at distance 0 to a position of White at distance "
                    + LONGEST + ", and two more for Black's other move");

    SearchPicture(Coach coach) {
        this.coach = coach;
    }

    String draw() {
        for (int distance = 0; distance <= LONGEST; distance++) {
            String title = distance == 0
                    ? "0: mate"
                    : distance + (distance % 2 == 0 ? ": Black moves, lost" : ": White moves, won");
            svg.text(LEFT + distance * COLUMN + WIDTH / 2.0, 20, 14, Role.INK, title);
        }
        Position start = new Position(Square.of("e6"), Square.of("a7"), Square.of("g8"), true);
        board(start, UPPER);
        line(start, UPPER, "Kf6", "Kh8", "Kg6", "Kg8", "Ra8");
        line(RULES.move(start, "Kf6").orElseThrow().next(), LOWER, "Kf8", "Ra8");
        svg.label(LEFT, BOTTOM - 20, 14, Role.INK,
                "K, R: White. Ring: Black. A position of Black with two moves is lost when both are known to be won for White.");
        return svg.toString();
    }

    private void line(Position start, int y, String... moves) {
        Position at = start;
        int from = UPPER;
        for (String move : moves) {
            Position next = RULES.move(at, move).orElseThrow().next();
            board(next, y);
            double x1 = x(at) + (from == y ? -3 : WIDTH / 2.0);
            double y1 = from + (from == y ? HEIGHT / 2.0 : HEIGHT + 4);
            double x2 = x(next) + WIDTH + 3;
            double y2 = y + HEIGHT / 2.0;
            svg.arrow(x1, y1, x2, y2, role(at), 2);
            svg.text((x1 + x2) / 2, (y1 + y2) / 2 - 14, 12, Role.INK, move);
            at = next;
            from = y;
        }
    }

    private void board(Position position, int top) {
        Grid grid = new Grid(svg, x(position), top, CELL, 0);
        grid.forEach(RANKS, SIDE, (row, col) -> grid.fill(row, col, Role.FAINT, 0.3));
        svg.frame(grid.left(), top, WIDTH, HEIGHT, role(position), 2);
        grid.text(position.king().row(), position.king().col(), 14, Role.INK, "K");
        grid.text(position.rook().row(), position.rook().col(), 14, Role.INK, "R");
        grid.ring(position.black().row(), position.black().col(), 5, Role.INK, 2.5);
    }

    private double x(Position position) {
        return LEFT + coach.movesToEnd(position).orElseThrow() * COLUMN;
    }

    private static Role role(Position position) {
        return position.whiteToMove() ? Role.CONTRAST : Role.ACCENT;
    }
}
