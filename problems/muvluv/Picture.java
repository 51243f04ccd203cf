package muvluv;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * The winning move of Theorem 3, step by step: a tree, the tree without its single leaves, and the tree after the move.
 */
public final class Picture {

    private static final int ROOT = 1;
    private static final int[] TREE = {0, 0, 1, 2, 2, 2, 3, 3, 4, 8, 5, 10, 5};
    private static final int STEP = 50, RADIUS = 11, TOP = 64;

    private final Svg svg;
    private final double[] x = new double[TREE.length];
    private final int[] depth = new int[TREE.length];
    private int leavesPlaced;

    private Picture(Svg svg) {
        this.svg = svg;
        place(ROOT, 0);
    }

    public static Map<String, String> draw() {
        int[] children = children(TREE, new boolean[TREE.length]);
        boolean[] single = single(TREE);
        boolean[] taken = winningMove(TREE);
        int panel = (int) Arrays.stream(children).skip(ROOT).filter(count -> count == 0).count() * STEP;
        Svg svg = new Svg(3 * panel + 2 * STEP + 30, TOP + 4 * STEP + 92,
                "Three drawings of one tree. Before the move its legs have " + legs(new boolean[TREE.length])
                        + " vertices. Without the single leaves there are legs of " + legs(single)
                        + ". After the move there are legs of " + legs(taken) + ".");
        Picture picture = new Picture(svg);
        picture.drawTree(0, "the tree", new boolean[TREE.length], single);
        picture.drawTree(panel + STEP, "without its single leaves", single, changed(single, taken));
        picture.drawTree(2 * (panel + STEP), "after the move", taken, new boolean[TREE.length]);
        picture.legend(TOP + 4 * STEP + 56);
        return Map.of("legs.svg", svg.toString());
    }

    /** The leaves that are legs by themselves. */
    private static boolean[] single(int[] tree) {
        int[] children = children(tree, new boolean[tree.length]);
        boolean[] single = new boolean[tree.length];
        IntStream.range(ROOT + 1, tree.length)
                .forEach(v -> single[v] = children[v] == 0 && children[tree[v]] > 1);
        return single;
    }

    /** The leaves that the move of Theorem 3 takes from a tree with an odd leg. */
    static boolean[] winningMove(int[] tree) {
        boolean[] single = single(tree);
        boolean[] taken = single.clone();
        int[] children = children(tree, single);
        for (int leaf = ROOT; leaf < tree.length; leaf++) {
            if (!single[leaf] && children[leaf] == 0 && legLength(leaf, tree, children) % 2 != 0) {
                // A leaf of the tree, or one that has lost all its children: one of these is put back.
                int fork = leaf;
                taken[IntStream.range(ROOT, tree.length).filter(child -> tree[child] == fork).findFirst()
                        .orElse(leaf)] ^= true;
            }
        }
        return taken;
    }

    /** How many vertices are on the leg of a leaf. */
    static int legLength(int leaf, int[] tree, int[] children) {
        int length = 1;
        for (int v = tree[leaf]; v != 0 && children[v] == 1; v = tree[v]) {
            length++;
        }
        return length;
    }

    /** What the repairs change: a leaf that is taken too, or one that is put back. */
    private static boolean[] changed(boolean[] before, boolean[] after) {
        boolean[] changed = new boolean[before.length];
        IntStream.range(ROOT, before.length).forEach(v -> changed[v] = before[v] != after[v]);
        return changed;
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

    private void drawTree(double left, String caption, boolean[] gone, boolean[] marked) {
        svg.text(left + leavesPlaced * STEP / 2.0, 20, 14, Role.INK, caption);
        int[] children = children(TREE, gone);
        for (int v = ROOT; v < TREE.length; v++) {
            if (v != ROOT) {
                svg.line(left + x[v], y(v), left + x[TREE[v]], y(TREE[v]), gone[v] ? Role.FAINT : Role.INK, 1.5);
            }
        }
        for (int v = ROOT; v < TREE.length; v++) {
            vertex(left + x[v], y(v), gone[v] ? Role.FAINT : Role.INK, v);
        }
        for (int leaf = ROOT; leaf < TREE.length; leaf++) {
            if (!gone[leaf] && children[leaf] == 0) {
                drawLeg(left, leaf, legLength(leaf, TREE, children));
            }
        }
        for (int v = ROOT; v < TREE.length; v++) {
            if (marked[v]) {
                mark(left + x[v], y(v), gone[v]);
            }
        }
    }

    /** How many children each vertex has left. */
    static int[] children(int[] tree, boolean[] gone) {
        int[] children = new int[tree.length];
        IntStream.range(ROOT, tree.length).filter(v -> !gone[v]).forEach(v -> children[tree[v]]++);
        return children;
    }

    /** The lengths of the legs that are left. */
    private static String legs(boolean[] gone) {
        int[] children = children(TREE, gone);
        return Svg.listed(IntStream.range(ROOT, TREE.length).filter(v -> !gone[v] && children[v] == 0)
                .mapToObj(leaf -> legLength(leaf, TREE, children)).toList(), "and");
    }

    private void drawLeg(double left, int leaf, int length) {
        Role role = length % 2 == 0 ? Role.ACCENT : Role.CONTRAST;
        int v = leaf;
        for (int i = 0; i < length; i++) {
            vertex(left + x[v], y(v), role, v);
            v = TREE[v];
        }
        svg.text(left + x[leaf], y(leaf) + RADIUS + 14, 16, role, length);
    }

    private void vertex(double x, double y, Role role, int number) {
        svg.circle(x, y, RADIUS, role);
        svg.text(x, y, 11, Role.BACKGROUND, number);
    }

    /** A cross on what is taken, a ring around what is put back. */
    private void mark(double x, double y, boolean back) {
        if (back) {
            svg.ring(x, y, RADIUS + 4, Role.INK, 2);
        } else {
            svg.line(x - 14, y - 14, x + 14, y + 14, Role.INK, 2);
            svg.line(x - 14, y + 14, x + 14, y - 14, Role.INK, 2);
        }
    }

    private void legend(double y) {
        svg.circle(20, y, RADIUS, Role.CONTRAST);
        svg.label(40, y, 13, Role.INK, "odd leg");
        svg.circle(140, y, RADIUS, Role.ACCENT);
        svg.label(160, y, 13, Role.INK, "even leg");
        svg.circle(265, y, RADIUS, Role.INK);
        svg.label(285, y, 13, Role.INK, "on no leg");
        svg.circle(395, y, RADIUS, Role.FAINT);
        svg.label(415, y, 13, Role.INK, "taken");
        mark(490, y, false);
        svg.label(512, y, 13, Role.INK, "taken next");
        mark(610, y, true);
        svg.label(632, y, 13, Role.INK, "put back next");
        svg.text(735, y, 16, Role.INK, "3");
        svg.label(747, y, 13, Role.INK, "length of a leg");
    }

    private double y(int v) {
        return TOP + depth[v] * STEP;
    }
}
