package agc017d;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A tree with its values, the stalks that its branches shrink to, and the one stalk that is left of these. */
public final class Picture {

    private static final int ROOT = 1;
    /** The parent of each vertex, which has a smaller number. */
    private static final int[] TREE = {0, 0, 1, 2, 2, 4, 1, 6, 7, 1, 9, 9};
    /** The place of each vertex, in steps from the middle of the panel. */
    private static final double[] ACROSS = {0, 0, -1.3, -1.8, -0.8, -0.8, 0, 0, 0, 1.3, 0.8, 1.8};
    private static final int STEP = 56, PANEL = 290, GROUND = 290, RADIUS = 9;

    private final Svg svg;
    private final int[] value = new int[TREE.length];
    private final int[] height = new int[TREE.length];

    private Picture(Svg svg) {
        this.svg = svg;
        for (int v = TREE.length - 1; v > ROOT; v--) {
            value[TREE[v]] ^= value[v] + 1;
        }
        for (int v = ROOT + 1; v < TREE.length; v++) {
            height[v] = height[TREE[v]] + 1;
        }
    }

    public static Map<String, String> draw() {
        Svg svg = new Svg(2 * PANEL + 170, GROUND + 50, "A tree of " + (TREE.length - 2)
                + " edges with the value at each edge, beside it a stalk for each branch at vertex 1 whose height is the value"
                + " of the branch, and beside these one stalk whose height is the xor of theirs.");
        new Picture(svg).drawAll();
        return Map.of("stalks.svg", svg.toString());
    }

    private void drawAll() {
        ground(PANEL / 2.0, PANEL, "a tree and its values");
        for (int v = ROOT + 1; v < TREE.length; v++) {
            svg.line(x(v), y(v), x(TREE[v]), y(TREE[v]), Role.INK, 3);
            svg.label((x(v) + x(TREE[v])) / 2 + 8, (y(v) + y(TREE[v])) / 2, 15, Role.CONTRAST, value[v] + 1);
        }
        for (int v = ROOT; v < TREE.length; v++) {
            svg.circle(x(v), y(v), RADIUS, Role.INK);
            svg.text(x(v), y(v), 11, Role.BACKGROUND, v);
        }
        int[] tops = IntStream.range(ROOT + 1, TREE.length).filter(v -> TREE[v] == ROOT).toArray();
        ground(1.5 * PANEL, PANEL, "a stalk for each branch");
        for (int i = 0; i < tops.length; i++) {
            stalk(1.5 * PANEL + (i - (tops.length - 1) / 2.0) * STEP, value[tops[i]] + 1);
        }
        ground(2 * PANEL + 85, 170, "their xor");
        stalk(2 * PANEL + 85, value[ROOT]);
    }

    private void ground(double middle, double width, String caption) {
        svg.rectangle(middle - width / 2 + 12, GROUND, width - 24, 5, Role.FAINT);
        svg.text(middle, GROUND + 30, 14, Role.INK, caption);
    }

    private void stalk(double x, int edges) {
        int step = 40;
        for (int i = 0; i < edges; i++) {
            svg.line(x, GROUND - i * step, x, GROUND - (i + 1) * step, Role.INK, 3);
            svg.circle(x, GROUND - (i + 1) * step, 4, Role.INK);
        }
        svg.text(x, GROUND - edges * step - 18, 15, Role.CONTRAST, edges);
    }

    private double x(int v) {
        return PANEL / 2.0 + ACROSS[v] * STEP;
    }

    private double y(int v) {
        return GROUND - height[v] * 1.4 * STEP;
    }
}
