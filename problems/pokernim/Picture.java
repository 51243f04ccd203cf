package pokernim;

import java.util.List;
import java.util.Map;
import nimsum.game.Heaps;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import pokernim.OwnChips.Position;

/** Four positions of the game with chips of one's own that come back, and the answer that leaves the circle. */
public final class Picture {

    private static final int WIDTH = 132, HEIGHT = 62, COLUMN = WIDTH + 96, ROW = HEIGHT + 70, MARGIN = 12;

    private final Svg svg = new Svg(2 * MARGIN + 2 * COLUMN + WIDTH, 2 * MARGIN + ROW + HEIGHT,
            "Four positions in a circle: A takes, B takes, A adds, B adds, and the first position is back. From the "
                    + "fourth an arrow leaves the circle: B takes the chip that A has added, and A, without a chip, can't move.");

    public static Map<String, String> draw() {
        Position start = new Position(new Heaps(List.of(1, 1)), 0, 0);
        Position aTook = after(start, "1 1");
        Position bTook = after(aTook, "2 1");
        Position aAdded = after(bTook, "1 +1");
        Picture picture = new Picture();
        picture.box(1, 0, after(aAdded, "2 +1"), true, "");
        picture.box(2, 0, aTook, false, "");
        picture.box(2, 1, bTook, true, "");
        picture.box(1, 1, aAdded, false, "");
        picture.box(0, 1, after(aAdded, "1 1"), true, ": stuck");
        picture.arrow(1, 0, 2, 0, Role.INK, "A takes");
        picture.arrow(2, 0, 2, 1, Role.INK, "B takes");
        picture.arrow(2, 1, 1, 1, Role.CONTRAST, "A adds");
        picture.arrow(1, 1, 1, 0, Role.CONTRAST, "B adds");
        picture.arrow(1, 1, 0, 1, Role.ACCENT, "B takes");
        return Map.of("circle.svg", picture.svg.toString());
    }

    private static Position after(Position position, String name) {
        return new OwnChips().move(position, name).orElseThrow().next();
    }

    private void box(int column, int row, Position position, boolean aToMove, String more) {
        int inHandOfA = aToMove ? position.hand() : position.otherHand();
        int inHandOfB = aToMove ? position.otherHand() : position.hand();
        double x = x(column);
        double y = y(row);
        svg.frame(x - WIDTH / 2.0, y - HEIGHT / 2.0, WIDTH, HEIGHT, more.isEmpty() ? Role.INK : Role.ACCENT,
                more.isEmpty() ? 1 : 2);
        svg.text(x, y - 17, 13, Role.INK, "piles " + position.piles());
        svg.text(x, y, 12, Role.INK, "in hand: A " + inHandOfA + ", B " + inHandOfB);
        svg.text(x, y + 17, 12, aToMove ? Role.CONTRAST : Role.ACCENT, (aToMove ? "A" : "B") + " to move" + more);
    }

    private void arrow(int fromColumn, int fromRow, int toColumn, int toRow, Role role, String label) {
        int right = toColumn - fromColumn;
        int down = toRow - fromRow;
        double acrossHalf = right * (WIDTH / 2.0 + 4);
        double downHalf = down * (HEIGHT / 2.0 + 4);
        svg.arrow(x(fromColumn) + acrossHalf, y(fromRow) + downHalf, x(toColumn) - acrossHalf, y(toRow) - downHalf,
                role, 2);
        svg.text((x(fromColumn) + x(toColumn)) / 2 + 30 * Math.abs(down),
                (y(fromRow) + y(toRow)) / 2 - 12 * Math.abs(right), 12, role, label);
    }

    /** Returns the middle of a box. */
    private static double x(int column) {
        return MARGIN + WIDTH / 2.0 + column * COLUMN;
    }

    private static double y(int row) {
        return MARGIN + HEIGHT / 2.0 + row * ROW;
    }
}
