package luogup2197;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Heaps as stacks of powers of two around a winning move, and which third heap makes two lost. */
public final class Picture {

    private static final Heaps HEAPS = new Heaps(List.of(12, 7, 9, 5));
    private static final int STONE = 14, COLUMN = 52, BLOCK = 40, BASE = 12 * STONE + 44;
    private static final int SECOND = 5 * COLUMN + 120;
    private static final int SIZES = 16, CELL = 28, MARGIN = 40;

    public static Map<String, String> draw() {
        return Map.of("stacks.svg", stacks(), "third-heap.svg", thirdHeap());
    }

    private static String stacks() {
        Heaps after = new Coach().reply(HEAPS).next();
        int moved = IntStream.range(0, after.sizes().size())
                .filter(i -> after.sizes().get(i) < HEAPS.sizes().get(i)).findFirst().orElseThrow();
        Svg svg = new Svg(SECOND + 5 * COLUMN + 60, BASE + 44,
                "Heaps as stacks of different powers of two. Blocks of a power that occurs an odd number of times are "
                        + "framed; after the move there are none.");
        stacks(svg, 24, HEAPS, moved);
        svg.arrow(SECOND - 76, BASE - 4 * STONE, SECOND - 16, BASE - 4 * STONE, Role.CONTRAST, 2.5);
        svg.text(SECOND - 46, BASE - 4 * STONE - 18, 13, Role.CONTRAST,
                HEAPS.sizes().get(moved) + " to " + after.sizes().get(moved));
        stacks(svg, SECOND, after, moved);
        return svg.toString();
    }

    /** Draws the heaps, with the largest power at the bottom, and how often each power occurs. */
    private static void stacks(Svg svg, int left, Heaps heaps, int moved) {
        List<Integer> sizes = heaps.sizes();
        for (int i = 0; i < sizes.size(); i++) {
            double x = left + i * COLUMN;
            int below = 0;
            for (int power = 8; power > 0; power /= 2) {
                if ((sizes.get(i) & power) != 0) {
                    below += power;
                    double y = BASE - below * STONE;
                    boolean paired = (heaps.nimSum() & power) == 0;
                    svg.rectangle(x, y, BLOCK, power * STONE - 2, paired ? Role.ACCENT : Role.PAPER);
                    if (!paired) {
                        svg.frame(x + 1, y + 1, BLOCK - 2, power * STONE - 4, Role.CONTRAST, 2);
                    }
                    svg.text(x + BLOCK / 2, y + power * STONE / 2.0 - 1, 12, paired ? Role.BACKGROUND : Role.INK,
                            power);
                }
            }
            svg.text(x + BLOCK / 2, BASE + 16, 15, i == moved ? Role.CONTRAST : Role.INK, sizes.get(i));
        }
        double x = left + sizes.size() * COLUMN + 4;
        svg.label(x, 20, 12, Role.INK, "how many");
        for (int row = 0; row < 4; row++) {
            int power = 8 >> row;
            long count = sizes.stream().filter(size -> (size & power) != 0).count();
            svg.label(x, 42 + 20 * row, 13, count % 2 == 0 ? Role.ACCENT : Role.CONTRAST,
                    power + ": " + count + (count % 2 == 0 ? " even" : " odd"));
        }
    }

    private static String thirdHeap() {
        int side = SIZES * CELL + MARGIN + 8;
        Svg svg = new Svg(side, side, "For each two heaps of up to " + (SIZES - 1)
                + " stones the one third heap with which they are lost: each row and each column has each number once.");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, 0);
        grid.numbers(SIZES, SIZES, 13);
        grid.forEach(SIZES, SIZES, (a, b) -> {
            int third = a ^ b;
            grid.fill(a, b, Role.ACCENT, 0.1 + 0.9 * third / SIZES);
            grid.text(a, b, 12, third < SIZES / 2 ? Role.INK : Role.BACKGROUND, third);
        });
        return svg.toString();
    }
}
