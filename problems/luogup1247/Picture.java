package luogup1247;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Heaps in binary, the column of the nim-sum's highest power, and the move in each heap that holds it. */
public final class Picture {

    private static final int[] HEAPS = {3, 14, 9, 4, 8, 5};
    private static final int BITS = 4, CELL = 30, LEFT = 124, TOP = 42, BOTTOM = TOP + HEAPS.length * CELL;

    public static Map<String, String> draw() {
        int nimSum = IntStream.of(HEAPS).reduce(0, (a, b) -> a ^ b);
        int column = Integer.numberOfLeadingZeros(nimSum) - (Integer.SIZE - BITS);
        int chosen = Main.firstWinningHeap(HEAPS, nimSum);
        Svg svg = new Svg(446, BOTTOM + CELL + 24,
                "Six heaps in binary with their nim-sum below. In the column of its highest power three heaps have a one. "
                        + "Each has one winning move, and that of the first is framed.");
        Grid grid = new Grid(svg, LEFT, TOP, CELL, 0);
        grid.columnHeads(-1, BITS, 13, bit -> 1 << BITS - 1 - bit);
        for (int i = 0; i < HEAPS.length; i++) {
            row(grid, i, HEAPS[i]);
            int left = HEAPS[i] ^ nimSum;
            boolean wins = left < HEAPS[i];
            svg.label(LEFT + BITS * CELL + 16, TOP + (i + 0.5) * CELL, 14,
                    i == chosen ? Role.CONTRAST : wins ? Role.INK : Role.FAINT,
                    wins ? "take " + (HEAPS[i] - left) + ", leave " + left : "no: " + left + " is more");
        }
        svg.line(LEFT - 108, BOTTOM + 5, LEFT + BITS * CELL, BOTTOM + 5, Role.INK, 1);
        row(new Grid(svg, LEFT, BOTTOM + 10, CELL, 0), 0, nimSum);
        svg.label(LEFT - 108, BOTTOM + 25, 13, Role.INK, "nim-sum");
        svg.frame(LEFT + column * CELL, TOP, CELL, HEAPS.length * CELL, Role.CONTRAST, 2);
        svg.frame(LEFT, TOP + chosen * CELL, 295, CELL, Role.CONTRAST, 2);
        return Map.of("moves.svg", svg.toString());
    }

    private static void row(Grid grid, int row, int number) {
        grid.text(row, -1, 15, Role.INK, number);
        for (int bit = 0; bit < BITS; bit++) {
            boolean one = (number >> BITS - 1 - bit & 1) != 0;
            grid.fill(row, bit, one ? Role.ACCENT : Role.PAPER, 1);
            grid.text(row, bit, 15, one ? Role.BACKGROUND : Role.FAINT, one ? "1" : "0");
        }
    }
}
