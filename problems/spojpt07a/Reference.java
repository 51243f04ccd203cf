package spojpt07a;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Uses the fusion principle for any green graph, and not only for trees. It merges all ground vertices, which gives a
 * graph with cycles, loops and parallel edges. It finds the bridges of this graph by a depth-first search, and computes
 * the value of the tree of bridges. It answers every legal size.
 */
final class Reference {

    private static final int GROUND = 0, NONE = -1;

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            int n = in.nextInt();
            int[] fused = new int[n + 1];
            for (int v = 1; v <= n; v++) {
                fused[v] = in.nextInt() == 1 ? GROUND : v;
            }
            int[] ends = IntStream.range(0, 2 * (n - 1)).map(i -> fused[in.nextInt()]).toArray();
            out.println(value(n, ends) != 0 ? 1 : 0);
        }
    }

    /**
     * Returns the value of a graph with the vertices 0 to n that stands on vertex 0.
     *
     * @param ends the ends of edge i are at 2i and 2i + 1
     */
    static int value(int n, int[] ends) {
        List<List<Integer>> endsAt = IntStream.rangeClosed(0, n).<List<Integer>>mapToObj(v -> new ArrayList<>(2))
                .toList();
        IntStream.range(0, ends.length).forEach(end -> endsAt.get(ends[end]).add(end));
        int[] cameBy = new int[n + 1];
        int[] number = new int[n + 1];
        List<Integer> preorder = search(ends, endsAt, cameBy, number);
        // The least number that is reached from a vertex or above it without the edge by which the search came.
        int[] low = number.clone();
        int[] value = new int[n + 1];
        for (int i = preorder.size() - 1; i >= 0; i--) {
            int v = preorder.get(i);
            for (int end : endsAt.get(v)) {
                int other = ends[end ^ 1];
                if (end >> 1 != cameBy[v] >> 1 && number[other] <= number[v]) {
                    low[v] = Math.min(low[v], number[other]);
                    // An edge that leads back, and a loop, is on a cycle. A loop has both its ends here and counts at one.
                    value[v] ^= other != v || end % 2 == 0 ? 1 : 0;
                }
            }
            if (v != GROUND) {
                int below = ends[cameBy[v]];
                boolean bridge = low[v] == number[v];
                value[below] ^= bridge ? value[v] + 1 : value[v] ^ 1;
                low[below] = Math.min(low[below], low[v]);
            }
        }
        return value[GROUND];
    }

    /** Returns all vertices that stand, in preorder, and stores their numbers and the ends that lead to them. */
    private static List<Integer> search(int[] ends, List<List<Integer>> endsAt, int[] cameBy, int[] number) {
        List<Integer> preorder = new ArrayList<>();
        int[] next = new int[number.length];
        int v = GROUND;
        cameBy[GROUND] = NONE;
        preorder.add(GROUND);
        number[GROUND] = 1;
        while (v != GROUND || next[v] < endsAt.get(v).size()) {
            if (next[v] == endsAt.get(v).size()) {
                v = ends[cameBy[v]];
                continue;
            }
            int end = endsAt.get(v).get(next[v]++);
            int other = ends[end ^ 1];
            if (number[other] == 0) {
                cameBy[other] = end;
                preorder.add(other);
                number[other] = preorder.size();
                v = other;
            }
        }
        return preorder;
    }
}
