package muvluv;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * MUV LUV UNLIMITED: two players prune a rooted tree. A move takes away any leaves, at least one; who can't move loses.
 *
 * <p>
 * The branch of a leaf is the way from the leaf towards the root, up to but without the first vertex that has two or more
 * children. Where no vertex has that many, the tree is one branch and the root belongs to it.
 *
 * <p>
 * Theorem. The first player wins if and only if some branch has an odd number of vertices.
 *
 * <p>
 * Why: where every branch is even, a move makes each branch it touches odd, and none vanishes. Where some are odd but none
 * is a single vertex, taking the tips of the odd ones makes all even. And a branch of a single vertex can be taken along
 * with any move of the tree without it, so it wins by strategy stealing.
 *
 * <p>
 * The length of the branch of a leaf, by climbing:
 *
 * <pre>
 *   int length = 1;
 *   for (int v = parent[leaf]; v != NONE &amp;&amp; children[v] == 1; v = parent[v]) {
 *       length++;
 *   }
 * </pre>
 *
 * That is O(n) for all leaves together, but on a path numbered at random each step waits for the memory. So the branches are
 * found by contraction: each vertex with one child is merged into that child, in any order of the vertices, until each branch
 * has shrunk to its leaf.
 *
 * <p>
 * Cost: O(n), in any numbering of the vertices.
 */
public final class Main {

    private static final int MAX_VERTICES = 1000000;
    private static final int ROOT = 1, NONE = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int tests = in.nextInt(1, MAX_VERTICES);
            int total = 0;
            for (int test = 0; test < tests; test++) {
                int n = in.nextInt(1, MAX_VERTICES);
                total += n;
                if (total > MAX_VERTICES) {
                    throw in.unexpected("at most 1000000 vertices in all trees together");
                }
                int[] parent = new int[n + 1];
                for (int v = ROOT + 1; v <= n; v++) {
                    parent[v] = in.nextInt(1, n);
                }
                int[] children = countChildren(parent);
                int[] length = contract(parent, children);
                if (!isContractedTree(parent, children, length)) {
                    throw in.unexpected("parents that lead from every vertex to the root");
                }
                out.println(firstWins(children, length) ? "Takeru" : "Meiya");
            }
        } finally {
            out.flush();
        }
    }

    /** Whether some branch is odd; at a leaf, <code>length</code> is that of its branch. */
    static boolean firstWins(int[] children, int[] length) {
        for (int v = ROOT; v < children.length; v++) {
            if (children[v] == 0 && length[v] % 2 != 0) {
                return true;
            }
        }
        return false;
    }

    static int[] countChildren(int[] parent) {
        int[] children = new int[parent.length];
        for (int v = ROOT + 1; v < parent.length; v++) {
            children[parent[v]]++;
        }
        return children;
    }

    /**
     * Merges each vertex that has exactly one child into this child, which gets its parent. Leaves and forks are left, and of
     * a cycle without forks one vertex, which is its own child.
     *
     * @param parent
     *            overwritten: that of a vertex that is left is one that is left too, or none
     * @return how many vertices each that is left stands for
     */
    static int[] contract(int[] parent, int[] children) {
        int[] child = new int[parent.length];
        int[] length = new int[parent.length];
        for (int v = ROOT; v < parent.length; v++) {
            child[parent[v]] = v;
            length[v] = 1;
        }
        for (int v = ROOT; v < parent.length; v++) {
            if (children[v] == 1 && child[v] != v) {
                int below = child[v];
                int above = parent[v];
                parent[below] = above;
                child[above] = below;
                length[below] += length[v];
            }
        }
        return length;
    }

    /**
     * Whether a contracted graph is a tree: peels off leaves as long as there are any. What stays are vertices on a cycle,
     * and those between it and another one.
     */
    static boolean isContractedTree(int[] parent, int[] children, int[] length) {
        int[] left = children.clone();
        int peeled = 0;
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0) {
                int v = leaf;
                do {
                    peeled += length[v];
                    v = parent[v];
                } while (v != NONE && --left[v] == 0);
            }
        }
        return peeled == parent.length - 1;
    }
}
