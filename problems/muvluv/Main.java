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
 * Cost: O(n), in any numbering of the vertices. The branches share no vertex.
 */
public final class Main {

    private static final int MOST_VERTICES = 1000000;
    private static final int ROOT = 1, NONE = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt(1, MOST_VERTICES);
        int total = 0;
        for (int test = 0; test < tests; test++) {
            int n = in.nextInt(1, MOST_VERTICES);
            total += n;
            if (total > MOST_VERTICES) {
                throw in.unexpected("at most 1000000 vertices in all trees together");
            }
            int[] parent = new int[n + 1];
            for (int v = ROOT + 1; v <= n; v++) {
                parent[v] = in.nextInt(1, n);
            }
            int[] children = countChildren(parent);
            if (!isTree(parent, children)) {
                throw in.unexpected("parents that lead from every vertex to the root");
            }
            out.println(firstWins(parent, children) ? "Takeru" : "Meiya");
        }
        out.flush();
    }

    static boolean firstWins(int[] parent, int[] children) {
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0 && branchLength(leaf, parent, children) % 2 != 0) {
                return true;
            }
        }
        return false;
    }

    static int branchLength(int leaf, int[] parent, int[] children) {
        int length = 0;
        int v = leaf;
        do {
            length++;
            v = parent[v];
        } while (v != NONE && children[v] == 1);
        return length;
    }

    static int[] countChildren(int[] parent) {
        int[] children = new int[parent.length];
        for (int v = ROOT + 1; v < parent.length; v++) {
            children[parent[v]]++;
        }
        return children;
    }

    /** Peels leaves off as long as there are any. What stays is the vertices that lead into a cycle and not to the root. */
    static boolean isTree(int[] parent, int[] children) {
        int[] left = children.clone();
        int peeled = 0;
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0) {
                int v = leaf;
                do {
                    peeled++;
                    v = parent[v];
                } while (v != NONE && --left[v] == 0);
            }
        }
        return peeled == parent.length - 1;
    }
}
