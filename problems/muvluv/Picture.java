package muvluv;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
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
    private static final Position WHOLE = new Position(TREE);
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
        BitSet none = new BitSet();
        BitSet single = single(WHOLE);
        BitSet taken = winningMove(TREE);
        BitSet changed = (BitSet) single.clone();
        changed.xor(taken);
        int panel = WHOLE.leaves().length * STEP;
        Svg svg = new Svg(3 * panel + 2 * STEP + 30, TOP + 4 * STEP + 92,
                "Three drawings of one tree. Before the move its legs have " + legs(none)
                        + " vertices. Without the single leaves there are legs of " + legs(single)
                        + ". After the move there are legs of " + legs(taken) + ".");
        Picture picture = new Picture(svg);
        picture.drawTree(0, "the tree", none, single);
        picture.drawTree(panel + STEP, "without its single leaves", single, changed);
        picture.drawTree(2 * (panel + STEP), "after the move", taken, none);
        picture.legend(TOP + 4 * STEP + 56);
        return Map.of("legs.svg", svg.toString());
    }

    /** The leaves that are legs by themselves. */
    private static BitSet single(Position tree) {
        return IntStream.of(tree.leaves()).filter(leaf -> tree.leg(leaf).size() == 1).collect(BitSet::new,
                BitSet::set, BitSet::or);
    }

    /** The leaves that the move of Theorem 3 takes from a tree with an odd leg. */
    static BitSet winningMove(int[] tree) {
        Position whole = new Position(tree);
        BitSet taken = single(whole);
        Position rest = whole.without(taken);
        for (int leaf : rest.leaves()) {
            if (rest.leg(leaf).size() % 2 != 0) {
                // A leaf of the tree, or one that has lost all its children: one of these is put back.
                taken.flip(IntStream.range(ROOT, tree.length).filter(child -> tree[child] == leaf).findFirst()
                        .orElse(leaf));
            }
        }
        return taken;
    }

    /** The lengths of the legs that are left. */
    private static String legs(BitSet gone) {
        Position position = WHOLE.without(gone);
        return Svg.listed(IntStream.of(position.leaves()).mapToObj(leaf -> position.leg(leaf).size()).toList(),
                "and");
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

    /** What is gone is pale, and a mark says what changes next. */
    private void drawTree(double left, String caption, BitSet gone, BitSet marked) {
        svg.text(left + leavesPlaced * STEP / 2.0, 20, 14, Role.INK, caption);
        for (int v = ROOT + 1; v < TREE.length; v++) {
            svg.line(left + x[v], y(v), left + x[TREE[v]], y(TREE[v]), gone.get(v) ? Role.FAINT : Role.INK, 1.5);
        }
        for (int v = ROOT; v < TREE.length; v++) {
            vertex(left + x[v], y(v), gone.get(v) ? Role.FAINT : Role.INK, v);
        }
        Position position = WHOLE.without(gone);
        for (int leaf : position.leaves()) {
            List<Integer> leg = position.leg(leaf);
            Role role = leg.size() % 2 == 0 ? Role.ACCENT : Role.CONTRAST;
            leg.forEach(v -> vertex(left + x[v], y(v), role, v));
            svg.text(left + x[leaf], y(leaf) + RADIUS + 14, 16, role, leg.size());
        }
        marked.stream().forEach(v -> mark(left + x[v], y(v), gone.get(v)));
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
