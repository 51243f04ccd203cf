package nimsum.theory;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A green graph on its way to the stalk of the same value. */
public final class HackenbushPicture {

    private static final int PANEL = 170, GROUND = 256, STEP = 56;

    /** What panel 1 shows, as pairs of vertices; vertex 0 is the ground. */
    private static final int[] EDGES = {0, 1, 1, 2, 2, 3, 3, 1, 2, 4, 4, 5, 3, 6, 3, 6};
    /** Where its vertices stand: steps to the right of the panel's middle, and up. */
    private static final double[] ACROSS = {0, 0, -0.8, 0.8, -0.8, -0.8, 0.8}, UP = {0, 1, 2.1, 2.1, 3.1, 4.1, 3.2};

    /** By file name. */
    public static Map<String, String> draw() {
        return Map.of("hackenbush.svg", fusion());
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
        List<Edge> edges = edges(ends);
        for (int i = 0; i < ends.length; i += 2) {
            double x1 = middle + across[ends[i]] * STEP;
            double y1 = GROUND - up[ends[i]] * STEP;
            double x2 = middle + across[ends[i + 1]] * STEP;
            double y2 = GROUND - up[ends[i + 1]] * STEP;
            if (ends[i] == ends[i + 1]) {
                double radius = 8 + 5 * loops++;
                svg.ring(x1 + radius, y1, radius, Role.INK, 2);
            } else if (Collections.frequency(edges, edges.get(i / 2)) > 1) {
                svg.arc(x1, y1, x2, y2, edges.indexOf(edges.get(i / 2)) == i / 2 ? 9 : -9, Role.INK, 2.5);
            } else {
                svg.line(x1, y1, x2, y2, Role.INK, 2.5);
            }
        }
        for (int end : ends) {
            svg.circle(middle + across[end] * STEP, GROUND - up[end] * STEP, 5, Role.INK);
        }
    }

    /** The Grundy value by all cuts. */
    private static int grundy(int[] ends) {
        return grundy(new Bush(edges(ends), 0), new HashMap<>());
    }

    private static List<Edge> edges(int[] ends) {
        return IntStream.range(0, ends.length / 2)
                .mapToObj(i -> new Edge(ends[2 * i], ends[2 * i + 1], Colour.GREEN)).toList();
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
}
