package hdu2149;

import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Every price against every largest raise: the lost pairs, and the winning raise of the others. */
public final class Picture {

    private static final int PRICES = 40, RAISES = 12;
    private static final int CELL = 20, LEFT = 40, TOP = 34;

    private Picture() {
    }

    /** By file name. */
    public static Map<String, String> draw() {
        Svg svg = new Svg(LEFT + PRICES * CELL + 8, TOP + RAISES * CELL + 8,
                "The prices M of 1 to " + PRICES + " from left to right, the largest raises N of 1 to " + RAISES
                        + " downwards. Filled squares are lost and lie at the multiples of N + 1; in the others stands the "
                        + "smallest winning raise.");
        svg.text(LEFT + PRICES * CELL / 2.0, 9, 12, Role.INK, "price M");
        svg.text(14, TOP - 9, 12, Role.INK, "N");
        for (int price = 1; price <= PRICES; price++) {
            svg.text(LEFT + (price - 0.5) * CELL, TOP - 9, 10, Role.INK, Integer.toString(price));
        }
        for (int most = 1; most <= RAISES; most++) {
            svg.text(LEFT - 14, TOP + (most - 0.5) * CELL, 10, Role.INK, Integer.toString(most));
            for (int price = 1; price <= PRICES; price++) {
                cell(svg, price, most);
            }
        }
        return Map.of("stripes.svg", svg.toString());
    }

    /** The larger the winning raise, the darker; framed where larger raises win as well. */
    private static void cell(Svg svg, int price, int most) {
        double x = LEFT + (price - 1) * CELL;
        double y = TOP + (most - 1) * CELL;
        int raise = Main.smallestWinningRaise(price, most);
        if (raise == 0) {
            svg.rectangle(x, y, CELL - 1, CELL - 1, Role.ACCENT);
            return;
        }
        svg.rectangle(x, y, CELL - 1, CELL - 1, Role.CONTRAST, 0.05 + 0.45 * raise / RAISES);
        svg.text(x + (CELL - 1) / 2.0, y + (CELL - 1) / 2.0, 10, Role.INK, Integer.toString(raise));
        if (most >= price) {
            svg.frame(x + 1, y + 1, CELL - 3, CELL - 3, Role.CONTRAST, 1);
        }
    }
}
