package nimsum.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimsum.board.Edges.Curve;
import nimsum.game.Bush;
import nimsum.game.Bush.Edge;

/** Where the edges of a drawing are drawn: a vertex at the height of its distance from the ground, which is at 0. */
final class EdgePlaces {

    private static final int HIGHEST = 440, LEAST_STEP = 56, MOST_STEP = 92, ASIDE = 80, BEND = 38, SMALLEST_LOOP = 26,
            NEXT_LOOP = 17;

    private final Bush bush;
    /** The height of each vertex. The vertices are in the order in which they are reached from the ground. */
    private final Map<Integer, Integer> height = new LinkedHashMap<>();
    /** For each vertex the vertices above it that are reached from it. */
    private final Map<Integer, List<Integer>> above = new HashMap<>();
    private final Map<Integer, Double> x = new HashMap<>();
    private final double step;
    private double free;

    /**
     * @param bush all of which stands
     */
    EdgePlaces(Bush bush) {
        this.bush = bush;
        Deque<Integer> queue = new ArrayDeque<>();
        bush.ground().forEach(vertex -> {
            if (height.put(vertex, 0) == null) {
                queue.add(vertex);
            }
        });
        List<Integer> roots = new ArrayList<>(height.keySet());
        while (!queue.isEmpty()) {
            int vertex = queue.remove();
            above.put(vertex, new ArrayList<>());
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
        step = Math.max(LEAST_STEP, Math.min(MOST_STEP, HIGHEST / Math.max(1, levels)));
        roots.forEach(this::place);
    }

    /**
     * A vertex stands in the middle of what it carries, and a loop on the ground at its right. The recursion is as deep
     * as the drawing is high.
     */
    private void place(int vertex) {
        double from = free;
        above.get(vertex).forEach(this::place);
        boolean hasLoop = bush.standingAt(vertex).anyMatch(edge -> bush.edge(edge).other(vertex) == vertex);
        if (free == from || height.get(vertex) == 0 && hasLoop) {
            free++;
        }
        x.put(vertex, ASIDE * (height.get(vertex) == 0 ? free - 1 : (from + free - 1) / 2));
    }

    /** Returns the place where an edge from a vertex to another one begins. On the ground it is below the other end. */
    private double foot(int vertex, int other) {
        return x.get(height.get(vertex) == 0 && height.get(other) > 0 ? other : vertex);
    }

    /** The edges; those that have the same ends are bent to both sides, and loops go round one another. */
    List<Curve> curves() {
        Map<List<Integer>, Integer> seen = new HashMap<>();
        List<Curve> curves = new ArrayList<>();
        bush.standing().forEach(number -> {
            Edge edge = bush.edge(number);
            int rise = height.get(edge.to()) - height.get(edge.from());
            // An edge between neighbours of the same height goes to the right, and so its bend goes up, out of a fork.
            boolean isUp = rise > 0 || rise == 0 && x.get(edge.from()) < x.get(edge.to());
            int low = isUp ? edge.from() : edge.to();
            int high = isUp ? edge.to() : edge.from();
            boolean isStep = rise != 0;
            // Whatever leads to a vertex from the ground begins below it.
            boolean hasFoot = isStep && height.get(low) == 0;
            int alike = seen.merge(hasFoot ? List.of(high) : List.of(low, high), 1, Integer::sum) - 1;
            int aside = isStep ? alike : alike + 1;
            double bend = low == high
                    ? SMALLEST_LOOP + alike * NEXT_LOOP
                    : BEND * (aside % 2 == 0 ? -aside / 2 : (aside + 1) / 2);
            curves.add(new Curve(number, edge, foot(low, high), -step * height.get(low), foot(high, low),
                    -step * height.get(high), bend));
        });
        return curves;
    }
}
