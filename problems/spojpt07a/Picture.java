package spojpt07a;

import java.util.Map;
import nimsum.game.Bush;
import nimsum.game.Bush.Edge;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * A tree that stands on several vertices, the same fused into one vertex on the ground, as a rooted tree, and as a
 * stalk.
 */
public final class Picture {

    private static final String TREE = "14\n1 1 1 1 1 0 0 0 0 0 0 0 0 0\n"
            + "1 6\n6 7\n7 2\n7 3\n3 8\n8 4\n4 5\n6 9\n8 10\n10 11\n7 12\n12 13\n12 14\n";
    /** Where the vertices of the tree stand, in steps from the left and above the ground. */
    private static final double[] ACROSS = {0, 0.4, 1.8, 2.8, 4.2, 5.2, 0.8, 1.8, 3.5, 0.2, 3.5, 3.5, 2.2, 1.7, 2.7};
    private static final double[] UP = {0, 0, 0, 0, 0, 0, 1, 1.5, 1, 2, 2, 3, 2.5, 3.5, 3.5};
    /** Where the upper vertices of the branches stand once their lowest vertices are one, from that vertex. */
    private static final Map<Integer, double[]> FUSED = Map.of(9, new double[]{-1.7, 0.7}, 12,
            new double[]{-1.2, 1.3}, 13, new double[]{-1.7, 2.3}, 14, new double[]{-0.9, 2.3}, 10,
            new double[]{-0.5, 1.5}, 11, new double[]{-0.4, 2.6});
    private static final double[] TWIG = {1, 1};
    private static final int STEP = 44, GROUND = 190, WIDE = 250, PANEL = 180, STALK = 110;
    private static final double BROAD = 5;

    private final Svg svg;
    private final Bush bush = new Rules().read("1\n" + TREE);
    private final boolean[] ground = new boolean[ACROSS.length];
    private final int[] degree = new int[ACROSS.length];
    private final int value;

    private Picture() {
        bush.ground().forEach(v -> ground[v] = true);
        int[] neighbours = new int[ACROSS.length];
        for (Edge edge : bush.edges()) {
            degree[edge.from()]++;
            degree[edge.to()]++;
            neighbours[edge.from()] ^= edge.to();
            neighbours[edge.to()] ^= edge.from();
        }
        value = Main.value(ground, degree, neighbours);
        svg = new Svg(WIDE + 2 * PANEL + STALK, GROUND + 40, "A tree of " + bush.size()
                + " edges that stands on five vertices; the same with " + loops()
                + " edges as loops and the branches on one vertex; the same with a twig for an odd number of loops; and a"
                + " stalk of " + value + " edges. Each is worth " + value + ".");
    }

    /**
     * Whether an edge is on no path between two vertices on the ground, so that its upper vertex, the second one, was
     * peeled.
     */
    private boolean isBranch(Edge edge) {
        return degree[edge.to()] == 0 && !ground[edge.to()];
    }

    private int loops() {
        return (int) bush.edges().stream().filter(edge -> !isBranch(edge)).count();
    }

    private int worth(Edge branch) {
        return 1 + bush.edges().stream().filter(edge -> edge.from() == branch.to()).mapToInt(this::worth)
                .reduce(0, (a, b) -> a ^ b);
    }

    public static Map<String, String> draw() {
        return Map.of("fusion.svg", new Picture().drawn());
    }

    private String drawn() {
        drawTree();
        int middle = WIDE + PANEL / 2;
        panel(WIDE, PANEL, "fused: " + loops() + " loops");
        for (int loop = 0; loop < loops(); loop++) {
            double radius = 5 + 2.6 * loop;
            svg.ring(middle + 0.8 * radius, GROUND - 0.6 * radius, radius, Role.INK, 2);
        }
        drawBranches(middle);
        panel(WIDE + PANEL, PANEL, "as a tree");
        if (loops() % 2 != 0) {
            edge(middle + PANEL, new double[2], TWIG, BROAD);
            value(middle + PANEL, new double[2], TWIG, 1);
        }
        drawBranches(middle + PANEL);
        panel(WIDE + 2 * PANEL, STALK, "value " + value);
        for (int i = 0; i < value; i++) {
            edge(WIDE + 2 * PANEL + STALK / 2, new double[]{0, i}, new double[]{0, i + 1}, 2);
        }
        return svg.toString();
    }

    /** Edges on paths between ground vertices are broad. */
    private void drawTree() {
        panel(0, WIDE, "a tree on five vertices");
        for (Edge edge : bush.edges()) {
            edge(0, at(edge.from()), at(edge.to()), isBranch(edge) ? 2 : BROAD);
        }
        bush.edges().stream().filter(this::isBranch)
                .forEach(branch -> value(0, at(branch.from()), at(branch.to()), worth(branch)));
    }

    private static double[] at(int v) {
        return new double[]{ACROSS[v], UP[v]};
    }

    /** The branches on one vertex, with what their edges are worth. */
    private void drawBranches(int x) {
        bush.edges().stream().filter(this::isBranch).forEach(branch -> {
            double[] lower = FUSED.getOrDefault(branch.from(), new double[2]);
            edge(x, lower, FUSED.get(branch.to()), 2);
            value(x, lower, FUSED.get(branch.to()), worth(branch));
        });
    }

    private void panel(int left, int width, String caption) {
        svg.rectangle(left + 10, GROUND, width - 20, 5, Role.FAINT);
        svg.text(left + width / 2.0, GROUND + 26, 13, Role.INK, caption);
    }

    /** Between two places, given in steps to the right of x and above the ground. */
    private void edge(int x, double[] from, double[] to, double thickness) {
        svg.line(x + from[0] * STEP, GROUND - from[1] * STEP, x + to[0] * STEP, GROUND - to[1] * STEP, Role.INK,
                thickness);
        svg.circle(x + from[0] * STEP, GROUND - from[1] * STEP, 5, Role.INK);
        svg.circle(x + to[0] * STEP, GROUND - to[1] * STEP, 5, Role.INK);
    }

    private void value(int x, double[] from, double[] to, int value) {
        svg.label(x + (0.4 * from[0] + 0.6 * to[0]) * STEP + 6, GROUND - (0.4 * from[1] + 0.6 * to[1]) * STEP, 13,
                Role.INK,
                Integer.toString(value));
    }
}
