package muvluv;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A rooted tree whose vertices are numbered again in preorder, from 0 on: the vertices below v are v + 1 to last(v).
 */
final class Tree {

    static final int ROOT = 0, NONE = -1;

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
     *            by the name of each vertex, from 1 on, the name of its parent; those lead to the root, which is 1 and has 0
     */
    Tree(int[] parentName) {
        int n = parentName.length - 1;
        this.parentName = parentName;
        vertex = new int[n + 1];
        name = new int[n];
        parent = new int[n];
        last = new int[n];
        depth = new int[n];
        jump = new int[n];
        number();
    }

    private void number() {
        int[] firstChild = new int[parentName.length];
        int[] nextSibling = new int[parentName.length];
        for (int v = parentName.length - 1; v > 1; v--) {
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
        for (int v = last.length - 1; v != ROOT; v--) {
            last[parent[v]] = Math.max(last[parent[v]], last[v]);
        }
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

    int size() {
        return name.length;
    }

    /** The number of a vertex in the input. */
    int name(int v) {
        return name[v];
    }

    /** The vertex that has this number in the input. */
    int vertex(int named) {
        return vertex[named];
    }

    /** The parent of a vertex; none for the root. */
    int parent(int v) {
        return parent[v];
    }

    /** The last of the vertices at and below one. */
    int last(int v) {
        return last[v];
    }

    /** How many vertices are above one. */
    int depth(int v) {
        return depth[v];
    }

    /** The highest vertex that the condition holds for, if it holds from v up to some vertex and not further. O(log depth). */
    int highest(int v, IntPredicate condition) {
        int at = v;
        while (at != ROOT && condition.test(parent[at])) {
            at = condition.test(jump[at]) ? jump[at] : parent[at];
        }
        return at;
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
