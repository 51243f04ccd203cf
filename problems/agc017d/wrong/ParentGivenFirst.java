package agc017d.wrong;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Believed that the first end of each edge is the one nearer to vertex 1. An edge is given in any direction. */
final class ParentGivenFirst {

    private static final int ROOT = 1;

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt();
        List<List<Integer>> children = new ArrayList<>();
        for (int v = 0; v <= n; v++) {
            children.add(new ArrayList<>());
        }
        for (int edge = 1; edge < n; edge++) {
            children.get(in.nextInt()).add(in.nextInt()); // Right: each end is a neighbour of the other one
        }
        int[] parent = new int[n + 1];
        List<Integer> order = new ArrayList<>(List.of(ROOT));
        for (int i = 0; i < order.size(); i++) {
            for (int c : children.get(order.get(i))) {
                parent[c] = order.get(i);
                order.add(c);
            }
        }
        int[] value = new int[n + 1];
        for (int i = order.size() - 1; i > 0; i--) {
            value[parent[order.get(i)]] ^= value[order.get(i)] + 1;
        }
        out.println(value[ROOT] != 0 ? "Alice" : "Bob");
        out.flush();
    }
}
