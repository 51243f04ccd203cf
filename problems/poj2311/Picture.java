package poj2311;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The Grundy values of small sheets as a table, with stripes where a side has the value 0. */
public final class Picture {

    private static final int SHORTEST = 2, LONGEST = 37, SIDES = LONGEST - SHORTEST + 1;
    private static final int CELL = 16, MARGIN = 32, EDGE = MARGIN + SIDES * CELL + 8;

    public static Map<String, String> draw() {
        int[][] grundy = Reference.grundyOfSheets(LONGEST);
        List<Integer> lost = IntStream.rangeClosed(SHORTEST, LONGEST).filter(side -> grundy[side][SHORTEST] == 0)
                .boxed().toList();
        Svg svg = new Svg(EDGE, EDGE, "Grundy values of the sheets up to " + LONGEST + " x " + LONGEST
                + ". Tinted are the rows and columns of the sides of value 0: " + Svg.listed(lost, "and")
                + ". Where they cross the sheet is lost; in the rest of them stands the value of the other side.");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, SHORTEST);
        grid.numbers(SIDES, SIDES, 9);
        grid.forEach(SIDES, SIDES, (height, width) -> {
            int value = grundy[width][height];
            boolean striped = lost.contains(width) || lost.contains(height);
            grid.fill(height, width, Role.ACCENT, value == 0 ? 1 : striped ? 0.15 : 0);
            grid.text(height, width, 10, value == 0 ? Role.PAPER : striped ? Role.INK : Role.FAINT, value);
        });
        return Map.of("sheets.svg", svg.toString());
    }
}
