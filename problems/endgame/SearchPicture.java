package endgame;

import java.util.List;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.Retrograde;

/** The last moves of a mate on the upper three ranks, in columns by their distance: how the backward search goes from the mates. */
final class SearchPicture {

    private static final int SIDE = 8, RANKS = 3, ROWS = 2;
    private static final int CELL = 17, WIDTH = SIDE * CELL, HEIGHT = RANKS * CELL, GAP = 34, ROW = 100, LEFT = 20,
            TOP = 62;
    private static final int WHITE = Main.Positions.WHITE, BLACK = Main.Positions.BLACK;

    /** A position: the squares of white king, rook and black king, the row it is drawn in, and the move that leads on. */
    private record Frame(int side, String king, String rook, String black, int row, String move) {
    }

    /** Each leads to the next one of its row with a smaller distance. */
    private static final List<Frame> FRAMES = List.of(new Frame(WHITE, "e6", "a7", "g8", 0, "Kf6"),
            new Frame(BLACK, "f6", "a7", "g8", 0, "Kh8"), new Frame(WHITE, "f6", "a7", "h8", 0, "Kg6"),
            new Frame(BLACK, "g6", "a7", "h8", 0, "Kg8"), new Frame(WHITE, "g6", "a7", "g8", 0, "Ra8"),
            new Frame(BLACK, "g6", "a8", "g8", 0, ""), new Frame(WHITE, "f6", "a7", "f8", 1, "Ra8"),
            new Frame(BLACK, "f6", "a8", "f8", 1, ""));
    private static final Frame BRANCHING = FRAMES.get(1), BRANCH = FRAMES.get(6);

    private final Main.Positions positions;
    private final Retrograde solution;
    private final Svg svg;

    private SearchPicture(Main.Positions positions, Retrograde solution, Svg svg) {
        this.positions = positions;
        this.solution = solution;
        this.svg = svg;
    }

    static String draw(Main.Positions positions, Retrograde solution) {
        int columns = (int) FRAMES.stream().filter(frame -> frame.row == 0).count();
        Svg svg = new Svg(2 * LEFT + columns * (WIDTH + GAP) - GAP, TOP + ROWS * ROW + 10,
                "The upper three ranks of six positions, from a mate at distance 0 to a position of White at distance 5, and two"
                        + " more for Black's other move");
        new SearchPicture(positions, solution, svg).drawAll(columns);
        return svg.toString();
    }

    private void drawAll(int columns) {
        for (int distance = 0; distance < columns; distance++) {
            String title = distance == 0
                    ? "0: mate"
                    : distance + (distance % 2 == 0 ? ": Black moves, lost" : ": White moves, won");
            svg.text(x(distance) + WIDTH / 2.0, 20, 14, Role.INK, title);
        }
        FRAMES.forEach(this::board);
        for (Frame frame : FRAMES) {
            if (!frame.move.isEmpty()) {
                arrow(frame, distance(frame) - 1, frame.row, frame.move);
            }
        }
        arrow(BRANCHING, distance(BRANCH), BRANCH.row, "K" + BRANCH.black);
        svg.label(LEFT, TOP + ROWS * ROW - 8, 14, Role.INK,
                "K, R: White. Ring: Black. The position at 4 has two moves, to 1 and to 3: it is lost when the second one is known to be won.");
    }

    private int distance(Frame frame) {
        return solution
                .distance(positions.position(frame.side, square(frame.king), square(frame.rook), square(frame.black)));
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
        svg.arrow(x1, y1, x2, y2, from.side == WHITE ? Role.CONTRAST : Role.ACCENT, 2);
        svg.text((x1 + x2) / 2, (y1 + y2) / 2 - 14, 12, Role.INK, move);
    }

    private void board(Frame frame) {
        double left = x(distance(frame));
        double top = y(frame.row);
        svg.rectangle(left, top, WIDTH, HEIGHT, Role.PAPER);
        for (int row = 0; row < RANKS; row++) {
            for (int col = 0; col < SIDE; col++) {
                svg.frame(left + col * CELL, top + row * CELL, CELL, CELL, Role.FAINT, 1);
            }
        }
        svg.frame(left, top, WIDTH, HEIGHT, frame.side == WHITE ? Role.CONTRAST : Role.ACCENT, 2);
        svg.text(left + middle(square(frame.king) % SIDE), top + middle(square(frame.king) / SIDE), 14, Role.INK, "K");
        svg.text(left + middle(square(frame.rook) % SIDE), top + middle(square(frame.rook) / SIDE), 14, Role.INK, "R");
        svg.ring(left + middle(square(frame.black) % SIDE), top + middle(square(frame.black) / SIDE), 5, Role.INK, 2.5);
    }

    private static double middle(int index) {
        return (index + 0.5) * CELL;
    }

    private static double x(int distance) {
        return LEFT + distance * (WIDTH + GAP);
    }

    private static double y(int row) {
        return TOP + row * ROW - 12;
    }

    private static int square(String name) {
        return (SIDE - (name.charAt(1) - '0')) * SIDE + name.charAt(0) - 'a';
    }
}
