package nimsum.picture;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds an SVG picture that reads well on a light and on a dark page, because colours are roles. A picture with a
 * title is a file of its own: its style sheet gives each role a colour for both kinds of page, and it brings its own
 * background. A picture without a title is a board in a page, whose style sheet knows the roles. The text is the same
 * on every machine, and in a browser.
 *
 * <p>
 * Lengths are pixels, x to the right and y downwards. Whatever the reader has to know is said by shape or text too, not
 * by colour alone.
 */
public final class Svg {

    /** The meaning of a thing, with its colour on a light and on a dark page. */
    public enum Role {
        /** Lines, text and frames. */
        INK("#24292f", "#e6edf3"),
        /** Grid lines and what stays in the background. */
        FAINT("#c4cad1", "#3d444d"),
        /** P-positions, zeros, and what the picture is about. */
        ACCENT("#0969da", "#4493f8"),
        /** The other player, and what contrasts with the accent. */
        CONTRAST("#bc4c00", "#f0883e"),
        /** For what both players may take, where the accent and the contrast are theirs. */
        GREEN("#1a7f37", "#3fb950"), RED("#cf222e", "#ff7b72"), PAPER("#f6f8fa", "#161b22"),
        /** Lies under everything, so that the page around the picture may have any colour. */
        BACKGROUND("#ffffff", "#0d1117"),
        /** White pieces, which are white on a dark page, too. */
        WHITE("#ffffff", "#ffffff"), BLACK("#24292f", "#24292f");

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
            return "." + fill() + " { fill: " + colour + "; } ." + line() + " { fill: none; stroke: " + colour
                    + "; }\n";
        }
    }

    private static final int USUAL_SIZE = 13;
    private static final String MIDDLE = "middle";

    private final int width;
    private final int height;
    private final String title;
    private final StringBuilder body = new StringBuilder();
    /** Whether what is drawn can be clicked. */
    private boolean isPart;

    /** Makes a board in a page. */
    public Svg(int width, int height) {
        this(width, height, "");
    }

    /**
     * Makes a file.
     *
     * @param title one sentence that says what is seen, for readers who can't see it
     */
    public Svg(int width, int height, String title) {
        this.width = width;
        this.height = height;
        this.title = title;
    }

    /**
     * Opens a group, which lasts until {@link #end}.
     *
     * @param kind a class of the page's style sheet
     * @param words what is typed by a click on whatever is drawn in the group; nothing if empty
     */
    public Svg open(String kind, String words) {
        return open(kind, words, List.of());
    }

    /**
     * Opens a group.
     *
     * @param takes the words of all parts that the move takes or changes; none if it is the group alone
     */
    public Svg open(String kind, String words, List<String> takes) {
        isPart = !words.isEmpty();
        body.append("<g").append(kind.isEmpty() ? "" : attribute("class", kind))
                .append(isPart ? attribute("data-words", words) : "")
                .append(isPart && takes.size() > 1 ? attribute("data-takes", String.join("\n", takes)) : "")
                .append(">\n");
        return this;
    }

    /** Closes the group that was opened last. */
    public Svg end() {
        isPart = false;
        body.append("</g>\n");
        return this;
    }

    /** Draws a filled rectangle with its upper left corner at (x, y). */
    public Svg rectangle(double x, double y, double width, double height, Role role) {
        return rectangle(x, y, width, height, role, 1);
    }

    /**
     * Draws a filled rectangle that lets what lies under it shine through.
     *
     * @param opacity from 0, not to be seen, to 1
     */
    public Svg rectangle(double x, double y, double width, double height, Role role, double opacity) {
        return element("rect" + box(x, y, width, height) + attribute("class", role.fill())
                + (opacity == 1 ? "" : attribute("opacity", opacity)));
    }

    public Svg frame(double x, double y, double width, double height, Role role, double thickness) {
        return outline("rect" + box(x, y, width, height), role, thickness);
    }

    /**
     * Draws a shape with a line around it.
     *
     * @param path in the language of SVG, around the point (0, 0), which goes to (x, y)
     */
    public Svg shape(double x, double y, String path, Role role, Role line) {
        String shape = "path transform=\"translate(" + point(x, y) + ")\" d=\"" + path + "\"";
        return element(shape + attribute("class", line.line()) + attribute("stroke-width", 5))
                .element(shape + attribute("class", role.fill()));
    }

    public Svg circle(double x, double y, double radius, Role role) {
        return element("circle" + round(x, y, radius) + attribute("class", role.fill()));
    }

    /** Draws the outline of a circle; on a board what is close to the outline can be clicked, too. */
    public Svg ring(double x, double y, double radius, Role role, double thickness) {
        return outline("circle" + round(x, y, radius), role, thickness);
    }

    /** Draws a square on its corner that is not seen, but can be clicked. */
    public Svg touch(double x, double y, double radius) {
        return element(
                "path d=\"M" + point(x - radius, y) + "L" + point(x, y - radius) + "L" + point(x + radius, y) + "L"
                        + point(x, y + radius) + "Z\"" + attribute("class", "touch"));
    }

    /** Draws a straight line; on a board what is close to the line can be clicked, too. */
    public Svg line(double x1, double y1, double x2, double y2, Role role, double thickness) {
        return outline("line" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) + attribute("y2", y2),
                role, thickness);
    }

    /**
     * Draws a quadratic Bezier curve; on a board what is close to the line can be clicked, too.
     *
     * @param bend how far its middle is from that of a straight line: to the left, seen from its first end, where it is
     * positive
     */
    public Svg arc(double x1, double y1, double x2, double y2, double bend, Role role, double thickness) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        return outline("path d=\"M" + point(x1, y1) + "Q"
                + point((x1 + x2) / 2 + 2 * bend * (y2 - y1) / length, (y1 + y2) / 2 - 2 * bend * (x2 - x1) / length)
                + " " + point(x2, y2) + '"', role, thickness);
    }

    /** Draws a straight line with a head at its second end. */
    public Svg arrow(double x1, double y1, double x2, double y2, Role role, double thickness) {
        return arrow(x1, y1, x2, y2, 0, 0, role, thickness);
    }

    /**
     * Draws an arrow from one thing to another.
     *
     * @param gap between the middle of each and the arrow
     * @param aside how far it is to the right of the straight line, so that an arrow and the one back lie side by side
     */
    public Svg arrow(double x1, double y1, double x2, double y2, double gap, double aside, Role role,
            double thickness) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double endX = x2 - gap * ux - aside * uy;
        double endY = y2 - gap * uy + aside * ux;
        double head = 4 * thickness + 3;
        double baseX = endX - head * ux;
        double baseY = endY - head * uy;
        line(x1 + gap * ux - aside * uy, y1 + gap * uy + aside * ux, baseX, baseY, role, thickness);
        return element("path d=\"M" + point(endX, endY) + "L" + point(baseX - head / 2 * uy, baseY + head / 2 * ux)
                + "L"
                + point(baseX + head / 2 * uy, baseY - head / 2 * ux) + "Z\"" + attribute("class", role.fill()));
    }

    /** Writes a text or a number whose middle is at (x, y). */
    public Svg text(double x, double y, int size, Role role, Object text) {
        return text(x, y, size, role, text, MIDDLE);
    }

    /** Writes a text or a number that begins at x, its middle line at y. */
    public Svg label(double x, double y, int size, Role role, Object text) {
        return text(x, y, size, role, text, "start");
    }

    @Override
    public String toString() {
        String size = attribute("viewBox", "0 0 " + width + " " + height) + attribute("width", width)
                + attribute("height", height) + attribute("text-anchor", MIDDLE) + attribute("font-size", USUAL_SIZE)
                + attribute("class", Role.INK.fill());
        return title.isEmpty()
                ? "<svg" + size + ">\n" + body + "</svg>"
                : "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") + size + attribute("role", "img")
                        + ">\n<title>" + escaped(title) + "</title>\n" + style() + "<rect" + box(0, 0, width, height)
                        + attribute("class", Role.BACKGROUND.fill()) + "/>\n" + body + "</svg>\n";
    }

    private Svg text(double x, double y, int size, Role role, Object text, String anchor) {
        body.append("<text").append(attribute("x", x)).append(attribute("y", y)).append(attribute("dy", "0.35em"))
                .append(size == USUAL_SIZE ? "" : attribute("font-size", size))
                .append(anchor.equals(MIDDLE) ? "" : attribute("text-anchor", anchor))
                .append(role == Role.INK ? "" : attribute("class", role.fill()))
                .append('>').append(escaped(text.toString())).append("</text>\n");
        return this;
    }

    private Svg outline(String shape, Role role, double thickness) {
        element(shape + attribute("class", role.line()) + attribute("stroke-width", thickness));
        return isPart ? element(shape + attribute("class", "near")) : this;
    }

    private Svg element(String element) {
        body.append('<').append(element).append("/>\n");
        return this;
    }

    private static String point(double x, double y) {
        return number(x) + " " + number(y);
    }

    private static String box(double x, double y, double width, double height) {
        return attribute("x", x) + attribute("y", y) + attribute("width", width) + attribute("height", height);
    }

    private static String round(double x, double y, double radius) {
        return attribute("cx", x) + attribute("cy", y) + attribute("r", radius);
    }

    private static String attribute(String name, double value) {
        return attribute(name, number(value));
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + value + '"';
    }

    /** Returns the colours of the roles that occur. */
    private String style() {
        return "<style>\ntext { font-family: ui-sans-serif, system-ui, sans-serif; }\n" + colours(role -> role.light)
                + "@media (prefers-color-scheme: dark) {\n" + colours(role -> role.dark) + "}\n</style>\n";
    }

    private String colours(Function<Role, String> colour) {
        return Stream.of(Role.values())
                .filter(role -> role == Role.INK || role == Role.BACKGROUND || body.indexOf("\"" + role.fill()) >= 0
                        || body.indexOf("\"" + role.line()) >= 0)
                .map(role -> role.style(colour.apply(role))).collect(Collectors.joining());
    }

    /** Rounds to at most two decimals, and leaves out zeros at the end. */
    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        long part = Math.abs(hundredths % 100);
        return (hundredths < 0 ? "-" : "") + Math.abs(hundredths / 100)
                + (part == 0 ? "" : part % 10 == 0 ? "." + part / 10 : part < 10 ? ".0" + part : "." + part);
    }

    /** Returns one or more things as a text lists them: {@code 2, 3 and 7}, with this word before the last one. */
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
