package luogup2197;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * Heaps as stacks of powers of two, before and after the winning move; and the table of which third heap makes two
 * lost.
 */
public final class Picture {

    private static final int[] HEAPS = {12, 7, 9, 5};
    private static final int STONE = 14, COLUMN = 52, BLOCK = 40, BASE = 12 * STONE + 44;
    private static final int SECOND = 5 * COLUMN + 120;
    private static final int SIZES = 16, CELL = 28, MARGIN = 40;

    public static Map<String, String> draw() {
        return Map.of("stacks.svg", stacks(), "third-heap.svg", thirdHeap());
    }

    private static String stacks() {
        int nimSum = nimSum(HEAPS);
        int moved = IntStream.range(0, HEAPS.length).filter(i -> (HEAPS[i] ^ nimSum) < HEAPS[i]).findFirst()
                .orElseThrow();
        int[] after = HEAPS.clone();
        after[moved] ^= nimSum;
        Svg svg = new Svg(SECOND + 5 * COLUMN + 60, BASE + 44,
                "Heaps as stacks of different powers of two. Blocks of a power that occurs an odd number of times are "
                        + "framed; after the move there are none.");
        stacks(svg, 24, HEAPS, moved);
        svg.arrow(SECOND - 76, BASE - 4 * STONE, SECOND - 16, BASE - 4 * STONE, Role.CONTRAST, 2.5);
        svg.text(SECOND - 46, BASE - 4 * STONE - 18, 13, Role.CONTRAST, HEAPS[moved] + " to " + after[moved]);
        stacks(svg, SECOND, after, moved);
        return svg.toString();
    }

    /** The heaps, largest power at the bottom, and how often each power occurs. */
    private static void stacks(Svg svg, int left, int[] heaps, int moved) {
        int nimSum = nimSum(heaps);
        for (int i = 0; i < heaps.length; i++) {
            double x = left + i * COLUMN;
            int below = 0;
            for (int power = 8; power > 0; power /= 2) {
                if ((heaps[i] & power) != 0) {
                    below += power;
                    double y = BASE - below * STONE;
                    boolean paired = (nimSum & power) == 0;
                    svg.rectangle(x, y, BLOCK, power * STONE - 2, paired ? Role.ACCENT : Role.PAPER);
                    if (!paired) {
                        svg.frame(x + 1, y + 1, BLOCK - 2, power * STONE - 4, Role.CONTRAST, 2);
                    }
                    svg.text(x + BLOCK / 2, y + power * STONE / 2.0 - 1, 12, paired ? Role.BACKGROUND : Role.INK,
                            power);
                }
            }
            svg.text(x + BLOCK / 2, BASE + 16, 15, i == moved ? Role.CONTRAST : Role.INK, heaps[i]);
        }
        double x = left + heaps.length * COLUMN + 4;
        svg.label(x, 20, 12, Role.INK, "how many");
        for (int row = 0; row < 4; row++) {
            int power = 8 >> row;
            long count = IntStream.of(heaps).filter(size -> (size & power) != 0).count();
            svg.label(x, 42 + 20 * row, 13, count % 2 == 0 ? Role.ACCENT : Role.CONTRAST,
                    power + ": " + count + (count % 2 == 0 ? " even" : " odd"));
        }
    }

    private static String thirdHeap() {
        int side = SIZES * CELL + MARGIN + 8;
        Svg svg = new Svg(side, side, "For each two heaps of up to " + (SIZES - 1)
                + " stones the one third heap with which they are lost: each row and each column has each number once.");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL);
        grid.columnHeads(SIZES, 13, size -> size);
        grid.rowHeads(SIZES, 13, size -> size);
        for (int a = 0; a < SIZES; a++) {
            for (int b = 0; b < SIZES; b++) {
                int third = nimSum(a, b);
                grid.fill(a, b, Role.ACCENT, 0.1 + 0.9 * third / SIZES);
                grid.text(a, b, 12, third < SIZES / 2 ? Role.INK : Role.BACKGROUND, third);
            }
        }
        return svg.toString();
    }

    private static int nimSum(int... sizes) {
        return IntStream.of(sizes).reduce(0, (a, b) -> a ^ b);
    }
}
