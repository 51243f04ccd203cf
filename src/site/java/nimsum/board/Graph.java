package nimsum.board;

import java.util.List;
import java.util.function.IntFunction;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Vertices in a circle with arrows between them, and tokens on them; a click on a vertex types its number. */
public final class Graph {

    private static final int MOST = 16, RADIUS = 24;

    private Graph() {
    }

    /**
     * Draws it.
     *
     * @param edges by vertex, from 1 on: where they lead; nothing for the vertex 0
     * @param role of a vertex; faint if no token lies there
     * @param tokens what is written beside a vertex
     * @return nothing if there are too many vertices to be seen
     */
    public static String of(List<List<Integer>> edges, IntFunction<Role> role, IntFunction<String> tokens) {
        int n = edges.size() - 1;
        if (n > MOST) {
            return "";
        }
        double around = 90 + 14.0 * n;
        int middle = (int) around + 64;
        Svg svg = new Svg(2 * middle, 2 * middle);
        double[] x = new double[n + 1];
        double[] y = new double[n + 1];
        for (int v = 1; v <= n; v++) {
            x[v] = middle + around * Math.sin(2 * Math.PI * (v - 1) / n);
            y[v] = middle - around * Math.cos(2 * Math.PI * (v - 1) / n);
        }
        for (int from = 1; from <= n; from++) {
            for (int to : edges.get(from)) {
                if (to == from) {
                    double out = Math.max(1, around) / RADIUS;
                    svg.ring(x[from] + (x[from] - middle) / out, y[from] + (y[from] - middle) / out, RADIUS / 2.0,
                            Role.INK, 2);
                } else {
                    svg.arrow(x[from], y[from], x[to], y[to], RADIUS + 3, 5, Role.INK, 2);
                }
            }
        }
        for (int v = 1; v <= n; v++) {
            boolean isFree = role.apply(v) == Role.FAINT;
            svg.open("vertex", "" + v).circle(x[v], y[v], RADIUS, role.apply(v))
                    .text(x[v], y[v], 18, isFree ? Role.INK : Role.BACKGROUND, v).end();
            svg.text(middle + (x[v] - middle) * (around + 42) / around,
                    middle + (y[v] - middle) * (around + 42) / around, 16, Role.INK, tokens.apply(v));
        }
        return svg.toString();
    }
}
