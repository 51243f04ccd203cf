package poj2311;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The Grundy values: of small sheets as a table, and of all lines in rows of one period. */
public final class Picture {

    private static final int SHORTEST = 2, LONGEST = 200;
    private static final int CELL = 16;

    public static Map<String, String> draw() {
        return Map.of("sheets.svg", sheets(37), "lines.svg", lines());
    }

    /** The value of each sheet up to a side: stripes where a side has the value 0, and pale elsewhere. */
    private static String sheets(int longest) {
        int[][] grundy = Reference.grundyOfSheets(longest);
        List<Integer> lost = IntStream.rangeClosed(SHORTEST, longest).filter(side -> grundy[side][SHORTEST] == 0)
                .boxed()
                .toList();
        int margin = 32;
        int edge = margin + (longest - SHORTEST + 1) * CELL + 8;
        Svg svg = new Svg(edge, edge, "Grundy values of the sheets up to " + longest + " x " + longest
                + ". Tinted are the rows and columns of the sides of value 0: " + Svg.listed(lost, "and")
                + ". Where they cross the sheet is lost; in the rest of them stands the value of the other side.");
        for (int side = SHORTEST; side <= longest; side++) {
            double at = margin + (side - SHORTEST + 0.5) * CELL;
            Role role = grundy[side][SHORTEST] == 0 ? Role.ACCENT : Role.INK;
            svg.text(at, margin / 2, 9, role, side);
            svg.text(margin / 2, at, 9, role, side);
        }
        for (int side : lost) {
            double at = margin + (side - SHORTEST) * CELL;
            double length = (longest - SHORTEST + 1) * CELL - 1;
            svg.rectangle(at, margin, CELL - 1, length, Role.ACCENT, 0.15);
            svg.rectangle(margin, at, length, CELL - 1, Role.ACCENT, 0.15);
        }
        Grid grid = new Grid(svg, margin, margin, CELL, SHORTEST);
        int sides = longest - SHORTEST + 1;
        grid.each(sides, sides, (width, height) -> {
            int value = grundy[width][height];
            if (value == 0) {
                cell(grid, height, width, value);
            } else {
                boolean striped = lost.contains(width) || lost.contains(height);
                grid.text(height, width, striped ? 10 : 9, striped ? Role.INK : Role.FAINT, value);
            }
        });
        return svg.toString();
    }

    /** The value of each line, a period a row; framed where it differs from the value one row below. */
    private static String lines() {
        int[] grundy = Main.grundyOfLines();
        int period = 1;
        while (periodicFrom(grundy, period) > LONGEST / 2) {
            period++;
        }
        int periodic = periodicFrom(grundy, period);
        int margin = 64;
        int rows = (LONGEST - SHORTEST) / period + 1;
        Svg svg = new Svg(margin + period * CELL + 8, rows * (CELL + 6) + 14,
                "Grundy values of the lines from " + SHORTEST + " to "
                        + LONGEST + ", " + period + " in a row. From " + periodic
                        + " on, which has a ring, each value is the same as the one below it.");
        for (int length = SHORTEST; length <= LONGEST; length++) {
            int row = (length - SHORTEST) / period;
            double x = margin + (length - SHORTEST) % period * CELL;
            double y = 8 + row * (CELL + 6);
            if ((length - SHORTEST) % period == 0) {
                svg.text(margin / 2, y + CELL / 2, 10, Role.INK,
                        length + " to " + Math.min(length + period - 1, LONGEST));
            }
            Grid grid = new Grid(svg, x, y, CELL, 0);
            cell(grid, 0, 0, grundy[length]);
            if (length + period <= LONGEST && grundy[length] != grundy[length + period]) {
                svg.frame(x, y, CELL - 1, CELL - 1, Role.CONTRAST, 2);
            }
            if (length == periodic) {
                grid.ring(0, 0, 9, Role.ACCENT, 2);
            }
        }
        return svg.toString();
    }

    /** The first length from which on each line has the value of the one a period longer. */
    private static int periodicFrom(int[] grundy, int period) {
        int from = LONGEST - period + 1;
        while (from > SHORTEST && grundy[from - 1] == grundy[from - 1 + period]) {
            from--;
        }
        return from;
    }

    private static void cell(Grid grid, int row, int column, int value) {
        boolean lost = value == 0;
        grid.fill(row, column, lost ? Role.ACCENT : Role.PAPER, 1);
        grid.text(row, column, 10, lost ? Role.PAPER : Role.INK, value);
    }
}
