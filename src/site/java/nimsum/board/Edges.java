package nimsum.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;

/** A drawing of edges on the ground; a click on an edge types its number. */
final class Edges {

    private static final int STEP = 58, ASIDE = 52, MOST = 40;
    /** How far an edge is bent if another one has the same ends. */
    private static final int BEND = 18, LOOP = 12;

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
        List<Line> lines = lines(ground);
        lines.forEach(line -> line.draw(drawing));
        height.keySet().forEach(v -> drawing.circle(pixels(x.get(v)), ground - height.get(v) * STEP, 4, "ink"));
        lines.forEach(line -> line.sign(drawing));
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

    private List<Line> lines(int ground) {
        Map<List<Integer>, Integer> seen = new HashMap<>();
        List<Line> lines = new ArrayList<>();
        bush.standing().forEach(number -> {
            Edge edge = bush.edge(number);
            int low = Math.min(edge.from(), edge.to());
            int high = Math.max(edge.from(), edge.to());
            int before = seen.merge(List.of(low, high), 1, Integer::sum) - 1;
            int aside = before % 2 == 0 ? before / 2 : -1 - before / 2;
            boolean isLevel = height.get(low).intValue() == height.get(high);
            lines.add(new Line(number, edge.colour(), pixels(x.get(low)), ground - height.get(low) * STEP,
                    pixels(x.get(high)), ground - height.get(high) * STEP, isLevel && aside >= 0 ? aside + 1 : aside));
        });
        return lines;
    }

    /**
     * An edge where it is drawn.
     *
     * @param aside how far it is from the straight line, and on which side, for others that have the same ends
     */
    private record Line(int number, Colour colour, double x1, double y1, double x2, double y2, int aside) {

        void draw(Drawing drawing) {
            String line = switch (colour.letter()) {
                case "B" -> "accent";
                case "R" -> "contrast";
                default -> "green";
            };
            drawing.on("" + number);
            if (isLoop()) {
                drawing.ring(x1 + LOOP * Math.sin(angle()), y1 - LOOP * Math.cos(angle()), LOOP, line, 5);
            } else {
                drawing.bow(x1, y1, x2, y2, aside * BEND, line, 5);
            }
            drawing.on("");
        }

        /** The number stands in the middle, above all lines, so that it can be clicked wherever lines cross. */
        void sign(Drawing drawing) {
            double length = Math.hypot(x2 - x1, y2 - y1);
            double signX = isLoop()
                    ? x1 + 2 * LOOP * Math.sin(angle())
                    : (x1 + x2) / 2 + aside * BEND * (y2 - y1) / length;
            double signY = isLoop()
                    ? y1 - 2 * LOOP * Math.cos(angle())
                    : (y1 + y2) / 2 - aside * BEND * (x2 - x1) / length;
            drawing.on("" + number).circle(signX, signY, 9, "cell")
                    .text(signX, signY, 10, "ink", number + colour.letter()).on("");
        }

        private boolean isLoop() {
            return x1 == x2 && y1 == y2;
        }

        private double angle() {
            return Math.toRadians(50.0 * (aside - 1));
        }
    }
}
