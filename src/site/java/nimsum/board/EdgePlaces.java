package nimsum.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimsum.board.Edges.Curve;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Edge;

/** Where the edges of a drawing are drawn: a vertex at the height of its distance from the ground, which is at 0. */
final class EdgePlaces {

    private static final int HIGHEST = 440, MIN_STEP = 56, MAX_STEP = 92, WIDEST = 354, MIN_ASIDE = 52,
            MAX_ASIDE = 80, BEND = 38, SMALLEST_LOOP = 26, ARCH = 22, ARCH_BEND = 60,
            NEXT_LOOP = 17;

    private final Bush bush;
    /** The height of each vertex. The vertices are in the order in which they are reached from the ground. */
    private final Map<Integer, Integer> height = new LinkedHashMap<>();
    /** For each vertex the vertices above it that are reached from it. All vertices on the ground share one list. */
    private final Map<Integer, List<Integer>> above = new LinkedHashMap<>();
    private final List<Integer> stalks = new ArrayList<>();
    private final Map<Integer, Double> x = new HashMap<>();
    private final double step;
    /** The distance of vertices that stand side by side. */
    private final double aside;
    private double free;

    EdgePlaces(Bush bush) {
        this.bush = bush;
        Deque<Integer> queue = new ArrayDeque<>();
        bush.ground().forEach(vertex -> {
            if (height.put(vertex, 0) == null) {
                queue.add(vertex);
            }
        });
        while (!queue.isEmpty()) {
            int vertex = queue.remove();
            above.put(vertex, height.get(vertex) == 0 ? stalks : new ArrayList<>());
            bush.standingAt(vertex).forEach(number -> {
                int other = bush.edge(number).other(vertex);
                if (!height.containsKey(other)) {
                    height.put(other, height.get(vertex) + 1);
                    above.get(vertex).add(other);
                    queue.add(other);
                }
            });
        }
        int levels = height.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        step = Math.max(MIN_STEP, Math.min(MAX_STEP, HIGHEST / Math.max(1, levels)));
        Exchanges.improve(above.values(), this::width);
        width();
        double gaps = free + bush.standing().mapToObj(bush::edge).filter(this::isArch).count() - 1;
        aside = Math.max(MIN_ASIDE, Math.min(MAX_ASIDE, WIDEST / Math.max(1, gaps)));
    }

    /** Places the vertices, and returns how wide the edges above the ground are together. */
    private double width() {
        free = 0;
        stalks.forEach(this::place);
        return bush.standing().mapToObj(bush::edge).filter(edge -> height.get(edge.from()) * height.get(edge.to()) > 0)
                .mapToDouble(edge -> Math.abs(x.get(edge.from()) - x.get(edge.to()))).sum();
    }

    /** A vertex stands in the middle of what it carries. The recursion is as deep as the drawing is high. */
    private void place(int vertex) {
        double from = free;
        above.get(vertex).forEach(this::place);
        if (free == from) {
            free++;
        }
        x.put(vertex, (from + free - 1) / 2);
    }

    /** Tells whether both ends of an edge are on the ground. */
    private boolean isArch(Edge edge) {
        return height.get(edge.from()) + height.get(edge.to()) == 0;
    }

    /** Returns the place where an edge from a vertex to another one begins. On the ground it is below the other end. */
    private double foot(int vertex, int other) {
        return aside * x.get(height.get(vertex) == 0 ? other : vertex);
    }

    /** Returns the edges. Edges with the same ends bend to both sides, loops go round one another, arches are last. */
    List<Curve> curves() {
        Map<List<Integer>, Integer> seen = new HashMap<>();
        List<Curve> curves = new ArrayList<>();
        bush.standing().forEach(number -> {
            Edge edge = bush.edge(number);
            if (isArch(edge)) {
                double middle = aside * free++;
                curves.add(new Curve(number, edge, middle - ARCH, 0, middle + ARCH, 0, ARCH_BEND));
                return;
            }
            int rise = height.get(edge.to()) - height.get(edge.from());
            // An edge between neighbours of the same height goes to the right, and so its bend goes up, out of a fork.
            boolean isUp = rise > 0 || rise == 0 && x.get(edge.from()) < x.get(edge.to());
            int low = isUp ? edge.from() : edge.to();
            int high = isUp ? edge.to() : edge.from();
            // Whatever leads to a vertex from the ground begins below it.
            int alike = seen.merge(height.get(low) == 0 ? List.of(high) : List.of(low, high), 1, Integer::sum) - 1;
            int bow = rise == 0 ? alike + 1 : alike;
            double bend = low == high
                    ? SMALLEST_LOOP + alike * NEXT_LOOP
                    : Math.min(BEND, 0.55 * aside) * (bow % 2 == 0 ? -bow / 2 : (bow + 1) / 2);
            curves.add(new Curve(number, edge, foot(low, high), -step * height.get(low), foot(high, low),
                    -step * height.get(high), bend));
        });
        return curves;
    }
}
