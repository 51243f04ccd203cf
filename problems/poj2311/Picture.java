package poj2311;

import java.util.LinkedHashMap;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The Grundy values: of small sheets as a table, and of all lines in rows of one period. */
public final class Picture {

    private static final int SHORTEST = 2, LONGEST = 200;
    private static final int CELL = 16;

    private Picture() {
    }

    /** By file name. */
    public static Map<String, String> draw() {
        Map<String, String> pictures = new LinkedHashMap<>();
        pictures.put("sheets.svg", sheets(37));
        pictures.put("lines.svg", lines(34));
        return pictures;
    }

    /** The value of each sheet up to a side; the lost ones stand out. */
    private static String sheets(int longest) {
        int[][] grundy = Reference.grundyOfSheets(longest);
        int margin = 32;
        int edge = margin + (longest - SHORTEST + 1) * CELL + 8;
        Svg svg = new Svg(edge, edge, "Grundy values of the sheets up to " + longest + " x " + longest
                + ". The zeros, which are lost, lie where both sides are 2, 3, 7, 11, 17, 23, 27, 31 or 37.");
        for (int side = SHORTEST; side <= longest; side++) {
            double at = margin + (side - SHORTEST + 0.5) * CELL;
            Role role = grundy[side][SHORTEST] == 0 ? Role.ACCENT : Role.INK;
            svg.text(at, margin / 2, 9, role, Integer.toString(side));
            svg.text(margin / 2, at, 9, role, Integer.toString(side));
        }
        for (int width = SHORTEST; width <= longest; width++) {
            for (int height = SHORTEST; height <= longest; height++) {
                cell(svg, margin + (width - SHORTEST) * CELL, margin + (height - SHORTEST) * CELL,
                        grundy[width][height]);
            }
        }
        return svg.toString();
    }

    /** The value of each line, a period a row; framed where it differs from the value one row below. */
    private static String lines(int period) {
        int[] grundy = Main.grundyOfLines();
        int margin = 64;
        int rows = (LONGEST - SHORTEST) / period + 1;
        Svg svg = new Svg(margin + period * CELL + 8, rows * (CELL + 6) + 14, "Grundy values of the lines from 2 to "
                + LONGEST + ", " + period + " in a row. From 55 on each value is the same as the one below it.");
        for (int length = SHORTEST; length <= LONGEST; length++) {
            int row = (length - SHORTEST) / period;
            double x = margin + (length - SHORTEST) % period * CELL;
            double y = 8 + row * (CELL + 6);
            if ((length - SHORTEST) % period == 0) {
                svg.text(margin / 2, y + CELL / 2, 10, Role.INK,
                        length + " to " + Math.min(length + period - 1, LONGEST));
            }
            cell(svg, x, y, grundy[length]);
            if (length + period <= LONGEST && grundy[length] != grundy[length + period]) {
                svg.frame(x, y, CELL - 1, CELL - 1, Role.CONTRAST, 2);
            }
        }
        return svg.toString();
    }

    private static void cell(Svg svg, double x, double y, int value) {
        boolean lost = value == 0;
        svg.rectangle(x, y, CELL - 1, CELL - 1, lost ? Role.ACCENT : Role.PAPER);
        svg.text(x + (CELL - 1) / 2.0, y + (CELL - 1) / 2.0, 10, lost ? Role.PAPER : Role.INK, Integer.toString(value));
    }
}
