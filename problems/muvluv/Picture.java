package muvluv;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The smallest trees, and the winning move of theorem 3: a tree, without its single leaves, and after the move. */
public final class Picture {

    private static final int ROOT = 1;
    private static final int[] TREE = {0, 0, 1, 2, 2, 2, 3, 3, 4, 8, 5, 10, 5};
    private static final Position WHOLE = new Position(TREE);
    /** The place of each vertex, in steps from the left and from the top. */
    private static final double[] ACROSS = {0, 3, 3, 1.5, 3, 4.5, 1, 2, 3, 3, 4, 4, 5};
    private static final int[] DOWN = {0, 0, 1, 2, 2, 2, 3, 3, 3, 4, 3, 4, 3};
    private static final int STEP = 50, PANEL = 6 * STEP, RADIUS = 11, TOP = 64;

    /** The trees of up to four vertices, and one of five. Each parent has a smaller number than its children. */
    private static final int[][] SMALL = {{0, 0}, {0, 0, 1}, {0, 0, 1, 2}, {0, 0, 1, 1}, {0, 0, 1, 2, 3},
            {0, 0, 1, 1, 1}, {0, 0, 1, 1, 2}, {0, 0, 1, 2, 2}, {0, 0, 1, 1, 2, 3}};
    private static final int SMALL_STEP = 34, GAP = 20;

    private final Svg svg;

    private Picture(String title) {
        svg = new Svg(3 * PANEL, TOP + 4 * STEP + 80, title);
    }

    public static Map<String, String> draw() {
        return Map.of("small.svg", small(), "legs.svg", legs());
    }

    private static String small() {
        int leaves = Stream.of(SMALL).mapToInt(tree -> new Position(tree).leaves().length).sum();
        Svg svg = new Svg(leaves * SMALL_STEP + (SMALL.length + 1) * GAP, 4 * SMALL_STEP,
                "The eight trees of up to four vertices. The paths of two and of four vertices are lost. At the right a"
                        + " lost tree of five vertices, a root with two legs of two.");
        int left = GAP;
        for (int[] tree : SMALL) {
            drawSmall(svg, left, tree);
            left += new Position(tree).leaves().length * SMALL_STEP + GAP;
        }
        return svg.toString();
    }

    /** Draws the leaves from right to left, and each other vertex in the middle above its children. */
    private static void drawSmall(Svg svg, int left, int[] tree) {
        int[] depth = new int[tree.length];
        int[] children = new int[tree.length];
        for (int v = ROOT + 1; v < tree.length; v++) {
            depth[v] = depth[tree[v]] + 1;
            children[tree[v]]++;
        }
        double[] across = new double[tree.length];
        double next = new Position(tree).leaves().length - 0.5;
        Role role = Main.hasOddLeg(tree) ? Role.CONTRAST : Role.ACCENT;
        for (int v = tree.length - 1; v >= ROOT; v--) {
            if (children[v] == 0) {
                across[v] = next--;
            }
            across[tree[v]] += v == ROOT ? 0 : across[v] / children[tree[v]];
        }
        for (int v = ROOT; v < tree.length; v++) {
            double x = left + across[v] * SMALL_STEP;
            double y = (depth[v] + 0.5) * SMALL_STEP;
            if (v > ROOT) {
                svg.line(x, y, left + across[tree[v]] * SMALL_STEP, y - SMALL_STEP, role, 2);
            }
            svg.circle(x, y, 8, role);
        }
    }

    private static String legs() {
        BitSet none = new BitSet();
        BitSet single = single(WHOLE);
        BitSet taken = winningMove(TREE);
        Picture picture = new Picture("Three drawings of one tree. Before the move its legs have " + legs(none)
                + " vertices. Without the single leaves there are legs of " + legs(single)
                + ". After the move there are legs of " + legs(taken) + ".");
        picture.drawTree(0, "the tree", none);
        picture.drawTree(PANEL, "without its single leaves", single);
        picture.drawTree(2 * PANEL, "after the move", taken);
        picture.svg.label(20, TOP + 4 * STEP + 60, 13, Role.INK,
                "Orange: odd legs. Blue: even legs. Grey: taken. Below each leaf stands the length of its leg.");
        return picture.svg.toString();
    }

    /** Returns the leaves that are legs by themselves. */
    private static BitSet single(Position tree) {
        return IntStream.of(tree.leaves()).filter(leaf -> tree.leg(leaf).size() == 1).collect(BitSet::new,
                BitSet::set, BitSet::or);
    }

    /** Returns the leaves that the move of Theorem 3 takes from a tree with an odd leg. */
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

    /** Returns the lengths of the legs that are left. */
    private static String legs(BitSet gone) {
        Position position = WHOLE.without(gone);
        return Svg.listed(IntStream.of(position.leaves()).mapToObj(leaf -> position.leg(leaf).size()).toList(), "and");
    }

    private void drawTree(int left, String caption, BitSet gone) {
        svg.text(left + x(ROOT), 20, 14, Role.INK, caption);
        for (int v = ROOT + 1; v < TREE.length; v++) {
            svg.line(left + x(v), y(v), left + x(TREE[v]), y(TREE[v]), gone.get(v) ? Role.FAINT : Role.INK, 1.5);
        }
        for (int v = ROOT; v < TREE.length; v++) {
            vertex(left, v, gone.get(v) ? Role.FAINT : Role.INK);
        }
        Position position = WHOLE.without(gone);
        for (int leaf : position.leaves()) {
            List<Integer> leg = position.leg(leaf);
            Role role = leg.size() % 2 == 0 ? Role.ACCENT : Role.CONTRAST;
            leg.forEach(v -> vertex(left, v, role));
            svg.text(left + x(leaf), y(leaf) + RADIUS + 14, 16, role, leg.size());
        }
    }

    private void vertex(int left, int v, Role role) {
        svg.circle(left + x(v), y(v), RADIUS, role);
        svg.text(left + x(v), y(v), 11, Role.BACKGROUND, v);
    }

    private static double x(int v) {
        return ACROSS[v] * STEP;
    }

    private static double y(int v) {
        return TOP + DOWN[v] * STEP;
    }
}
