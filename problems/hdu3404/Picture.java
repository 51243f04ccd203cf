package hdu3404;

import java.util.List;
import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.NimProduct;

/** A board with the value of each cell, and three lights that are lost. */
public final class Picture {

    private static final List<Integer> LIGHTS = List.of(2, 4, 6);
    private static final int SIZE = 8, CELL = 36, MARGIN = 30;

    public static Map<String, String> draw() {
        NimProduct product = new NimProduct();
        int side = MARGIN + SIZE * CELL + 8;
        Svg svg = new Svg(side, side,
                "A board of " + SIZE + " columns and rows with the nim product of column and row in "
                        + "each cell. The lights in columns and rows " + Svg.listed(LIGHTS, "and") + " are on, worth "
                        + Svg.listed(LIGHTS.stream().map(x -> product.of(x, x)).toList(), "and") + ".");
        Grid grid = new Grid(svg, MARGIN, 4, CELL, 0);
        for (int y = 1; y <= SIZE; y++) {
            for (int x = 1; x <= SIZE; x++) {
                boolean isOn = x == y && LIGHTS.contains(x);
                grid.fill(SIZE - y, x - 1, isOn ? Role.ACCENT : Role.PAPER, isOn ? 0.3 : 1);
                grid.text(SIZE - y, x - 1, 15, Role.INK, product.of(x, y));
            }
        }
        grid.rowHeads(SIZE, 13, row -> SIZE - row);
        grid.columnHeads(SIZE, SIZE, 13, column -> column + 1);
        return Map.of("values.svg", svg.toString());
    }
}
