package luogup4279;

import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Two heaps in Nim and in misere Nim: the lost positions, and where the two games differ. */
final class Picture {

    private static final int SIZE = 8, CELL = 30, TOP = 62, BETWEEN = 70, LEFT = 40;

    static Map<String, String> draw() {
        int width = SIZE * CELL;
        Svg svg = new Svg(2 * LEFT + 2 * width + BETWEEN - 20, TOP + width + 14,
                "The lost positions of two heaps of up to " + (SIZE - 1)
                        + " stones, as squares. In Nim they are the diagonal. In "
                        + "misere Nim the first two squares of the diagonal have moved beside it: "
                        + lostOnlyIn(Picture::isWonInMisereNim, Picture::isWonInNim) + " for "
                        + lostOnlyIn(Picture::isWonInNim, Picture::isWonInMisereNim) + ".");
        table(svg, LEFT, "Nim", Picture::isWonInNim, Picture::isWonInMisereNim);
        table(svg, LEFT + width + BETWEEN, "mis\u00e8re Nim", Picture::isWonInMisereNim, Picture::isWonInNim);
        return Map.of("two-heaps.svg", svg.toString());
    }

    private static boolean isWonInNim(int a, int b) {
        return (a ^ b) != 0;
    }

    private static boolean isWonInMisereNim(int a, int b) {
        return Main.firstWins(a ^ b, Math.max(a, b));
    }

    private static String lostOnlyIn(BiPredicate<Integer, Integer> isWon, BiPredicate<Integer, Integer> isWonInOther) {
        return Svg.listed(IntStream.range(0, SIZE * SIZE)
                .filter(i -> !isWon.test(i / SIZE, i % SIZE) && isWonInOther.test(i / SIZE, i % SIZE))
                .mapToObj(i -> "(" + i / SIZE + ", " + i % SIZE + ")").toList(), "and");
    }

    private static void table(Svg svg, int left, String name, BiPredicate<Integer, Integer> isWon,
            BiPredicate<Integer, Integer> isWonInOther) {
        svg.text(left + SIZE * CELL / 2, 18, 14, Role.INK, name);
        Grid grid = new Grid(svg, left, TOP, CELL, 0);
        grid.numbers(SIZE, SIZE, 12);
        grid.forEach(SIZE, SIZE, (a, b) -> {
            boolean won = isWon.test(a, b);
            grid.fill(a, b, won ? Role.PAPER : Role.ACCENT, 1);
            if (won != isWonInOther.test(a, b)) {
                grid.frame(a, b, Role.CONTRAST, 3);
            }
        });
    }
}
