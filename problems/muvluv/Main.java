package muvluv;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * MUV LUV UNLIMITED: two players prune a rooted tree. A move takes away any leaves, at least one; whoever can't move
 * loses.
 *
 * <p>
 * The branch of a leaf is the path from the leaf towards the root, up to but without the first vertex that has two or
 * more children. Where no vertex has that many, the tree is one branch and the root belongs to it.
 *
 * <p>
 * Theorem. The player to move loses if and only if every branch has an even number of vertices.
 *
 * <p>
 * Why: where every branch is even, a move makes each branch it touches odd, and none vanishes. Where some are odd but
 * none is a single vertex, taking the tips of the odd ones makes all even. And a branch of a single vertex can be taken
 * along with any move of the tree without it, so it wins by strategy stealing.
 *
 * <p>
 * Proof: problems/muvluv/README.md, theorem 2. Cost: O(n), since branches share no vertex.
 */
public final class Main {

    /** Two arrays of more numbers do not fit the judge's memory. */
    private static final int MAX_VERTICES = 10000000;
    private static final int ROOT = 1, NONE = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int tests = in.nextInt(0, Integer.MAX_VALUE); tests > 0; tests--) {
                int n = in.nextInt(1, MAX_VERTICES);
                int[] parent = new int[n + 1];
                for (int v = ROOT + 1; v <= n; v++) {
                    parent[v] = in.nextInt(1, n);
                }
                out.println(hasOddBranch(parent) ? "Takeru" : "Meiya");
            }
        } finally {
            out.flush();
        }
    }

    /** Climbs from each leaf to the end of its branch, and counts the vertices. */
    static boolean hasOddBranch(int[] parent) {
        int[] children = new int[parent.length];
        for (int v = ROOT + 1; v < parent.length; v++) {
            children[parent[v]]++;
        }
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0) {
                int length = 1;
                for (int v = parent[leaf]; v != NONE && children[v] == 1; v = parent[v]) {
                    length++;
                }
                if (length % 2 != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
