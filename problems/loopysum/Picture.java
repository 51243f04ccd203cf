package loopysum;

import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import nimsum.picture.LoopyGraph;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.Retrograde;

/** The graph of the text, in the order in which the vertices get their labels; the loopy one is last. */
final class Picture {

    /** The vertices to which the edges of each vertex from 1 on lead. */
    private static final List<List<Integer>> EDGES = List.of(List.of(), List.of(), List.of(1), List.of(1, 2),
            List.of(3, 5), List.of(1, 2, 4), List.of(2, 6), List.of(4, 6));
    /** The distance of each vertex from the top, chosen so that no edge hides another one. */
    private static final double[] DEPTHS = {0, 1.3, 0, 1.7, 3, 0.6, 0, 3.2};
    private static final int COLUMN = 96, ROW = 62, LEFT = 50, TOP = 40, BOTTOM = TOP + 4 * ROW, LOOP = 9;

    static Map<String, String> draw() {
        Coach.Graph graph = Coach.Graph.of(EDGES);
        int[] times = graph.time();
        double[] x = IntStream.of(times).mapToDouble(time -> LEFT + COLUMN * time).toArray();
        double[] y = DoubleStream.of(DEPTHS).map(depth -> TOP + ROW * depth).toArray();
        Svg svg = new Svg(2 * LEFT + (EDGES.size() - 2) * COLUMN, BOTTOM + 24,
                "Seven vertices from left to right in the order of their labels; the last one is loopy. Pale edges lead to later ones");
        for (int v = 1; v < EDGES.size(); v++) {
            for (int to : EDGES.get(v)) {
                if (v == to) {
                    svg.ring(x[v] + 2 * LOOP, y[v], LOOP, Role.FAINT, 1.5);
                } else {
                    LoopyGraph.arrow(svg, x[v], y[v], x[to], y[to], times[to] < times[v], "");
                }
            }
            int label = graph.label(v);
            boolean loopy = label == Main.LOOPY;
            LoopyGraph.position(svg, x[v], y[v],
                    loopy ? Retrograde.DRAW : label == 0 ? Retrograde.LOSS : Retrograde.WIN, "" + v);
            svg.text(x[v], BOTTOM, 13, Role.INK, loopy ? "K = " + graph.vertex(v).reached : "label " + label);
        }
        return Map.of("labels.svg", svg.toString());
    }
}
