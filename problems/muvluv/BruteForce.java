package muvluv;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: a position is the set of vertices that stand, and every set of leaves is tried. Trees of
 * up to 12 vertices.
 */
final class BruteForce {

    private static final int ROOT = 1;

    private final int[] parent;
    /** By position, a set of vertices with vertex v as bit v. */
    private final Map<Integer, Boolean> known = new HashMap<>();

    private BruteForce(int[] parent) {
        this.parent = parent;
    }

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int n = in.nextInt();
            int[] parent = new int[n + 1];
            IntStream.rangeClosed(ROOT + 1, n).forEach(v -> parent[v] = in.nextInt());
            out.println(firstWins(parent) ? "Takeru" : "Meiya");
        }
    }

    static boolean firstWins(int[] parent) {
        int wholeTree = IntStream.range(ROOT, parent.length).map(v -> 1 << v).sum();
        return new BruteForce(parent).moverWins(wholeTree);
    }

    private boolean moverWins(int standing) {
        Boolean found = known.get(standing);
        if (found == null) {
            found = searchWins(standing);
            known.put(standing, found);
        }
        return found;
    }

    private boolean searchWins(int standing) {
        int leaves = leaves(standing);
        // All non-empty subsets of the leaves, in descending order.
        for (int taken = leaves; taken != 0; taken = (taken - 1) & leaves) {
            if (!moverWins(standing & ~taken)) {
                return true;
            }
        }
        return false;
    }

    private int leaves(int standing) {
        int leaves = standing;
        for (int v = ROOT + 1; v < parent.length; v++) {
            if ((standing >> v & 1) != 0) {
                leaves &= ~(1 << parent[v]);
            }
        }
        return leaves;
    }
}
