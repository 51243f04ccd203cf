package csesnim2;

import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The Grundy values of the heaps, by theorem 1, for takes of up to 1, 2, ... sticks. */
public final class Picture {

    private static final int MAX_TAKEN = 6, HEAPS = 32;
    private static final int COLUMN = 22, UNIT = 8, ROW = MAX_TAKEN * UNIT + 24, LEFT = 64;

    public static Map<String, String> draw() {
        int height = MAX_TAKEN * ROW + 8;
        Svg svg = new Svg(LEFT + (HEAPS + 1) * COLUMN + 8, height + 16,
                "For takes of up to 1 to " + MAX_TAKEN
                        + " sticks, one row each, the Grundy values of the heaps of 0 to "
                        + HEAPS + " sticks as bars: a saw whose teeth are m + 1 heaps long and m high.");
        for (int max = 1; max <= MAX_TAKEN; max++) {
            row(svg, max, max * ROW - 4);
        }
        for (int heap = 0; heap <= HEAPS; heap++) {
            svg.text(LEFT + (heap + 0.5) * COLUMN, height + 4, 10, Role.INK, heap);
        }
        return Map.of("saw.svg", svg.toString());
    }

    private static void row(Svg svg, int max, double base) {
        Role role = max == 3 ? Role.ACCENT : Role.CONTRAST;
        svg.label(8, base - 6, 12, Role.INK, "m = " + max);
        svg.line(LEFT, base, LEFT + (HEAPS + 1) * COLUMN, base, Role.FAINT, 1);
        for (int heap = 0; heap <= HEAPS; heap++) {
            int grundy = heap % (max + 1);
            double top = base - grundy * UNIT;
            svg.rectangle(LEFT + heap * COLUMN + 1, top, COLUMN - 2, grundy * UNIT, role);
            svg.text(LEFT + (heap + 0.5) * COLUMN, top - 6, 10, Role.INK, grundy);
        }
    }
}
