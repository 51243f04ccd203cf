package nimsum.board;

import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** What a drawing writes on a part to say who wins: a value in a box, which looks the same on every board. */
public final class Value {

    static final int SIZE = 16, LARGE = 22;

    private Value() {
    }

    /** Writes a value in the middle of a box; nothing if it is empty. */
    public static void draw(Svg svg, double x, double y, String value) {
        draw(svg, x, y, value, SIZE, true);
    }

    /**
     * @param size of the text
     * @param counts whether the box is filled. Otherwise another part cancels this one
     */
    static void draw(Svg svg, double x, double y, String value, int size, boolean counts) {
        if (!value.isEmpty()) {
            double high = 0.65 * size;
            double wide = half(value) * size / SIZE;
            svg.open("value", "")
                    .rectangle(x - wide, y - high, 2 * wide, 2 * high, counts ? Role.INK : Role.BACKGROUND)
                    .text(x, y, size, counts ? Role.BACKGROUND : Role.INK, value).end();
        }
    }

    /** Returns half of the width of a box. */
    public static double half(String value) {
        return Math.max(11, 5 + 4.5 * value.length());
    }
}
