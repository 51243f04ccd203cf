package nimsum.board;

/**
 * Builds an SVG drawing in the colours of the page: those of its style sheet, as {@code ink} or {@code accent}, and
 * {@code white} and {@code black}, which are so on a dark page, too. Lengths are pixels, x to the right and y
 * downwards.
 */
public final class Drawing {

    private final int width;
    private final int height;
    private final StringBuilder body = new StringBuilder();
    private boolean isOn;

    public Drawing(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** What is typed by a click on whatever is drawn from here on, which is one thing to choose; nothing if empty. */
    public Drawing on(String words) {
        if (isOn) {
            add("</g>");
        }
        isOn = !words.isEmpty();
        return isOn ? add("<g data-words=\"" + words + "\">") : this;
    }

    public Drawing rectangle(double x, double y, double wide, double high, String colour) {
        return add("<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(wide) + "\" height=\""
                + number(high) + "\" class=\"" + colour + "-fill\"/>");
    }

    public Drawing circle(double x, double y, double radius, String colour) {
        return add("<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\" class=\""
                + colour + "-fill\"/>");
    }

    /** The outline of a circle; where it can be clicked, beside it, too. */
    public Drawing ring(double x, double y, double radius, String colour, double thickness) {
        return outline("circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\"", colour,
                thickness);
    }

    /** A straight line; where it can be clicked, beside it, too. */
    public Drawing line(double x1, double y1, double x2, double y2, String colour, double thickness) {
        return outline("line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\""
                + number(y2) + "\"", colour, thickness);
    }

    /** A bow from one point to another, bent to its left by so much; where it can be clicked, beside it, too. */
    public Drawing bow(double x1, double y1, double x2, double y2, double bend, String colour, double thickness) {
        double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
        return outline("path d=\"M" + number(x1) + " " + number(y1) + "Q"
                + number((x1 + x2) / 2 + 2 * bend * (y2 - y1) / length) + " "
                + number((y1 + y2) / 2 - 2 * bend * (x2 - x1) / length) + " " + number(x2) + " " + number(y2) + "\"",
                colour, thickness);
    }

    private Drawing outline(String shape, String colour, double thickness) {
        add("<" + shape + " class=\"" + colour + "-line\" stroke-width=\"" + number(thickness) + "\"/>");
        return isOn ? add("<" + shape + " class=\"near\"/>") : this;
    }

    /** A text around (x, y). */
    public Drawing text(double x, double y, int size, String colour, String text) {
        return add("<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" dy=\"0.35em\" font-size=\"" + size
                + "\" text-anchor=\"middle\" class=\"" + colour + "-fill\">" + text + "</text>");
    }

    private Drawing add(String element) {
        body.append(element).append('\n');
        return this;
    }

    /** At most one decimal. */
    private static String number(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0
                ? "" + tenths / 10
                : (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + "."
                        + Math.abs(tenths) % 10;
    }

    @Override
    public String toString() {
        on("");
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width
                + "\" height=\"" + height + "\">\n" + body + "</svg>";
    }
}
