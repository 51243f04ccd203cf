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
        int[] parentEnd = new int[n + 1];
        int[] discovery = new int[n + 1];
        List<Integer> preorder = search(ends, endsAt, parentEnd, discovery);
        // Low-link: the least discovery index reachable from the subtree of a vertex by one back edge.
        int[] low = discovery.clone();
        int[] value = new int[n + 1];
        for (int i = preorder.size() - 1; i >= 0; i--) {
            int v = preorder.get(i);
            for (int end : endsAt.get(v)) {
                int other = ends[end ^ 1];
                if (end >> 1 != parentEnd[v] >> 1 && discovery[other] <= discovery[v]) {
                    low[v] = Math.min(low[v], discovery[other]);
                    // A back edge or a loop is on a cycle. A loop has both its ends here and counts at one.
                    value[v] ^= other != v || end % 2 == 0 ? 1 : 0;
                }
            }
            if (v != GROUND) {
                int parent = ends[parentEnd[v]];
                boolean bridge = low[v] == discovery[v];
                value[parent] ^= bridge ? value[v] + 1 : value[v] ^ 1;
                low[parent] = Math.min(low[parent], low[v]);
            }
        }
        return value[GROUND];
    }

    /** Returns the depth-first preorder, and stores the discovery indices and the ends at the parents. */
    private static List<Integer> search(int[] ends, List<List<Integer>> endsAt, int[] parentEnd, int[] discovery) {
        List<Integer> preorder = new ArrayList<>();
        int[] next = new int[discovery.length];
        int v = GROUND;
        parentEnd[GROUND] = NONE;
        preorder.add(GROUND);
        discovery[GROUND] = 1;
        while (v != GROUND || next[v] < endsAt.get(v).size()) {
            if (next[v] == endsAt.get(v).size()) {
                v = ends[parentEnd[v]];
                continue;
            }
            int end = endsAt.get(v).get(next[v]++);
            int other = ends[end ^ 1];
            if (discovery[other] == 0) {
                parentEnd[other] = end;
                preorder.add(other);
                discovery[other] = preorder.size();
                v = other;
            }
        }
        return preorder;
    }
}
