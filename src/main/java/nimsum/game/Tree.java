package nimsum.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.function.IntPredicate;

/**
 * A rooted tree, for games that are played on one: an immutable part of their positions. Its vertices are numbered again in
 * preorder, from 0 on, so that the vertices below v are v + 1 to last(v). No recursion, so that a tree may be a path of a million
 * vertices.
 */
public final class Tree {

    public static final int ROOT = 0, NONE = -1;

    /** As in the input: by the name of a vertex the name of its parent, 0 for the root. */
    private final int[] parentName;
    private final int[] vertex;
    private final int[] name;
    private final int[] parent;
    private final int[] last;
    private final int[] depth;
    /** Some vertex further up: a way of length d to any vertex above takes O(log d) steps by these and by parents. */
    private final int[] jump;

    /**
     * @param parentName
     *            by the name of each vertex, from 1 on, the name of its parent; the root is 1 and has 0
     * @throws IllegalArgumentException
     *             if the parents lead round in a circle
     */
    public Tree(int[] parentName) {
        int n = parentName.length - 1;
        this.parentName = parentName.clone();
        vertex = new int[n + 1];
        name = new int[n];
        parent = new int[n];
        last = new int[n];
        depth = new int[n];
        jump = new int[n];
        if (number() < n) {
            throw new IllegalArgumentException("some vertices are not below the root");
        }
        for (int v = n - 1; v != ROOT; v--) {
            last[parent[v]] = Math.max(last[parent[v]], last[v]);
        }
    }

    /** Goes through the vertices below the root, siblings by name; how many there are. */
    private int number() {
        int[] firstChild = new int[parentName.length];
        int[] nextSibling = new int[parentName.length];
        for (int v = parentName.length - 1; v > 0; v--) {
            nextSibling[v] = firstChild[parentName[v]];
            firstChild[parentName[v]] = v;
        }
        int entered = 0;
        for (int v = 1; v != 0; entered++) {
            enter(v, entered);
            if (firstChild[v] != 0) {
                v = firstChild[v];
            } else {
                while (v != 0 && nextSibling[v] == 0) {
                    v = parentName[v];
                }
                v = nextSibling[v];
            }
        }
        return entered;
    }

    private void enter(int named, int v) {
        vertex[named] = v;
        name[v] = named;
        last[v] = v;
        parent[v] = NONE;
        if (v != ROOT) {
            int above = vertex[parentName[named]];
            parent[v] = above;
            depth[v] = depth[above] + 1;
            int far = jump[above];
            // Two jumps of equal length make one twice as long.
            jump[v] = depth[above] - depth[far] == depth[far] - depth[jump[far]] ? jump[far] : above;
        }
    }

    /** How many vertices there are. */
    public int size() {
        return name.length;
    }

    /** The number of a vertex in the input. */
    public int name(int v) {
        return name[v];
    }

    /** The vertex that has this number in the input. */
    public int vertex(int named) {
        return vertex[named];
    }

    /** The parent of a vertex; none for the root. */
    public int parent(int v) {
        return parent[v];
    }

    /** The last of the vertices at and below one. */
    public int last(int v) {
        return last[v];
    }

    /** How many vertices are above one. */
    public int depth(int v) {
        return depth[v];
    }

    /** The highest vertex that the condition holds for, if it holds from v up to some vertex and not further. O(log depth). */
    public int highest(int v, IntPredicate condition) {
        int at = v;
        while (at != ROOT && condition.test(parent[at])) {
            at = condition.test(jump[at]) ? jump[at] : parent[at];
        }
        return at;
    }

    /**
     * Draws a part of the tree, by name: the root on the left, and each leaf of the part at the end of a line. For small parts.
     *
     * @param part
     *            with each vertex its parent
     */
    public String picture(SortedSet<Integer> part) {
        return String.join("\n", lines(ROOT, part));
    }

    private List<String> lines(int v, SortedSet<Integer> part) {
        List<Integer> children = part.stream().filter(child -> parent[child] == v).toList();
        if (children.isEmpty()) {
            return List.of(Integer.toString(name[v]));
        }
        String stem = name[v] + "-";
        List<String> lines = new ArrayList<>();
        for (int child : children) {
            boolean isLast = child == children.get(children.size() - 1);
            String fork = children.size() == 1 ? "" : "+-";
            for (String below : lines(child, part)) {
                lines.add(stem + fork + below);
                stem = " ".repeat(stem.length());
                fork = children.size() == 1 ? "" : isLast ? "  " : "| ";
            }
        }
        return lines;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Tree tree && Arrays.equals(parentName, tree.parentName);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(parentName);
    }

    @Override
    public String toString() {
        return Arrays.toString(parentName);
    }
}
