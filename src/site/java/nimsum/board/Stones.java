package nimsum.board;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** One heap of stones in rows; a move takes some from its end. */
public final class Stones {

    private static final int MAX = 80, IN_ROW = 8, CELL = 56, ROW = 70, RADIUS = 23;

    private Stones() {
    }

    /**
     * Returns the heap. A click on a stone takes it and all behind it; those that may be taken show how many that are.
     *
     * @param before how many there were before the last move
     * @param max how many may be taken
     * @param parts the sizes of the parts that explain who wins, from the beginning of the heap; none if that is not
     * explained
     * @return nothing if they are too many to be seen
     */
    public static String of(int stones, int before, int max, List<Integer> parts) {
        if (before > MAX) {
            return "";
        }
        int height = (before + IN_ROW - 1) / IN_ROW * ROW;
        Svg svg = new Svg(IN_ROW * CELL, height);
        svg.open("heap", "");
        for (int stone = 0; stone < before; stone++) {
            int taken = stones - stone;
            boolean canBeTaken = 0 < taken && taken <= max;
            svg.open(taken <= 0 ? "gone" : "", canBeTaken ? "" + taken : "",
                    IntStream.rangeClosed(1, taken).mapToObj(String::valueOf).toList())
                    .circle(x(stone), y(stone), RADIUS,
                            canBeTaken ? Role.ACCENT : taken > 0 ? Role.FAINT : Role.BACKGROUND)
                    .text(x(stone), y(stone), 18, Role.BACKGROUND, canBeTaken ? "" + taken : "").end();
        }
        svg.end();
        int first = 0;
        for (int part : parts) {
            part(svg, first, first + part);
            first += part;
        }
        return svg.toString();
    }

    /** A frame around some stones in each row that has any of them, and their number at the first one. */
    private static void part(Svg svg, int from, int to) {
        for (int first = from; first < to; first += IN_ROW - first % IN_ROW) {
            int last = Math.min(to, first + IN_ROW - first % IN_ROW) - 1;
            svg.frame(x(first) - CELL / 2 + 2, y(first) - CELL / 2 + 1, x(last) - x(first) + CELL - 4, CELL - 2,
                    Role.INK, 2);
        }
        Value.draw(svg, x(from) - CELL / 2 + 15, y(from) - CELL / 2 - 3, "" + (to - from));
    }

    private static double x(int stone) {
        return (stone % IN_ROW + 0.5) * CELL;
    }

    private static double y(int stone) {
        return stone / IN_ROW * ROW + (ROW - CELL) + CELL / 2.0;
    }
}
