package agc017d.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that numbers grow on the way from vertex 1, as they do in the samples, and that the vertices from n down to 2 are an
 * order in which each comes before its parent. A neighbour on the way to vertex 1 may have the larger number.
 */
final class SmallerIsParent {

    private static final int ROOT = 1;

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt();
        int[] parent = new int[n + 1];
        for (int edge = 1; edge < n; edge++) {
            int x = in.nextInt();
            int y = in.nextInt();
            parent[Math.max(x, y)] = Math.min(x, y); // Right: by a search from vertex 1
        }
        int[] value = new int[n + 1];
        for (int v = n; v > ROOT; v--) {
            value[parent[v]] ^= value[v] + 1;
        }
        out.println(value[ROOT] != 0 ? "Alice" : "Bob");
        out.flush();
    }
}
