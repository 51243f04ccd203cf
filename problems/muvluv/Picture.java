package muvluv;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A tree with the lengths of its branches, and the same tree after the move that makes all of them even. */
public final class Picture {

    private static final int ROOT = 1;
    private static final int[] TREE = {0, 0, 1, 2, 2, 2, 3, 3, 4, 8, 5, 10, 5};
    private static final int STEP = 52, RADIUS = 9, TOP = 60;

    private final Svg svg;
    private final double[] x = new double[TREE.length];
    private final int[] depth = new int[TREE.length];
    private int leavesPlaced;

    private Picture(Svg svg) {
        this.svg = svg;
        place(ROOT, 0);
    }

    /** By file name. */
    public static Map<String, String> draw() {
        boolean[] nothing = new boolean[TREE.length];
        boolean[] taken = WinningMove.taken(TREE);
        int panel = (int) Arrays.stream(Main.countChildren(TREE)).skip(ROOT).filter(count -> count == 0).count() * STEP;
        Svg svg = new Svg(2 * panel + STEP, TOP + 4 * STEP + 30,
                "A tree with branches of 1, 1, 3, 2 and 1 vertices. After the winning move each branch has 2 vertices.");
        Picture picture = new Picture(svg);
        picture.drawTree(0, "before: crosses mark the winning move", nothing, taken);
        picture.drawTree(panel + STEP, "after: every branch is even", taken, nothing);
        return Map.of("branches.svg", svg.toString());
    }

    /** Leaves from left to right, and each other vertex above the middle of its children. */
    private void place(int v, int atDepth) {
        depth[v] = atDepth;
        int[] below = IntStream.range(ROOT, TREE.length).filter(child -> TREE[child] == v).toArray();
        if (below.length == 0) {
            x[v] = (leavesPlaced + 0.5) * STEP;
            leavesPlaced++;
        } else {
            Arrays.stream(below).forEach(child -> place(child, atDepth + 1));
            x[v] = (x[below[0]] + x[below[below.length - 1]]) / 2;
        }
    }

    private void drawTree(double left, String caption, boolean[] gone, boolean[] crossed) {
        svg.text(left + leavesPlaced * STEP / 2.0, 20, 13, Role.INK, caption);
        int[] children = new int[TREE.length];
        for (int v = ROOT; v < TREE.length; v++) {
            children[TREE[v]] += gone[v] ? 0 : 1;
            if (v != ROOT) {
                svg.line(left + x[v], y(v), left + x[TREE[v]], y(TREE[v]), gone[v] ? Role.FAINT : Role.INK, 1.5);
            }
        }
        for (int v = ROOT; v < TREE.length; v++) {
            svg.circle(left + x[v], y(v), RADIUS, gone[v] ? Role.FAINT : Role.INK);
        }
        for (int leaf = ROOT; leaf < TREE.length; leaf++) {
            if (!gone[leaf] && children[leaf] == 0) {
                drawBranch(left, leaf, Trees.branchLength(leaf, TREE, children));
            }
        }
        IntStream.range(ROOT, TREE.length).filter(v -> crossed[v]).forEach(v -> cross(left + x[v], y(v)));
    }

    private void drawBranch(double left, int leaf, int length) {
        Role role = length % 2 == 0 ? Role.ACCENT : Role.CONTRAST;
        int v = leaf;
        for (int i = 0; i < length; i++) {
            svg.circle(left + x[v], y(v), RADIUS, role);
            v = TREE[v];
        }
        svg.text(left + x[leaf] + RADIUS + 10, y(leaf), 13, role, Integer.toString(length));
    }

    private void cross(double x, double y) {
        svg.line(x - 14, y - 14, x + 14, y + 14, Role.INK, 2);
        svg.line(x - 14, y + 14, x + 14, y - 14, Role.INK, 2);
    }

    private double y(int v) {
        return TOP + depth[v] * STEP;
    }
}
