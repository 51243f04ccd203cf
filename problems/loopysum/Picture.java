package loopysum;

import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The graph that the text plays on: from left to right in the order in which the vertices get their labels; the loopy one last. */
final class Picture {

    /** Where the edges of each vertex from 1 on lead. */
    static final List<List<Integer>> EDGES = List.of(List.of(), List.of(), List.of(1), List.of(1, 2), List.of(3, 5),
            List.of(1, 2, 4), List.of(2, 6), List.of(4, 6));

    /** How far below the top each vertex stands, so that no edge hides another one. */
    private static final double[] DEPTHS = {0, 1.3, 0, 0.6, 3, 2, 0, 3.2};
    private static final int COLUMN = 96, ROW = 62, LEFT = 50, TOP = 40, BOTTOM = TOP + 4 * ROW, RADIUS = 17;

    private final Main.Graph graph = Coach.graph(EDGES);

    static Map<String, String> draw() {
        return Map.of("labels.svg", new Picture().drawn());
    }

    private String drawn() {
        Svg svg = new Svg(2 * LEFT + (EDGES.size() - 2) * COLUMN, BOTTOM + 24,
                "Seven vertices from left to right in the order of their labels; the last one is loopy. Thin edges lead to later ones");
        for (int from = 1; from < EDGES.size(); from++) {
            for (int to : EDGES.get(from)) {
                edge(svg, from, to);
            }
        }
        for (int v = 1; v < EDGES.size(); v++) {
            svg.circle(x(v), y(v), RADIUS, Role.PAPER);
            svg.ring(x(v), y(v), RADIUS, graph.label[v] == Main.Graph.LOOPY ? Role.CONTRAST : Role.INK, 2);
            svg.text(x(v), y(v), 15, Role.INK, v);
            svg.text(x(v), BOTTOM, 13, Role.INK, graph.label[v] == Main.Graph.LOOPY
                    ? "K = " + graph.reached[v]
                    : "label " + graph.label[v]);
        }
        return svg.toString();
    }

    /** Thin if it leads to a vertex that gets its label later, or never. */
    private void edge(Svg svg, int from, int to) {
        boolean later = x(to) >= x(from);
        if (from == to) {
            svg.ring(x(from) + RADIUS, y(from), RADIUS / 2.0, Role.CONTRAST, 1);
        } else {
            svg.arrow(x(from), y(from), x(to), y(to), RADIUS + 2, 4, later ? Role.CONTRAST : Role.INK, later ? 1 : 2);
        }
    }

    private double x(int vertex) {
        return LEFT + COLUMN * graph.time[vertex];
    }

    private static double y(int vertex) {
        return TOP + DEPTHS[vertex] * ROW;
    }
}
