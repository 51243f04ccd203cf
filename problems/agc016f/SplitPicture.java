package agc016f;

import java.util.List;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** All edges between five vertices, once for each place of the tokens: which are free, which forbidden, which needed. */
final class SplitPicture {

    private static final int VERTICES = 5;
    private static final int PANEL = 400, STEP = 66, TOP = 76, GAP = 130, RADIUS = 15;

    private final Svg svg = new Svg(2 * PANEL, TOP + GAP + 160,
            "Five vertices split into U and T. With both tokens in U the edges inside T are free; with both in T they go on to E(T)");

    static String draw() {
        SplitPicture picture = new SplitPicture();
        picture.panel(0, "tokens in U: w(U, T) times 2 to the e(T)", List.of(1, 2, 5), true);
        picture.panel(PANEL, "tokens in T: w(U, T) times E(T)", List.of(3, 5), false);
        picture.legend();
        return picture.svg.toString();
    }

    private void panel(int left, String title, List<Integer> layer, boolean tokensInLayer) {
        svg.text(left + PANEL / 2.0, 20, 15, Role.INK, title);
        svg.text(left + 20, TOP, 15, Role.INK, "T");
        svg.text(left + 20, TOP + GAP, 15, Role.INK, "U");
        for (int from = 1; from <= VERTICES; from++) {
            for (int to = from + 1; to <= VERTICES; to++) {
                if (layer.contains(from) != layer.contains(to)) {
                    double x1 = x(left, from);
                    double y1 = y(layer, from);
                    double x2 = x(left, to);
                    double y2 = y(layer, to);
                    double length = Math.hypot(x2 - x1, y2 - y1);
                    double dx = (x2 - x1) / length * (RADIUS + 6);
                    double dy = (y2 - y1) / length * (RADIUS + 6);
                    boolean free = layer.contains(from);
                    svg.arrow(x1 + dx, y1 + dy, x2 - dx, y2 - dy, free ? Role.CONTRAST : Role.INK, free ? 1 : 2);
                }
            }
        }
        for (int v = 1; v <= VERTICES; v++) {
            boolean inLayer = layer.contains(v);
            double x = x(left, v);
            double y = y(layer, v);
            svg.circle(x, y, RADIUS, inLayer ? Role.ACCENT : Role.PAPER);
            svg.ring(x, y, RADIUS, inLayer ? Role.ACCENT : Role.INK, 1.5);
            if (v <= 2) {
                svg.ring(x, y, RADIUS + 4, Role.INK, 1.5);
            }
            svg.text(x, y, 15, inLayer ? Role.PAPER : Role.INK, Integer.toString(v));
        }
        svg.text(left + PANEL / 2.0, TOP - 32, 13, Role.INK,
                tokensInLayer ? "edges inside T: free" : "edges inside T: such that the tokens are equal there");
        svg.text(left + PANEL / 2.0, TOP + GAP + 38, 13, Role.INK, "edges inside U: none");
    }

    private void legend() {
        double y = TOP + GAP + 78;
        svg.arrow(40, y, 80, y, Role.INK, 2);
        svg.label(90, y, 14, Role.INK, "from T to U: at least one from each vertex of T");
        svg.arrow(40, y + 26, 80, y + 26, Role.CONTRAST, 1);
        svg.label(90, y + 26, 14, Role.INK, "from U to T: each may be there or not");
        svg.ring(50, y + 52, 8, Role.INK, 1.5);
        svg.ring(50, y + 52, 5, Role.INK, 1.5);
        svg.label(90, y + 52, 14, Role.INK, "with a token");
    }

    private static double x(int left, int vertex) {
        return left + 10 + STEP * vertex;
    }

    private static double y(List<Integer> layer, int vertex) {
        return TOP + (layer.contains(vertex) ? GAP : 0);
    }
}
