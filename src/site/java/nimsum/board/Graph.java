package nimsum.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * Vertices on an ellipse, in an order in which few arrows between them cross, and tokens on them. A click on a vertex
 * types its number.
 */
public final class Graph {

    private static final int MOST = 16, MOST_SORTED = 60, RADIUS = 25, OUTSIDE = 42, MARGIN = 64, MARGIN_ABOVE = 52,
            CROSSING = 100;
    private static final double WIDE = 1.2;

    private final List<List<Integer>> edges;
    /** The place of each vertex on the ellipse, counted from the top. */
    private final int[] place;
    private final double high;

    private Graph(List<List<Integer>> edges) {
        this.edges = edges;
        place = IntStream.range(-1, edges.size() - 1).toArray();
        high = 70 + 12.0 * edges.size();
    }

    /**
     * Draws it.
     *
     * @param edges by vertex, from 1 on: where they lead; nothing for the vertex 0
     * @param role of a vertex; faint if no token lies there
     * @param tokens what is written beside a vertex
     * @param left the vertex that the last move has left, or 0
     * @param reached the vertex that the last move has reached, or 0
     * @return nothing if there are too many vertices to be seen
     */
    public static String of(List<List<Integer>> edges, IntFunction<Role> role, IntFunction<String> tokens, int left,
            int reached) {
        if (edges.size() - 1 > MOST) {
            return "";
        }
        Graph graph = new Graph(edges);
        graph.sort();
        Svg svg = new Svg((int) (2 * (WIDE * graph.high + MARGIN)), (int) (2 * (graph.high + MARGIN_ABOVE)));
        for (int from = 1; from < edges.size(); from++) {
            for (int to : edges.get(from)) {
                graph.arrow(svg, from, to, from == left && to == reached);
            }
        }
        for (int v = 1; v < edges.size(); v++) {
            boolean isFree = role.apply(v) == Role.FAINT;
            svg.open("vertex", "" + v).circle(graph.x(v, 0), graph.y(v, 0), RADIUS, role.apply(v))
                    .text(graph.x(v, 0), graph.y(v, 0), 18, isFree ? Role.INK : Role.BACKGROUND, v).end();
            svg.text(graph.x(v, OUTSIDE), graph.y(v, OUTSIDE), 16, Role.INK, tokens.apply(v));
        }
        return svg.toString();
    }

    private void arrow(Svg svg, int from, int to, boolean isLast) {
        Role role = isLast ? Role.CONTRAST : Role.INK;
        double thickness = isLast ? 4 : 2;
        if (to == from) {
            svg.ring(x(from, RADIUS), y(from, RADIUS), RADIUS / 2.0, role, thickness);
        } else {
            svg.arrow(x(from, 0), y(from, 0), x(to, 0), y(to, 0), RADIUS + 3, 5, role, thickness);
        }
    }

    /** Returns the x of a point that lies this far outside of a vertex. */
    private double x(int v, double out) {
        return WIDE * high + MARGIN + (WIDE * high + out) * Math.sin(2 * Math.PI * place[v] / (edges.size() - 1));
    }

    private double y(int v, double out) {
        return high + MARGIN_ABOVE - (high + out) * Math.cos(2 * Math.PI * place[v] / (edges.size() - 1));
    }

    /** Exchanges vertices while that makes crossings fewer or arrows shorter. */
    private void sort() {
        List<int[]> arrows = new ArrayList<>();
        for (int from = 1; from < edges.size(); from++) {
            for (int to : edges.get(from)) {
                arrows.add(new int[]{from, to});
            }
        }
        int cost = cost(arrows);
        for (int before = arrows.size() > MOST_SORTED ? cost : cost + 1; cost < before;) {
            before = cost;
            for (int one = 1; one < place.length; one++) {
                for (int other = 1; other < one; other++) {
                    exchange(one, other);
                    int changed = cost(arrows);
                    if (changed < cost) {
                        cost = changed;
                    } else {
                        exchange(one, other);
                    }
                }
            }
        }
    }

    private void exchange(int one, int other) {
        int kept = place[one];
        place[one] = place[other];
        place[other] = kept;
    }

    private int cost(List<int[]> arrows) {
        int cost = 0;
        for (int[] one : arrows) {
            int length = Math.abs(place[one[0]] - place[one[1]]);
            cost += Math.min(length, place.length - 1 - length);
            for (int[] other : arrows) {
                boolean meets = one[0] == other[0] || one[0] == other[1] || one[1] == other[0] || one[1] == other[1];
                cost += !meets && isBetween(one, other[0]) != isBetween(one, other[1]) ? CROSSING : 0;
            }
        }
        return cost;
    }

    private boolean isBetween(int[] arrow, int v) {
        int from = Math.min(place[arrow[0]], place[arrow[1]]);
        int to = Math.max(place[arrow[0]], place[arrow[1]]);
        return from < place[v] && place[v] < to;
    }
}
