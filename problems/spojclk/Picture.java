package spojclk;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import spojclk.Rules.Position;

/** A bite and the words of its edges, and all rectangles with the bites that win. */
public final class Picture {

    private static final int SIDE = 10, PIECE = 5, SLOT = SIDE * PIECE + 6, MARGIN = 24;
    private static final int SMALL = 3, CELL = 40, RIGHT = (SMALL + 2) * CELL;

    public static Map<String, String> draw() {
        return Map.of("bite.svg", bite(), "rectangles.svg", rectangles());
    }

    private static String bite() {
        Svg svg = new Svg(RIGHT + (SMALL + 2) * CELL, (SMALL + 2) * CELL,
                "Columns of 3, 3 and 1 pieces with the edge 110010, and after a bite in column 2 and row 2 columns of"
                        + " 3, 1 and 1 with the edge 100110.");
        drawEdge(svg, CELL / 2, "110010");
        svg.arrow(RIGHT - CELL, 2.5 * CELL, RIGHT, 2.5 * CELL, Role.INK, 2);
        drawEdge(svg, RIGHT + CELL / 2, "100110");
        return svg.toString();
    }

    /** Draws the columns below an edge, with the digit of each step next to it. The bite sorts digits 1 to 3. */
    private static void drawEdge(Svg svg, int left, String word) {
        double bottom = (SMALL + 1) * CELL;
        double x = left;
        double y = CELL;
        for (int i = 0; i < word.length(); i++) {
            Role role = 1 <= i && i <= 3 ? Role.CONTRAST : Role.INK;
            if (word.charAt(i) == '1') {
                for (double top = y; top < bottom; top += CELL) {
                    boolean isPoison = x == left && top + CELL == bottom;
                    svg.rectangle(x + 2, top + 2, CELL - 4, CELL - 4, isPoison ? Role.INK : Role.FAINT);
                }
                svg.line(x, y, x + CELL, y, role, 3);
                svg.text(x + CELL / 2, y - 10, 16, role, 1);
                x += CELL;
            } else {
                svg.line(x, y, x, y + CELL, role, 3);
                svg.text(x + 10, y + CELL / 2, 16, role, 0);
                y += CELL;
            }
        }
        svg.text(left + 1.5 * CELL, bottom + CELL / 2, 16, Role.INK, word);
    }

    private static String rectangles() {
        int size = SIDE * SLOT + MARGIN;
        Svg svg = new Svg(size, size, "The rectangles of 1 to " + SIDE + " columns, to the right, and 1 to " + SIDE
                + " rows, downwards, each with the piece whose bite wins; in a few there are two such pieces.");
        Coach coach = new Coach();
        for (int columns = 1; columns <= SIDE; columns++) {
            double left = MARGIN + (columns - 1) * SLOT;
            svg.text(left + columns * PIECE / 2.0, MARGIN / 2.0, 12, Role.INK, columns);
            svg.text(MARGIN / 2.0, left + SLOT - columns * PIECE / 2.0, 12, Role.INK, columns);
            for (int rows = 1; rows <= SIDE; rows++) {
                double bottom = MARGIN + rows * SLOT;
                svg.rectangle(left, bottom - rows * PIECE, columns * PIECE, rows * PIECE, Role.FAINT);
                svg.rectangle(left, bottom - PIECE, PIECE, PIECE, Role.INK);
                coach.goodMoves(rectangle(columns, rows)).map(move -> move.name().split(" ")).forEach(place -> svg
                        .rectangle(left + (Integer.parseInt(place[0]) - 1) * PIECE,
                                bottom - Integer.parseInt(place[1]) * PIECE, PIECE, PIECE, Role.ACCENT));
            }
        }
        return svg.toString();
    }

    static Position rectangle(int columns, int rows) {
        return new Position(IntStream.range(0, SIDE).mapToObj(column -> column < columns ? rows : 0).toList());
    }
}
