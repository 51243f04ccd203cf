package agc017d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The binary digits of the value, by Theorem 4: the last one is the parity of the number of edges, and the others are
 * the value of the tree in which each edge that carries an even number of edges is contracted. No nim-sum, no value of
 * a branch. Every legal size: each contraction takes at least half of the edges.
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

    /** All vertices but the root, each after its parent, which is noted. */
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

    /** Whether each contracted tree has an even number of edges; an edge has the name of its farther vertex. */
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

    /** The edges that carry an odd number of edges; their parents are changed to what these have become a part of. */
    static List<Integer> contract(List<Integer> edges, int[] parent) {
        boolean[] odd = new boolean[parent.length];
        for (int i = edges.size() - 1; i >= 0; i--) {
            int v = edges.get(i);
            odd[parent[v]] ^= !odd[v]; // with the edge itself
        }
        List<Integer> kept = new ArrayList<>();
        for (int v : edges) {
            int above = parent[v];
            if (above != ROOT && !odd[above]) {
                parent[v] = parent[above]; // this has been changed already
            }
            if (odd[v]) {
                kept.add(v);
            }
        }
        return kept;
    }
}
