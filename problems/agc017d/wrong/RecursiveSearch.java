package agc017d.wrong;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a method may call itself for each vertex of a path. A path can have 100000 vertices, more than the calls that a
 * stack of 1 MiB holds. Verdict: Runtime Error.
 */
final class RecursiveSearch {

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
        out.println(value(neighbours, ROOT, 0) != 0 ? "Alice" : "Bob");
        out.flush();
    }

    private static int value(List<List<Integer>> neighbours, int v, int parent) {
        int value = 0;
        for (int c : neighbours.get(v)) {
            if (c != parent) {
                value ^= value(neighbours, c, v) + 1; // Right: by a loop over the vertices, farthest first
            }
        }
        return value;
    }
}
