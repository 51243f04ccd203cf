package nimproduct64;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.NimProduct;

/** The products of small numbers in grey. */
public final class Picture {

    private static final int SIZE = 32, CELL = 14, MARGIN = 8;
    /** The products are below it. */
    private static final double MAX = 256;

    public static Map<String, String> draw() {
        int side = 2 * MARGIN + SIZE * CELL;
        Svg svg = new Svg(side, side, "The nim products of 0 to " + (SIZE - 1)
                + ", darker where they are larger: four squares, of which the first is the table of 0 to "
                + (SIZE / 2 - 1)
                + ", light throughout, and the last one is as dark as those beside it.");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, 0);
        NimProduct product = new NimProduct();
        grid.forEach(SIZE, SIZE, (a, b) -> grid.fill(a, b, Role.INK, product.of(a, b) / MAX));
        return Map.of("products.svg", svg.toString());
    }
}
