package csesnim2;

import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.Mex;

/** The Grundy values of the heaps, from the definition, for takes of up to 1, 2, ... sticks. */
public final class Picture {

    private static final int MOST_TAKEN = 6, HEAPS = 32;
    private static final int COLUMN = 22, UNIT = 8, LEFT = 64, TOP = 8, GAP = 24;

    public static Map<String, String> draw() {
        int height = TOP;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            height += most * UNIT + GAP;
        }
        Svg svg = new Svg(LEFT + (HEAPS + 1) * COLUMN + 8, height + 16,
                "For takes of up to 1 to " + MOST_TAKEN
                        + " sticks, one row each, the Grundy values of the heaps of 0 to "
                        + HEAPS + " sticks as bars: a saw whose teeth are m + 1 heaps long and m high.");
        int base = TOP;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            base += most * UNIT + GAP;
            row(svg, most, base - GAP / 2.0);
        }
        for (int heap = 0; heap <= HEAPS; heap++) {
            svg.text(LEFT + (heap + 0.5) * COLUMN, height + 4, 10, Role.INK, heap);
        }
        return Map.of("saw.svg", svg.toString());
    }

    private static void row(Svg svg, int most, double base) {
        Role role = most == 3 ? Role.ACCENT : Role.CONTRAST;
        svg.label(8, base - 6, 12, Role.INK, "m = " + most);
        svg.line(LEFT, base, LEFT + (HEAPS + 1) * COLUMN, base, Role.FAINT, 1);
        int[] grundy = grundy(most, HEAPS);
        for (int heap = 0; heap <= HEAPS; heap++) {
            double top = base - grundy[heap] * UNIT;
            svg.rectangle(LEFT + heap * COLUMN + 1, top, COLUMN - 2, grundy[heap] * UNIT, role);
            svg.text(LEFT + (heap + 0.5) * COLUMN, top - 6, 10, Role.INK, grundy[heap]);
        }
    }

    /**
     * The values of the heaps of 0 to so many sticks, each the mex of those that a take of 1 to {@code most} leads to.
     */
    static int[] grundy(int most, int heaps) {
        int[] grundy = new int[heaps + 1];
        Mex mex = new Mex();
        for (int heap = 1; heap <= heaps; heap++) {
            mex.clear();
            for (int take = 1; take <= Math.min(most, heap); take++) {
                mex.add(grundy[heap - take]);
            }
            grundy[heap] = mex.value();
        }
        return grundy;
    }
}
