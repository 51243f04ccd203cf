package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.ArrayList;
import java.util.List;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * The last moves of a mate on the upper three ranks, in columns by their distance: how the backward search goes from
 * the mates.
 */
final class SearchPicture {

    private static final int SIDE = 8, RANKS = 3, ROWS = 2;
    private static final int CELL = 17, WIDTH = SIDE * CELL, HEIGHT = RANKS * CELL, GAP = 34, ROW = 100, LEFT = 20,
            TOP = 62;
    private static final Rules RULES = new Rules();

    /** A position, the row it is drawn in, and the move that leads to the next one of its row. */
    private record Frame(Position position, int row, String move) {
    }

    private static final List<Frame> LINE = line(
            new Position(Square.of("e6"), Square.of("a7"), Square.of("g8"), true), 0, "Kf6", "Kh8", "Kg6", "Kg8",
            "Ra8");
    private static final Frame BRANCHING = LINE.get(1);
    private static final String OTHER_MOVE = "Kf8";
    private static final List<Frame> BRANCH = line(after(BRANCHING.position, OTHER_MOVE), 1, "Ra8");

    private final Coach coach;
    private final Svg svg = new Svg(2 * LEFT + LINE.size() * (WIDTH + GAP) - GAP, TOP + ROWS * ROW + 10,
            "The upper three ranks of six positions, from a mate at distance 0 to a position of White at distance "
                    + (LINE.size() - 1) + ", and two more for Black's other move");

    SearchPicture(Coach coach) {
        this.coach = coach;
    }

    /** A position and those that moves lead to one after the other. */
    private static List<Frame> line(Position start, int row, String... moves) {
        List<Frame> frames = new ArrayList<>();
        Position at = start;
        for (String move : moves) {
            frames.add(new Frame(at, row, move));
            at = after(at, move);
        }
        frames.add(new Frame(at, row, ""));
        return frames;
    }

    private static Position after(Position position, String move) {
        return RULES.move(position, move).orElseThrow().next();
    }

    String draw() {
        for (int distance = 0; distance < LINE.size(); distance++) {
            String title = distance == 0
                    ? "0: mate"
                    : distance + (distance % 2 == 0 ? ": Black moves, lost" : ": White moves, won");
            svg.text(x(distance) + WIDTH / 2.0, 20, 14, Role.INK, title);
        }
        LINE.forEach(this::board);
        BRANCH.forEach(this::board);
        LINE.forEach(this::arrow);
        BRANCH.forEach(this::arrow);
        arrow(BRANCHING, distance(BRANCH.get(0)), BRANCH.get(0).row, OTHER_MOVE);
        svg.label(LEFT, TOP + ROWS * ROW - 8, 14, Role.INK,
                "K, R: White. Ring: Black. A position of Black with two moves is lost when both are known to be won for White.");
        return svg.toString();
    }

    private int distance(Frame frame) {
        return coach.movesToEnd(frame.position).orElseThrow();
    }

    private void arrow(Frame frame) {
        if (!frame.move.isEmpty()) {
            arrow(frame, distance(frame) - 1, frame.row, frame.move);
        }
    }

    private void arrow(Frame from, int toDistance, int toRow, String move) {
        double x1 = x(distance(from)) - 3;
        double x2 = x(toDistance) + WIDTH + 3;
        double y1 = y(from.row) + HEIGHT / 2.0;
        double y2 = y(toRow) + HEIGHT / 2.0;
        if (toRow != from.row) {
            y1 += HEIGHT / 2.0 + 4;
            x1 += WIDTH / 2.0;
        }
        svg.arrow(x1, y1, x2, y2, from.position.whiteToMove() ? Role.CONTRAST : Role.ACCENT, 2);
        svg.text((x1 + x2) / 2, (y1 + y2) / 2 - 14, 12, Role.INK, move);
    }

    private void board(Frame frame) {
        double left = x(distance(frame));
        double top = y(frame.row);
        Grid grid = new Grid(svg, left, top, CELL, 0);
        grid.each(RANKS, SIDE, (row, col) -> grid.fill(row, col, Role.FAINT, 0.3));
        Position position = frame.position;
        svg.frame(left, top, WIDTH, HEIGHT, position.whiteToMove() ? Role.CONTRAST : Role.ACCENT, 2);
        grid.text(position.king().row(), position.king().col(), 14, Role.INK, "K");
        grid.text(position.rook().row(), position.rook().col(), 14, Role.INK, "R");
        grid.ring(position.black().row(), position.black().col(), 5, Role.INK, 2.5);
    }

    private static double x(int distance) {
        return LEFT + distance * (WIDTH + GAP);
    }

    private static double y(int row) {
        return TOP + row * ROW - 12;
    }
}
