package luogup1247;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Heaps in binary, the column of the nim-sum's highest power, and the move in each heap that holds it. */
public final class Picture {

    private static final int[] HEAPS = {3, 14, 9, 4, 8, 5};
    private static final int BITS = 4, CELL = 30, LEFT = 124, TOP = 42;

    public static Map<String, String> draw() {
        return Map.of("moves.svg", moves());
    }

    private static String moves() {
        int nimSum = IntStream.of(HEAPS).reduce(0, (a, b) -> a ^ b);
        int column = 31 - Integer.numberOfLeadingZeros(nimSum);
        int chosen = Main.firstWinningHeap(HEAPS, nimSum);
        Svg svg = new Svg(446, TOP + (HEAPS.length + 1) * CELL + 24,
                "Six heaps in binary with their nim-sum below. In the column of its highest power three heaps have a one. "
                        + "Each has one winning move, and that of the first is framed.");
        for (int bit = 0; bit < BITS; bit++) {
            svg.text(x(bit), 28, 13, Role.INK, 1 << bit);
        }
        for (int i = 0; i < HEAPS.length; i++) {
            row(svg, i, HEAPS[i]);
            int left = HEAPS[i] ^ nimSum;
            boolean wins = left < HEAPS[i];
            svg.label(LEFT + BITS * CELL + 16, y(i), 14, i == chosen ? Role.CONTRAST : wins ? Role.INK : Role.FAINT,
                    wins ? "take " + (HEAPS[i] - left) + ", leave " + left : "no: " + left + " is more");
        }
        int bottom = TOP + HEAPS.length * CELL + 5;
        svg.line(LEFT - 108, bottom, LEFT + BITS * CELL, bottom, Role.INK, 1);
        row(svg, HEAPS.length, nimSum);
        svg.label(LEFT - 108, y(HEAPS.length), 13, Role.INK, "nim-sum");
        svg.frame(x(column) - CELL / 2.0, TOP, CELL, HEAPS.length * CELL, Role.CONTRAST, 2);
        svg.frame(LEFT, TOP + chosen * CELL, 295, CELL, Role.CONTRAST, 2);
        return svg.toString();
    }

    private static void row(Svg svg, int row, int number) {
        svg.text(LEFT - 22, y(row), 15, Role.INK, number);
        for (int bit = 0; bit < BITS; bit++) {
            boolean one = (number >> bit & 1) != 0;
            svg.rectangle(x(bit) - CELL / 2.0 + 3, y(row) - CELL / 2.0 + 3, CELL - 6, CELL - 6,
                    one ? Role.ACCENT : Role.PAPER);
            svg.text(x(bit), y(row), 15, one ? Role.BACKGROUND : Role.FAINT, one ? "1" : "0");
        }
    }

    /** The middle of a row; the nim-sum's stands a little lower. */
    private static double y(int row) {
        return TOP + (row + 0.5) * CELL + (row == HEAPS.length ? 10 : 0);
    }

    /** The middle of the column of a bit, the highest on the left. */
    private static double x(int bit) {
        return LEFT + (BITS - 1 - bit + 0.5) * CELL;
    }
}
