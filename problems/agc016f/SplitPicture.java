package agc016f;

import java.util.List;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * All edges between five vertices, once for each place of the tokens: which are free, which forbidden, which needed.
 */
final class SplitPicture {

    private static final int VERTICES = 5;
    private static final int PANEL = 400, STEP = 66, TOP = 76, GAP = 130;

    private final Svg svg = new Svg(2 * PANEL, TOP + GAP + 160,
            "Five vertices split into U and T. With both tokens in U the edges inside T are free; with both in T they go on to E(T)");

    static String draw() {
        SplitPicture picture = new SplitPicture();
        picture.panel(0, "tokens in U: w(U, T) times two to the e(T)", List.of(1, 2, 5), true);
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
                    GraphPicture.edge(svg, x(left, from), y(layer, from), x(left, to), y(layer, to),
                            layer.contains(from));
                }
            }
        }
        for (int v = 1; v <= VERTICES; v++) {
            GraphPicture.vertex(svg, x(left, v), y(layer, v), v, layer.contains(v));
        }
        svg.text(left + PANEL / 2.0, TOP - 32, 13, Role.INK,
                tokensInLayer ? "edges inside T: free" : "edges inside T: such that the tokens are equal there");
        svg.text(left + PANEL / 2.0, TOP + GAP + 38, 13, Role.INK, "edges inside U: none");
    }

    private void legend() {
        double y = TOP + GAP + 78;
        GraphPicture.legend(svg, 40, y, "from T to U: at least one from each vertex of T",
                "from U to T: each may be there or not");
        GraphPicture.token(svg, 60, y + 52);
    }

    private static double x(int left, int vertex) {
        return left + 10 + STEP * vertex;
    }

    private static double y(List<Integer> layer, int vertex) {
        return TOP + (layer.contains(vertex) ? GAP : 0);
    }
}
