package theory;

import java.util.List;
import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.NimProduct;

/** The table of nim products, with the fields in it. */
final class NimbersPicture {

    private static final int SIZE = 16, CELL = 28, MARGIN = 40;
    private static final List<Integer> FIELDS = List.of(2, 4, SIZE);

    static Map<String, String> draw() {
        int side = MARGIN + SIZE * CELL;
        Svg svg = new Svg(side + 12, side + 12, "The nim products of 0 to " + (SIZE - 1)
                + ", darker where they are larger. Frames stand around those of the numbers below "
                + Svg.listed(FIELDS, "and") + ": in each of them the products are below that number, too.");
        Grid grid = new Grid(svg, MARGIN, MARGIN, CELL, 0);
        grid.numbers(SIZE, SIZE, 13);
        NimProduct product = new NimProduct();
        grid.forEach(SIZE, SIZE, (a, b) -> {
            grid.fill(a, b, Role.ACCENT, product.of(a, b) / (2.0 * SIZE));
            grid.text(a, b, 13, Role.INK, (int) product.of(a, b));
        });
        FIELDS.forEach(
                field -> svg.frame(MARGIN - 1, MARGIN - 1, field * CELL + 1, field * CELL + 1, Role.CONTRAST, 2));
        return Map.of("products.svg", svg.toString());
    }
}
