package pokernim;

import java.util.List;
import java.util.Map;
import nimsum.game.Heaps;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import pokernim.OwnChips.Position;

/** Four positions of the game with chips of one's own that come back, and the answer that leaves the circle. */
public final class Picture {

    private static final int WIDTH = 132, HEIGHT = 62, GAP_X = 96, GAP_Y = 70, LEFT = 12, TOP = 12;

    private final Svg svg;

    private Picture(String circle) {
        svg = new Svg(2 * LEFT + 3 * WIDTH + 2 * GAP_X, 2 * TOP + 2 * HEIGHT + GAP_Y,
                "Four positions in a circle: " + circle + "; and the first again. From the fourth an "
                        + "arrow leaves the circle: B takes the chip that A has added, and A, without a chip, can't move.");
    }

    public static Map<String, String> draw() {
        Position start = new Position(new Heaps(List.of(1, 1)), 0, 0);
        Position aTook = after(start, "1 1");
        Position bTook = after(aTook, "2 1");
        Position aAdded = after(bTook, "1 +1");
        if (!after(aAdded, "2 +1").equals(start)) {
            throw new IllegalStateException("no circle");
        }
        Picture picture = new Picture(said(start, true) + "; " + said(aTook, false) + "; " + said(bTook, true) + "; "
                + said(aAdded, false));
        picture.box(1, 0, start, true, "");
        picture.box(2, 0, aTook, false, "");
        picture.box(2, 1, bTook, true, "");
        picture.box(1, 1, aAdded, false, "");
        picture.box(0, 1, after(aAdded, "1 1"), true, ": stuck");
        picture.across(1, 2, 0, Role.INK, "A takes");
        picture.down(2, Role.INK, "B takes", 1);
        picture.across(2, 1, 1, Role.CONTRAST, "A adds");
        picture.down(1, Role.CONTRAST, "B adds", -1);
        picture.across(1, 0, 1, Role.ACCENT, "B takes");
        return Map.of("circle.svg", picture.svg.toString());
    }

    private static Position after(Position position, String name) {
        return new OwnChips().move(position, name).orElseThrow().next();
    }

    private static double x(int column) {
        return LEFT + column * (WIDTH + GAP_X);
    }

    private static double y(int row) {
        return TOP + row * (HEIGHT + GAP_Y);
    }

    private static String said(Position position, boolean aToMove) {
        return "piles " + Svg.listed(position.piles().sizes(), "and") + ", in hand: " + hands(position, aToMove) + ", "
                + (aToMove ? "A" : "B") + " to move";
    }

    private static String hands(Position position, boolean aToMove) {
        int mover = position.hand();
        int other = position.otherHand();
        return "A " + (aToMove ? mover : other) + ", B " + (aToMove ? other : mover);
    }

    private void box(int column, int row, Position position, boolean aToMove, String more) {
        double middle = x(column) + WIDTH / 2.0;
        svg.frame(x(column), y(row), WIDTH, HEIGHT, more.isEmpty() ? Role.INK : Role.ACCENT, more.isEmpty() ? 1 : 2);
        svg.text(middle, y(row) + 14, 13, Role.INK, "piles " + position.piles());
        svg.text(middle, y(row) + 31, 12, Role.INK, "in hand: " + hands(position, aToMove));
        svg.text(middle, y(row) + 48, 12, aToMove ? Role.CONTRAST : Role.ACCENT,
                (aToMove ? "A" : "B") + " to move" + more);
    }

    /** An arrow between two boxes of a row. */
    private void across(int from, int to, int row, Role role, String label) {
        double y = y(row) + HEIGHT / 2.0;
        double start = from < to ? x(from) + WIDTH + 4 : x(from) - 4;
        double end = from < to ? x(to) - 4 : x(to) + WIDTH + 4;
        svg.arrow(start, y, end, y, role, 2);
        svg.text((start + end) / 2, y - 12, 12, role, label);
    }

    /** An arrow between the two boxes of a column: 1 for downwards, -1 for upwards. */
    private void down(int column, Role role, String label, int direction) {
        double x = x(column) + WIDTH / 2.0;
        double upper = y(0) + HEIGHT + 4;
        double lower = y(1) - 4;
        svg.arrow(x, direction > 0 ? upper : lower, x, direction > 0 ? lower : upper, role, 2);
        svg.label(x + 8, (upper + lower) / 2, 12, role, label);
    }
}
