package agc016f;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: takes every subset of the edges, and from the last vertices back to the first asks whether
 * the mover wins with the tokens there. Up to some 16 edges.
 */
final class BruteForce {

    /** An edge from a vertex to one of a larger number. */
    private record Edge(int from, int to) {
    }

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        int vertices = in.nextInt();
        List<Edge> edges = new ArrayList<>();
        for (int left = in.nextInt(); left > 0; left--) {
            edges.add(new Edge(in.nextInt(), in.nextInt()));
        }
        int wins = 0;
        for (int subset = 0; subset < 1 << edges.size(); subset++) {
            boolean[][] edge = new boolean[vertices + 1][vertices + 1];
            for (int i = 0; i < edges.size(); i++) {
                edge[edges.get(i).from()][edges.get(i).to()] = (subset >> i & 1) != 0;
            }
            if (moverWins(edge)) {
                wins++;
            }
        }
        out.println(wins % 1_000_000_007);
    }

    /** Whether the mover wins with one token on vertex 1 and the other on vertex 2. */
    private static boolean moverWins(boolean[][] edge) {
        int vertices = edge.length - 1;
        boolean[][] wins = new boolean[vertices + 1][vertices + 1];
        for (int a = vertices; a >= 1; a--) {
            for (int b = vertices; b >= 1; b--) {
                for (int to = 1; to <= vertices; to++) {
                    wins[a][b] |= edge[a][to] && !wins[to][b] || edge[b][to] && !wins[a][to];
                }
            }
        }
        return wins[1][2];
    }
}
