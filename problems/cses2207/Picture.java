package cses2207;

import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A dot for the value of each heap, and a mark below the axis for each lost heap. */
public final class Picture {

    private static final int MAX = 1300, HIGHEST = 36;
    private static final int LEFT = 36, TOP = 14, HIGH = 8, MARK = 14;
    private static final double WIDE = 0.6;

    public static Map<String, String> draw() {
        int[] grundy = Main.grundyOfHeaps(MAX);
        int axis = TOP + HIGHEST * HIGH;
        Svg svg = new Svg((int) x(MAX) + 20, axis + 44,
                "Grundy values of the heaps of 1 to " + MAX + " coins as dots: the values grow slowly and in bands."
                        + " Marks below the axis show the lost heaps, which become rare. The last one has "
                        + Main.LAST_LOST + " coins.");
        for (int value = 0; value < HIGHEST; value += 5) {
            svg.line(LEFT, axis - value * HIGH, x(MAX), axis - value * HIGH, Role.FAINT, 1);
            svg.text(LEFT - 14, axis - value * HIGH, 10, Role.INK, value);
        }
        for (int heap = 1; heap <= MAX; heap++) {
            svg.circle(x(heap), axis - grundy[heap] * HIGH, 1.2, grundy[heap] == 0 ? Role.ACCENT : Role.INK);
            if (grundy[heap] == 0) {
                svg.line(x(heap), axis + 5, x(heap), axis + 5 + MARK, Role.ACCENT, 1);
            }
        }
        for (int heap = 0; heap < Main.LAST_LOST - 200; heap += 200) {
            svg.text(x(heap), axis + 32, 10, Role.INK, heap);
        }
        svg.text(x(Main.LAST_LOST), axis + 32, 10, Role.ACCENT, Main.LAST_LOST);
        return Map.of("values.svg", svg.toString());
    }

    private static double x(int heap) {
        return LEFT + heap * WIDE;
    }
}
