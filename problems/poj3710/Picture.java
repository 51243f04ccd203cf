package poj3710;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * A tree with an odd and an even polygon on its way to the stalk of the same value: graph, fused graph, tree, stalk.
 */
public final class Picture {

    /** Pairs of vertices: a trunk, a twig, a triangle on its top and a square halfway. */
    private static final int[] GRAPH = {1, 2, 2, 3, 2, 4, 3, 5, 5, 6, 6, 3, 2, 7, 7, 8, 8, 9, 9, 2};
    /** Where its vertices stand: steps to the right of the panel's middle, and up. */
    private static final double[] ACROSS = {0, 0, 0, 0, -0.9, -0.6, 0.6, 0.7, 1.4, 0.7};
    private static final double[] UP = {0, 0, 1, 2, 1.8, 3, 3, 0.4, 1, 1.6};
    private static final int PANEL = 190, STEP = 58, GROUND = 260;

    private final Svg svg;
    private int panel;

    private Picture(Svg svg) {
        this.svg = svg;
    }

    public static Map<String, String> draw() {
        int[] fused = Arrays.stream(GRAPH).map(v -> v > 6 ? 2 : v > 4 ? 3 : v).toArray();
        // Of the loops at 3 one is left, a twig; of those at 2 none.
        int[] tree = {1, 2, 2, 3, 2, 4, 3, 5};
        int value = value(GRAPH);
        int[] stalk = IntStream.range(0, 2 * value).map(i -> 1 + (i + 1) / 2).toArray();
        Svg svg = new Svg(4 * PANEL, GROUND + 44,
                "A tree with a triangle and a square, the same with the triangle fused"
                        + " into three loops and the square into four, a tree with one edge for the triangle and none for the"
                        + " square, and a stalk of " + value + " edges. Each is worth " + value + ".");
        Picture picture = new Picture(svg);
        picture.draw("graph", GRAPH, ACROSS, UP);
        picture.draw("fused", fused, ACROSS, UP);
        picture.draw("tree", tree, new double[]{0, 0, 0, 0, -0.9, 0}, new double[]{0, 0, 1, 2, 1.8, 3});
        picture.draw("stalk", stalk, new double[value + 2],
                IntStream.range(0, value + 2).mapToDouble(v -> Math.max(0, v - 1)).toArray());
        return Map.of("gifts.svg", svg.toString());
    }

    private void draw(String name, int[] ends, double[] across, double[] up) {
        double middle = (panel + 0.5) * PANEL - 14;
        svg.rectangle(panel * PANEL + 14, GROUND, PANEL - 28, 5, Role.FAINT);
        svg.text(panel * PANEL + PANEL / 2.0, GROUND + 26, 13, Role.INK, name + ", value " + value(ends));
        panel++;
        List<Integer> loops = new ArrayList<>();
        for (int i = 0; i < ends.length; i += 2) {
            double x = middle + across[ends[i]] * STEP;
            double y = GROUND - up[ends[i]] * STEP;
            if (ends[i] == ends[i + 1]) {
                int before = (int) loops.stream().filter(List.of(ends[i])::contains).count();
                double radius = 9 + 5 * before;
                svg.ring(x + radius, y, radius, Role.INK, 2);
                loops.add(ends[i]);
            } else {
                svg.line(x, y, middle + across[ends[i + 1]] * STEP, GROUND - up[ends[i + 1]] * STEP, Role.INK, 2.5);
            }
        }
        for (int end : ends) {
            svg.circle(middle + across[end] * STEP, GROUND - up[end] * STEP, 5, Role.INK);
        }
    }

    private static int value(int[] ends) {
        int vertices = (int) Arrays.stream(ends).distinct().count();
        int[] names = Arrays.stream(ends).distinct().sorted().toArray();
        int[] numbered = IntStream
                .concat(IntStream.of(0, 0), Arrays.stream(ends).map(v -> 1 + Arrays.binarySearch(names, v)))
                .toArray();
        return Main.value(vertices, numbered);
    }
}
