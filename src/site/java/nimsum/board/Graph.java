package nimsum.board;

import java.util.List;
import java.util.function.IntFunction;

/** Vertices in a circle with arrows between them, and tokens on them; a click on a vertex types its number. */
public final class Graph {

    private static final int MOST = 16, RADIUS = 15;

    private Graph() {
    }

    /**
     * Draws it.
     *
     * @param edges by vertex, from 1 on: where they lead; nothing for the vertex 0
     * @param colour of a vertex with tokens; empty for any other
     * @param tokens what is written beside a vertex
     * @return nothing if there are too many vertices to be seen
     */
    public static String of(List<List<Integer>> edges, IntFunction<String> colour, IntFunction<String> tokens) {
        int n = edges.size() - 1;
        if (n > MOST) {
            return "";
        }
        double around = 60 + 11.0 * n;
        int middle = (int) around + 54;
        Drawing drawing = new Drawing(2 * middle, 2 * middle);
        double[] x = new double[n + 1];
        double[] y = new double[n + 1];
        for (int v = 1; v <= n; v++) {
            x[v] = middle + around * Math.sin(2 * Math.PI * (v - 1) / n);
            y[v] = middle - around * Math.cos(2 * Math.PI * (v - 1) / n);
        }
        for (int from = 1; from <= n; from++) {
            for (int to : edges.get(from)) {
                arrow(drawing, x[from], y[from], x[to], y[to], middle);
            }
        }
        for (int v = 1; v <= n; v++) {
            String on = colour.apply(v);
            drawing.on("" + v).circle(x[v], y[v], RADIUS, on.isEmpty() ? "cell" : on);
            drawing.text(x[v], y[v], 13, on.isEmpty() ? "ink" : "background", "" + v).on("");
            drawing.text(middle + (x[v] - middle) * (around + 32) / around,
                    middle + (y[v] - middle) * (around + 32) / around, 12, "ink", tokens.apply(v));
        }
        return drawing.toString();
    }

    private static void arrow(Drawing drawing, double x1, double y1, double x2, double y2, double middle) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length == 0) {
            double out = Math.max(1, Math.hypot(x1 - middle, y1 - middle));
            drawing.ring(x1 + (x1 - middle) / out * RADIUS, y1 + (y1 - middle) / out * RADIUS, RADIUS / 2.0, "ink",
                    1.5);
            return;
        }
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        // To the right of the straight line, so that an edge and the one back lie side by side.
        double tipX = x2 - ux * (RADIUS + 2) - uy * 4;
        double tipY = y2 - uy * (RADIUS + 2) + ux * 4;
        drawing.line(x1 - uy * 4, y1 + ux * 4, tipX, tipY, "ink", 1.5);
        drawing.line(tipX, tipY, tipX - 9 * ux - 4 * uy, tipY - 9 * uy + 4 * ux, "ink", 1.5);
        drawing.line(tipX, tipY, tipX - 9 * ux + 4 * uy, tipY - 9 * uy - 4 * ux, "ink", 1.5);
    }
}
