package spojpt07a.wrong;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that an edge between two vertices on the ground means nothing, since it holds nothing up. It can be cut: a loop
 * is worth 1.
 */
final class LoopsDropped {

    private static final int GROUND = 0;

    /** The edges at each vertex, as the vertices at their other ends and their numbers. */
    private final List<List<int[]>> edgesAt = new ArrayList<>();
    private final int[] number;
    private final int[] low;
    private int reached;

    private LoopsDropped(int n) {
        for (int v = 0; v <= n; v++) {
            edgesAt.add(new ArrayList<>());
        }
        number = new int[n + 1];
        low = new int[n + 1];
    }

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            int n = in.nextInt();
            int[] fused = new int[n + 1];
            for (int v = 1; v <= n; v++) {
                fused[v] = in.nextInt() == 1 ? GROUND : v;
            }
            LoopsDropped graph = new LoopsDropped(n);
            for (int edge = 1; edge < n; edge++) {
                graph.add(edge, fused[in.nextInt()], fused[in.nextInt()]);
            }
            out.println(graph.value(GROUND, -1) != 0 ? 1 : 0);
        }
        out.flush();
    }

    private void add(int edge, int x, int y) {
        if (x == y) {
            return; // Right: a loop is an edge, too
        }
        edgesAt.get(x).add(new int[]{y, edge});
        edgesAt.get(y).add(new int[]{x, edge});
    }

    private int value(int v, int cameBy) {
        number[v] = ++reached;
        low[v] = number[v];
        int value = 0;
        for (int[] edge : edgesAt.get(v)) {
            int other = edge[0];
            if (edge[1] == cameBy) {
                continue;
            }
            if (number[other] == 0) {
                int carried = value(other, edge[1]);
                value ^= low[other] > number[v] ? carried + 1 : carried ^ 1;
                low[v] = Math.min(low[v], low[other]);
            } else if (number[other] <= number[v]) {
                value ^= 1;
                low[v] = Math.min(low[v], number[other]);
            }
        }
        return value;
    }
}
