package agc016f;

import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** What the pictures of graphs share: vertices, of which 1 and 2 have a token, and edges that are needed or free. */
final class GraphPicture {

    private static final int RADIUS = 15;

    /** From the edge of one vertex to that of another. */
    static void edge(Svg svg, double x1, double y1, double x2, double y2, boolean free) {
        svg.arrow(x1, y1, x2, y2, RADIUS + 6, 0, free ? Role.CONTRAST : Role.INK, free ? 1 : 2);
    }

    static void vertex(Svg svg, double x, double y, int name, boolean inLayer) {
        svg.circle(x, y, RADIUS, inLayer ? Role.ACCENT : Role.PAPER);
        svg.ring(x, y, RADIUS, inLayer ? Role.ACCENT : Role.INK, 1.5);
        if (name <= 2) {
            svg.ring(x, y, RADIUS + 4, Role.INK, 1.5);
        }
        svg.text(x, y, 15, inLayer ? Role.PAPER : Role.INK, name);
    }

    /** Says what the two kinds of edges mean. */
    static void legend(Svg svg, double x, double y, String needed, String free) {
        svg.arrow(x, y, x + 40, y, Role.INK, 2);
        svg.label(x + 50, y, 14, Role.INK, needed);
        svg.arrow(x, y + 26, x + 40, y + 26, Role.CONTRAST, 1);
        svg.label(x + 50, y + 26, 14, Role.INK, free);
    }

    /** Says what the second ring around a vertex means. */
    static void token(Svg svg, double x, double y) {
        svg.ring(x, y, 8, Role.INK, 1.5);
        svg.ring(x, y, 5, Role.INK, 1.5);
        svg.label(x + 30, y, 14, Role.INK, "with a token");
    }
}
