package agc017d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the binary digits of the value by theorem 2. The last digit is the parity of the number of edges. The other
 * digits are the value of the tree in which each edge that carries an even number of edges is contracted. So there is
 * no nim-sum here, and no value of a branch. Each contraction removes at least half of the edges, so every legal size
 * is answered.
 */
final class Reference {

    private static final int ROOT = 1;

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt();
        List<List<Integer>> neighbours = IntStream.rangeClosed(0, n).<List<Integer>>mapToObj(v -> new ArrayList<>(2))
                .toList();
        for (int edge = 1; edge < n; edge++) {
            int x = in.nextInt();
            int y = in.nextInt();
            neighbours.get(x).add(y);
            neighbours.get(y).add(x);
        }
        int[] parent = new int[n + 1];
        out.println(isZero(downwards(neighbours, parent), parent) ? "Bob" : "Alice");
    }

    /** Returns all vertices except the root, each after its parent, and stores the parents. */
    static List<Integer> downwards(List<List<Integer>> neighbours, int[] parent) {
        List<Integer> order = new ArrayList<>(List.of(ROOT));
        for (int i = 0; i < order.size(); i++) {
            int v = order.get(i);
            for (int c : neighbours.get(v)) {
                if (c != parent[v]) {
                    parent[c] = v;
                    order.add(c);
                }
            }
        }
        return order.subList(1, order.size());
    }

    /** Returns whether each contracted tree has an even number of edges. An edge has the name of its upper end. */
    private static boolean isZero(List<Integer> edges, int[] parent) {
        List<Integer> left = edges;
        while (!left.isEmpty()) {
            if (left.size() % 2 != 0) {
                return false;
            }
            left = contract(left, parent);
        }
        return true;
    }

    /** Returns the edges that carry an odd number of edges. A parent becomes the vertex that it is merged into. */
    static List<Integer> contract(List<Integer> edges, int[] parent) {
        boolean[] odd = new boolean[parent.length];
        for (int i = edges.size() - 1; i >= 0; i--) {
            int v = edges.get(i);
            // The edge itself is carried, too.
            odd[parent[v]] ^= !odd[v];
        }
        List<Integer> kept = new ArrayList<>();
        for (int v : edges) {
            int above = parent[v];
            if (above != ROOT && !odd[above]) {
                // The parent of the vertex above has been replaced already.
                parent[v] = parent[above];
            }
            if (odd[v]) {
                kept.add(v);
            }
        }
        return kept;
    }
}
