package hdu2149;

import java.util.Map;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Every price against every largest raise: the lost pairs, and the winning raise of the others. */
public final class Picture {

    private static final int PRICES = 40, RAISES = 12;
    private static final int CELL = 20, LEFT = 40, TOP = 34;

    public static Map<String, String> draw() {
        Svg svg = new Svg(LEFT + PRICES * CELL + 8, TOP + RAISES * CELL + 8,
                "The prices M of 1 to " + PRICES + " from left to right, the largest raises N of 1 to " + RAISES
                        + " downwards. Filled squares are lost and lie at the multiples of N + 1; in the others stands the "
                        + "smallest winning raise.");
        svg.text(LEFT + PRICES * CELL / 2.0, 9, 12, Role.INK, "price M");
        svg.text(14, TOP - 9, 12, Role.INK, "N");
        Grid grid = new Grid(svg, LEFT, TOP, CELL, 1);
        grid.numbers(RAISES, PRICES, 10);
        grid.forEach(RAISES, PRICES, (maxRaise, price) -> {
            // The larger the winning raise, the darker; framed where larger raises win as well.
            int raise = price % (maxRaise + 1);
            grid.fill(maxRaise, price, raise == 0 ? Role.ACCENT : Role.CONTRAST,
                    raise == 0 ? 1 : 0.05 + 0.45 * raise / RAISES);
            if (raise > 0) {
                grid.text(maxRaise, price, 10, Role.INK, raise);
            }
            if (maxRaise >= price) {
                grid.frame(maxRaise, price, Role.CONTRAST, 1);
            }
        });
        return Map.of("stripes.svg", svg.toString());
    }
}
