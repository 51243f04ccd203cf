package spojclk;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import spojclk.Rules.Position;

/** All rectangles that fit the board, each with the pieces that one has to bite off first to win. */
public final class Picture {

    private static final int SIDE = 10, PIECE = 5, SLOT = SIDE * PIECE + 6, MARGIN = 24;

    public static Map<String, String> draw() {
        int size = SIDE * SLOT + MARGIN;
        Svg svg = new Svg(size, size, "The rectangles of 1 to " + SIDE + " columns, to the right, and 1 to " + SIDE
                + " rows, downwards, each with the piece whose bite wins; in a few there are two such pieces.");
        Coach coach = new Coach();
        for (int columns = 1; columns <= SIDE; columns++) {
            double left = MARGIN + (columns - 1) * SLOT;
            svg.text(left + SLOT / 2.0, MARGIN / 2.0, 12, Role.INK, columns);
            svg.text(MARGIN / 2.0, left + SLOT / 2.0, 12, Role.INK, columns);
            for (int rows = 1; rows <= SIDE; rows++) {
                double bottom = MARGIN + (rows - 1) * SLOT + rows * PIECE;
                svg.rectangle(left, bottom - rows * PIECE, columns * PIECE, rows * PIECE, Role.FAINT);
                svg.rectangle(left, bottom - PIECE, PIECE, PIECE, Role.INK);
                coach.goodMoves(rectangle(columns, rows)).map(move -> move.name().split(" ")).forEach(place -> svg
                        .rectangle(left + (Integer.parseInt(place[0]) - 1) * PIECE,
                                bottom - Integer.parseInt(place[1]) * PIECE, PIECE, PIECE, Role.ACCENT));
            }
        }
        return Map.of("rectangles.svg", svg.toString());
    }

    static Position rectangle(int columns, int rows) {
        return new Position(IntStream.range(0, SIDE).mapToObj(column -> column < columns ? rows : 0).toList());
    }
}
