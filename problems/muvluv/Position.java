package muvluv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The part of a rooted tree that is left. Immutable. */
public final class Position {

    private static final int ROOT = 1, MAX_DRAWN = 60;

    /** The parent of each vertex, also of vertices that have been taken; 0 for the root. */
    final int[] parent;
    final BitSet left;
    /** The number of children that each vertex has left. */
    private final int[] children;

    /** Makes a whole tree. The parents of the vertices are given from vertex 1 on. */
    Position(int[] parent) {
        this(parent, IntStream.range(ROOT, parent.length));
    }

    private Position(int[] parent, IntStream vertices) {
        this.parent = parent;
        left = vertices.collect(BitSet::new, BitSet::set, BitSet::or);
        children = new int[parent.length];
        left.stream().forEach(v -> children[parent[v]]++);
    }

    /** Returns the leaves in ascending order. */
    int[] leaves() {
        return left.stream().filter(v -> children[v] == 0).toArray();
    }

    /** Returns the tree without some of its leaves. */
    Position without(BitSet taken) {
        return new Position(parent, left.stream().filter(v -> !taken.get(v)));
    }

    /** Returns the number of vertices that are left. */
    int vertices() {
        return left.cardinality();
    }

    /** Tells whether few enough vertices are left to draw them. */
    boolean isSmall() {
        return vertices() <= MAX_DRAWN;
    }

    /** Returns the vertices from a leaf upwards to just below the first fork. */
    List<Integer> leg(int leaf) {
        List<Integer> leg = new ArrayList<>(List.of(leaf));
        for (int v = parent[leaf]; v != 0 && children[v] == 1; v = parent[v]) {
            leg.add(v);
        }
        return leg;
    }

    /** Draws the tree with the root on the left and each leaf at the end of a line. */
    @Override
    public String toString() {
        return left.isEmpty()
                ? "Nothing is left."
                : isSmall() ? String.join("\n", lines(ROOT)) : vertices() + " vertices are left.";
    }

    private List<String> lines(int v) {
        int[] above = left.stream().filter(child -> parent[child] == v).toArray();
        if (above.length == 0) {
            return List.of(Integer.toString(v));
        }
        String stem = v + "-";
        List<String> lines = new ArrayList<>();
        for (int child : above) {
            boolean isLast = child == above[above.length - 1];
            String fork = above.length == 1 ? "" : "+-";
            for (String line : lines(child)) {
                lines.add(stem + fork + line);
                stem = " ".repeat(stem.length());
                fork = above.length == 1 ? "" : isLast ? "  " : "| ";
            }
        }
        return lines;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && left.equals(position.left)
                && Arrays.equals(parent, position.parent);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(parent) + left.hashCode();
    }
}
