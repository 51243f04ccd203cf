package nimsum.theory;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Dyadic;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A green graph on its way to the stalk of the same value, and a red-blue stalk as a walk on the number line. */
public final class HackenbushPicture {

    private static final int PANEL = 170, GROUND = 256, STEP = 56;

    /** What panel 1 shows, as pairs of vertices; vertex 0 is the ground. */
    private static final int[] EDGES = {0, 1, 1, 2, 2, 3, 3, 1, 2, 4, 4, 5, 3, 6, 3, 6};
    /** Where its vertices stand: steps to the right of the panel's middle, and up. */
    private static final double[] ACROSS = {0, 0, -0.8, 0.8, -0.8, -0.8, 0.8}, UP = {0, 1, 2.1, 2.1, 3.1, 4.1, 3.2};
    private static final List<Colour> STALK = List.of(Colour.BLUE, Colour.BLUE, Colour.RED, Colour.BLUE, Colour.RED);

    /** By file name. */
    public static Map<String, String> draw() {
        return Map.of("hackenbush.svg", fusion(), "hackenbush-stalk.svg", walk());
    }

    /** Graph, fused graph, tree, stalk; the values are those of play. */
    private static String fusion() {
        // The vertices 1, 2, 3 and 6 are tied, so that 5 edges become loops; then 4 of the 5 cancel out.
        int[] fused = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 5};
        int[] tree = {0, 1, 1, 6, 1, 4, 4, 5};
        double[] across = {0, 0, 0, 0, -0.8, -0.8, 0.8}, up = {0, 1, 0, 0, 2.1, 3.1, 2.1};
        int value = grundy(EDGES);
        int[] stalk = IntStream.range(0, 2 * value).map(end -> (end + 1) / 2).toArray();
        double[] upright = IntStream.rangeClosed(0, value).asDoubleStream().toArray();
        Svg svg = new Svg(4 * PANEL, GROUND + 44, "A green graph of " + EDGES.length / 2
                + " edges, the same with a triangle and a double edge fused into one vertex with five loops, a tree of "
                + tree.length / 2 + " edges, and a stalk of " + value + " edges. Each is worth " + value + ".");
        panel(svg, 0, EDGES, ACROSS, UP, "graph");
        panel(svg, 1, fused, across, up, "fused");
        panel(svg, 2, tree, across, up, "tree");
        panel(svg, 3, stalk, new double[value + 1], upright, "stalk");
        return svg.toString();
    }

    private static void panel(Svg svg, int panel, int[] ends, double[] across, double[] up, String name) {
        double middle = (panel + 0.5) * PANEL;
        svg.rectangle(panel * PANEL + 14, GROUND, PANEL - 28, 5, Role.FAINT);
        svg.text(middle, GROUND + 24, 13, Role.INK, name + ", value " + grundy(ends));
        int loops = 0;
        Set<Edge> drawn = new HashSet<>();
        for (int i = 0; i < ends.length; i += 2) {
            double x1 = middle + across[ends[i]] * STEP;
            double y1 = GROUND - up[ends[i]] * STEP;
            double x2 = middle + across[ends[i + 1]] * STEP;
            double y2 = GROUND - up[ends[i + 1]] * STEP;
            boolean isSecond = !drawn.add(new Edge(ends[i], ends[i + 1], Colour.GREEN));
            if (ends[i] == ends[i + 1]) {
                double radius = 8 + 5 * loops++;
                svg.ring(x1 + radius, y1, radius, Role.INK, 2);
            } else if (isSecond) {
                // The second of two edges side by side goes round a corner.
                svg.line(x1, y1, x1 + 16, (y1 + y2) / 2, Role.INK, 2.5);
                svg.line(x1 + 16, (y1 + y2) / 2, x2, y2, Role.INK, 2.5);
            } else {
                svg.line(x1, y1, x2, y2, Role.INK, 2.5);
            }
        }
        for (int end : ends) {
            svg.circle(middle + across[end] * STEP, GROUND - up[end] * STEP, 5, Role.ACCENT);
        }
    }

    /** The Grundy value by all cuts. */
    private static int grundy(int[] ends) {
        List<Edge> edges = IntStream.range(0, ends.length / 2)
                .mapToObj(i -> new Edge(ends[2 * i], ends[2 * i + 1], Colour.GREEN)).toList();
        return grundy(new Bush(edges, 0), new HashMap<>());
    }

    private static int grundy(Bush bush, Map<Bush, Integer> known) {
        if (!known.containsKey(bush)) {
            Set<Integer> options = bush.moves(edge -> true).map(cut -> grundy(cut.next(), known))
                    .collect(Collectors.toSet());
            known.put(bush, IntStream.iterate(0, value -> value + 1).filter(value -> !options.contains(value))
                    .findFirst().orElseThrow());
        }
        return known.get(bush);
    }

    /** The stalk on the left, and beside each edge the step that it makes; the values are simplest numbers. */
    private static String walk() {
        int one = 260;
        int left = 120;
        int row = 44;
        int bottom = 30 + STALK.size() * row;
        List<Edge> edges = IntStream.range(0, STALK.size()).mapToObj(i -> new Edge(i, i + 1, STALK.get(i))).toList();
        List<Dyadic> values = IntStream.rangeClosed(0, STALK.size())
                .mapToObj(height -> value(new Bush(edges.subList(0, height), 0))).toList();
        Svg svg = new Svg(left + 2 * one + 60, bottom + 52,
                "The stalk blue, blue, red, blue, red as a walk from 0 to "
                        + Svg.listed(values.subList(1, values.size()), "and") + ".");
        svg.rectangle(20, bottom, 40, 5, Role.FAINT);
        svg.line(left, bottom + 14, left + 2 * one + 20, bottom + 14, Role.INK, 1.5);
        for (int eighth = 0; eighth <= 16; eighth++) {
            double x = left + eighth * one / 8.0;
            svg.line(x, bottom + 9, x, bottom + (eighth % 8 == 0 ? 22 : 19), Role.INK, 1);
            if (eighth % 2 == 0) {
                svg.text(x, bottom + 34, 12, Role.INK, new Dyadic(eighth, 3).toString());
            }
        }
        for (int i = 0; i < STALK.size(); i++) {
            boolean blue = STALK.get(i) == Colour.BLUE;
            Role role = blue ? Role.ACCENT : Role.CONTRAST;
            double y = bottom - (i + 0.5) * row;
            svg.line(40, bottom - i * row, 40, bottom - (i + 1) * row, role, 5);
            svg.label(50, y, 12, role, blue ? "blue" : "red");
            double from = left + one * values.get(i).doubleValue();
            double to = left + one * values.get(i + 1).doubleValue();
            svg.line(to, y, to, bottom + 14, Role.FAINT, 1);
            svg.arrow(from, y, to, y, role, 2.5);
            svg.text((from + to) / 2, y - 12, 12, Role.INK,
                    (blue ? "+" : "") + values.get(i + 1).plus(values.get(i).negate()));
        }
        for (int i = 0; i <= STALK.size(); i++) {
            svg.circle(40, bottom - i * row, 4, Role.INK);
        }
        svg.text(left + one * values.get(STALK.size()).doubleValue(), 14, 13, Role.INK,
                values.get(STALK.size()).toString());
        return svg.toString();
    }

    /** The value by all cuts. */
    private static Dyadic value(Bush bush) {
        return Dyadic.simplestBetween(options(bush, Colour.BLUE).max(Comparator.naturalOrder()).orElse(null),
                options(bush, Colour.RED).min(Comparator.naturalOrder()).orElse(null));
    }

    private static Stream<Dyadic> options(Bush bush, Colour colour) {
        return bush.moves(edge -> bush.edge(edge).colour() == colour).map(cut -> value(cut.next()));
    }
}
