package nimsum.board;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * Vertices on an ellipse, in an order in which few arrows between them cross, and tokens on them. A click on a vertex
 * types its number.
 */
public final class Graph {

    private static final int MAX = 16, MAX_SORTED = 60, RADIUS = 25, OUTSIDE = 42, MARGIN = 74, MARGIN_ABOVE = 52,
            CROSSING = 100, MAX_APART = 10, PASSING = 30;
    private static final double WIDE = 1.2;

    /** The place of each vertex on the ellipse, counted from the top. The first vertex is 1. */
    private final List<Integer> place;
    private final List<int[]> arrows;
    private final double high;

    private Graph(List<List<Integer>> edges) {
        place = IntStream.range(0, edges.size() - 1).boxed().collect(Collectors.toList());
        arrows = IntStream.range(1, edges.size()).boxed()
                .flatMap(from -> edges.get(from).stream().map(to -> new int[]{from, to})).toList();
        high = 70 + 12.0 * edges.size();
    }

    /**
     * Draws it.
     *
     * @param edges by vertex, from 1 on: where they lead; nothing for the vertex 0
     * @param role of a vertex; faint if no token lies there
     * @param tokens what is written beside a vertex
     * @param values of the vertices by their numbers
     * @param left the vertex that the last move has left, or 0
     * @param reached the vertex that the last move has reached, or 0
     * @return nothing if there are too many vertices to be seen
     */
    public static String of(List<List<Integer>> edges, IntFunction<Role> role, IntFunction<String> tokens,
            Map<String, String> values, int left, int reached) {
        if (edges.size() - 1 > MAX) {
            return "";
        }
        Graph graph = new Graph(edges);
        if (graph.arrows.size() <= MAX_SORTED) {
            Exchanges.improve(List.of(graph.place), graph::cost);
        }
        Svg svg = new Svg((int) (2 * (WIDE * graph.high + MARGIN)), (int) (2 * (graph.high + MARGIN_ABOVE)));
        graph.arrows.forEach(arrow -> graph.arrow(svg, arrow[0], arrow[1], arrow[0] == left && arrow[1] == reached));
        for (int v = 1; v < edges.size(); v++) {
            boolean isFree = role.apply(v) == Role.FAINT;
            svg.open(v == left || v == reached ? "vertex new" : "vertex", "" + v)
                    .circle(graph.x(v, 0), graph.y(v, 0), RADIUS, role.apply(v))
                    .text(graph.x(v, 0), graph.y(v, 0), 18, isFree ? Role.INK : Role.BACKGROUND, v).end();
            String value = values.getOrDefault("" + v, "");
            Value.draw(svg, graph.x(v, 0) + RADIUS / 2.0 + Value.half(value), graph.y(v, 0) + RADIUS - 3, value);
            String beside = tokens.apply(v);
            svg.text(graph.x(v, OUTSIDE + 2 * beside.length()), graph.y(v, OUTSIDE), 16, Role.INK, beside);
        }
        return svg.toString();
    }

    private void arrow(Svg svg, int from, int to, boolean isLast) {
        svg.open(isLast ? "new" : "", "");
        if (to == from) {
            svg.ring(x(from, RADIUS), y(from, RADIUS), RADIUS / 2.0, Role.INK, 2);
        } else {
            svg.arrow(x(from, 0), y(from, 0), x(to, 0), y(to, 0), RADIUS + 3, 5, Role.INK, 2);
        }
        svg.end();
    }

    /** Returns the x of a point that lies this far outside of a vertex. */
    private double x(int v, double out) {
        return WIDE * high + MARGIN + (WIDE * high + out) * Math.sin(2 * Math.PI * place(v) / place.size());
    }

    private double y(int v, double out) {
        return high + MARGIN_ABOVE - (high + out) * Math.cos(2 * Math.PI * place(v) / place.size());
    }

    private int place(int v) {
        return place.get(v - 1);
    }

    /** Counts crossings, arrows that pass a vertex closely because many vertices lie on the ellipse, and lengths. */
    private double cost() {
        double cost = 0;
        for (int[] one : arrows) {
            int length = Math.abs(place(one[0]) - place(one[1]));
            int apart = Math.min(length, place.size() - length);
            cost += apart + (apart == 2 && place.size() > MAX_APART ? PASSING : 0);
            for (int[] other : arrows) {
                boolean meets = one[0] == other[0] || one[0] == other[1] || one[1] == other[0] || one[1] == other[1];
                cost += !meets && isBetween(one, other[0]) != isBetween(one, other[1]) ? CROSSING : 0;
            }
        }
        return cost;
    }

    private boolean isBetween(int[] arrow, int v) {
        int from = Math.min(place(arrow[0]), place(arrow[1]));
        int to = Math.max(place(arrow[0]), place(arrow[1]));
        return from < place(v) && place(v) < to;
    }
}
