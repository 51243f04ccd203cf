package nimsum.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimsum.game.Bush;
import nimsum.game.Bush.Edge;

/** A drawing of edges on the ground; a click on an edge types its number. */
final class Edges {

    private static final int STEP = 58, ASIDE = 52, MOST = 40;
    /** How far an edge is bent if another one has the same ends. */
    private static final int BEND = 14;

    private final Bush bush;
    /** By vertex: its height, in the order in which they are reached from the ground. */
    private final Map<Integer, Integer> height = new LinkedHashMap<>();
    /** By vertex: those above it that are reached from it. */
    private final Map<Integer, List<Integer>> above = new HashMap<>();
    private final Map<Integer, Double> x = new HashMap<>();
    private double free;

    private Edges(Bush bush) {
        this.bush = bush;
    }

    /** Nothing if they are too many to be seen. */
    static String of(Bush bush) {
        return bush.size() > MOST ? "" : new Edges(bush).draw();
    }

    private String draw() {
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
        roots.forEach(this::place);
        int top = height.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        int ground = (top + 1) * STEP;
        Drawing drawing = new Drawing((int) (free * ASIDE) + 20, ground + 8);
        drawing.line(0, ground, free * ASIDE + 20, ground, "ink", 2);
        Map<List<Integer>, Integer> seen = new HashMap<>();
        bush.standing().forEach(number -> draw(drawing, number, ground, seen));
        height.keySet().forEach(v -> drawing.circle(pixels(x.get(v)), ground - height.get(v) * STEP, 4, "ink"));
        return drawing.toString();
    }

    /** A vertex stands in the middle of what it carries; the recursion is as deep as the drawing is high. */
    private void place(int vertex) {
        double from = free;
        above.get(vertex).forEach(this::place);
        if (free == from) {
            free++;
        }
        x.put(vertex, (from + free - 1) / 2);
    }

    private static double pixels(double place) {
        return 10 + place * ASIDE + ASIDE / 2.0;
    }

    private void draw(Drawing drawing, int number, int ground, Map<List<Integer>, Integer> seen) {
        Edge edge = bush.edge(number);
        int low = Math.min(edge.from(), edge.to());
        int high = Math.max(edge.from(), edge.to());
        int before = seen.merge(List.of(low, high), 1, Integer::sum) - 1;
        double x1 = pixels(x.get(low));
        double y1 = ground - height.get(low) * STEP;
        double x2 = pixels(x.get(high));
        double y2 = ground - height.get(high) * STEP;
        String colour = switch (edge.colour().letter()) {
            case "B" -> "accent";
            case "R" -> "contrast";
            default -> "green";
        };
        drawing.on("" + number);
        if (low == high) {
            drawing.bow(x1, y1, x1 + 1, y1, 24 + 8 * before, colour, 5);
            drawing.on("").text(x1 + 16, y1 - 18 - 8 * before, 11, "ink", edge.colour().letter() + number);
        } else {
            double bend = before == 0 && height.get(low).intValue() != height.get(high)
                    ? 0
                    : BEND * (before % 2 == 0 ? 1 + before / 2 : -1 - before / 2);
            drawing.bow(x1, y1, x2, y2, bend, colour, 5);
            double length = Math.hypot(x2 - x1, y2 - y1);
            drawing.on("").text((x1 + x2) / 2 + (bend + 9) * (y2 - y1) / length,
                    (y1 + y2) / 2 - (bend + 9) * (x2 - x1) / length, 11, "ink", edge.colour().letter() + number);
        }
    }
}
