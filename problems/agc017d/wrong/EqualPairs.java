package agc017d.wrong;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the second player wins only by symmetry: if the branches at vertex 1 come in pairs of equal value. Three branches
 * may balance, too, as heaps of 1, 2 and 3 do.
 */
final class EqualPairs {

    private static final int ROOT = 1;

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt();
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int v = 0; v <= n; v++) {
            neighbours.add(new ArrayList<>());
        }
        for (int edge = 1; edge < n; edge++) {
            int x = in.nextInt();
            int y = in.nextInt();
            neighbours.get(x).add(y);
            neighbours.get(y).add(x);
        }
        int[] parent = new int[n + 1];
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
        int[] value = new int[n + 1];
        List<Integer> branches = new ArrayList<>();
        for (int i = n - 1; i > 0; i--) {
            int v = order.get(i);
            value[parent[v]] ^= value[v] + 1;
            if (parent[v] == ROOT) {
                branches.add(value[v] + 1);
            }
        }
        Collections.sort(branches);
        boolean paired = branches.size() % 2 == 0;
        for (int i = 0; paired && i < branches.size(); i += 2) {
            paired = branches.get(i).equals(branches.get(i + 1)); // Right: the xor of all is 0
        }
        out.println(paired ? "Bob" : "Alice");
        out.flush();
    }
}
