package nimsum.picture;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Builds an SVG picture that reads well on a light and on a dark page: colours are roles, and the style sheet in the
 * picture gives each role its colour for both. The picture brings its own background. The text is the same on every
 * machine.
 *
 * <p>
 * Lengths are pixels, x to the right and y downwards. Whatever the reader has to know is said by shape or text too, not
 * by colour alone.
 */
public final class Svg {

    /** What a thing means, with its colour on a light and on a dark page. */
    public enum Role {
        /** Lines, text and frames. */
        INK("#24292f", "#e6edf3"),
        /** Grid lines and what stays in the background. */
        FAINT("#c4cad1", "#3d444d"),
        /** P-positions, zeros, and what the picture is about. */
        ACCENT("#0969da", "#4493f8"),
        /** The other player, and what contrasts with the accent. */
        CONTRAST("#bc4c00", "#f0883e"),
        /** Empty cells. */
        PAPER("#f6f8fa", "#161b22"),
        /** What lies under everything, so that the page around the picture may have any colour. */
        BACKGROUND("#ffffff", "#0d1117");

        private final String light;
        private final String dark;

        Role(String light, String dark) {
            this.light = light;
            this.dark = dark;
        }

        private String fill() {
            return name().toLowerCase(Locale.ROOT) + "-fill";
        }

        private String line() {
            return name().toLowerCase(Locale.ROOT) + "-line";
        }

        private String style(String colour) {
            return "." + fill() + " { fill: " + colour + "; } ." + line() + " { fill: none; stroke: " + colour + "; }";
        }
    }

    private final int width;
    private final int height;
    private final StringBuilder body = new StringBuilder();

    /**
     * @param title one sentence that says what is seen, for readers who can't see it
     */
    public Svg(int width, int height, String title) {
        this.width = width;
        this.height = height;
        body.append("<title>").append(escaped(title)).append("</title>\n");
        rectangle(0, 0, width, height, Role.BACKGROUND);
    }

    /** A filled rectangle with its upper left corner at (x, y). */
    public Svg rectangle(double x, double y, double width, double height, Role role) {
        return rectangle(x, y, width, height, role, 1);
    }

    /**
     * A filled rectangle that lets what lies under it shine through.
     *
     * @param opacity from 0, not to be seen, to 1
     */
    public Svg rectangle(double x, double y, double width, double height, Role role, double opacity) {
        return element("rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" class=\"%s\"%s", number(x), number(y),
                number(width), number(height), role.fill(), opacity == 1 ? "" : " opacity=\"" + number(opacity) + '"');
    }

    /** The outline of a rectangle. */
    public Svg frame(double x, double y, double width, double height, Role role, double thickness) {
        return element("rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" class=\"%s\" stroke-width=\"%s\"",
                number(x),
                number(y), number(width), number(height), role.line(), number(thickness));
    }

    /** A filled circle. */
    public Svg circle(double x, double y, double radius, Role role) {
        return element("circle cx=\"%s\" cy=\"%s\" r=\"%s\" class=\"%s\"", number(x), number(y), number(radius),
                role.fill());
    }

    /** The outline of a circle. */
    public Svg ring(double x, double y, double radius, Role role, double thickness) {
        return element("circle cx=\"%s\" cy=\"%s\" r=\"%s\" class=\"%s\" stroke-width=\"%s\"", number(x),
                number(y),
                number(radius), role.line(), number(thickness));
    }

    /** A straight line. */
    public Svg line(double x1, double y1, double x2, double y2, Role role, double thickness) {
        return element("line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" class=\"%s\" stroke-width=\"%s\"", number(x1),
                number(y1), number(x2), number(y2), role.line(), number(thickness));
    }

    /**
     * A curved line.
     *
     * @param bend how far its middle is from that of a straight line: to the left, seen from its first end, where it is
     * positive
     */
    public Svg arc(double x1, double y1, double x2, double y2, double bend, Role role, double thickness) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        return element("path d=\"M%s %sQ%s %s %s %s\" class=\"%s\" stroke-width=\"%s\"", number(x1), number(y1),
                number((x1 + x2) / 2 + 2 * bend * (y2 - y1) / length),
                number((y1 + y2) / 2 - 2 * bend * (x2 - x1) / length), number(x2), number(y2), role.line(),
                number(thickness));
    }

    /** A straight line with a head at its second end. */
    public Svg arrow(double x1, double y1, double x2, double y2, Role role, double thickness) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double head = 4 * thickness + 3;
        double baseX = x2 - head * ux;
        double baseY = y2 - head * uy;
        line(x1, y1, baseX, baseY, role, thickness);
        return element("path d=\"M%s %sL%s %sL%s %sZ\" class=\"%s\"", number(x2), number(y2),
                number(baseX - head / 2 * uy), number(baseY + head / 2 * ux), number(baseX + head / 2 * uy),
                number(baseY - head / 2 * ux), role.fill());
    }

    /**
     * An arrow from one thing to another.
     *
     * @param gap between the middle of each and the arrow
     * @param aside how far it is to the right of the straight line, so that an arrow and the one back lie side by side
     */
    public Svg arrow(double x1, double y1, double x2, double y2, double gap, double aside, Role role,
            double thickness) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        return arrow(x1 + gap * ux - aside * uy, y1 + gap * uy + aside * ux, x2 - gap * ux - aside * uy,
                y2 - gap * uy + aside * ux, role, thickness);
    }

    /** A text whose middle is at (x, y). */
    public Svg text(double x, double y, int size, Role role, String text) {
        return text(x, y, size, role, text, "middle");
    }

    /** A number whose middle is at (x, y). */
    public Svg text(double x, double y, int size, Role role, long number) {
        return text(x, y, size, role, Long.toString(number));
    }

    /** A text that begins at x, its middle line at y. */
    public Svg label(double x, double y, int size, Role role, String text) {
        return text(x, y, size, role, text, "start");
    }

    /** The whole file. */
    @Override
    public String toString() {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + ' ' + height + "\" width=\"" + width
                + "\" height=\"" + height + "\" role=\"img\">\n" + style() + body + "</svg>\n";
    }

    private Svg text(double x, double y, int size, Role role, String text, String anchor) {
        body.append(String.format(Locale.ROOT,
                "<text x=\"%s\" y=\"%s\" dy=\"0.35em\" font-size=\"%d\" text-anchor=\"%s\" class=\"%s\">%s</text>\n",
                number(x), number(y), size, anchor, role.fill(), escaped(text)));
        return this;
    }

    private Svg element(String format, Object... values) {
        body.append('<').append(String.format(Locale.ROOT, format, values)).append("/>\n");
        return this;
    }

    private static String style() {
        StringBuilder style = new StringBuilder(
                "<style>\ntext { font-family: ui-sans-serif, system-ui, sans-serif; }\n");
        for (Role role : Role.values()) {
            style.append(role.style(role.light)).append('\n');
        }
        style.append("@media (prefers-color-scheme: dark) {\n");
        for (Role role : Role.values()) {
            style.append(role.style(role.dark)).append('\n');
        }
        return style.append("}\n</style>\n").toString();
    }

    /** At most two decimals, and none where it is whole. */
    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        return hundredths % 100 == 0
                ? Long.toString(hundredths / 100)
                : String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
    }

    /** One or more things as a text lists them: {@code 2, 3 and 7}, with this word before the last one. */
    public static String listed(List<?> items, String word) {
        int last = items.size() - 1;
        return last == 0
                ? items.get(last).toString()
                : items.subList(0, last).stream().map(Object::toString)
                        .collect(Collectors.joining(", ", "", " " + word + " " + items.get(last)));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
