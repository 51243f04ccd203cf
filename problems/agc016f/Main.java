package agc016f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Games on DAG: of the 2^M graphs left by taking away edges, count those in which the player who starts wins with one
 * token on vertex 1 and one on vertex 2.
 *
 * <p>
 * The two tokens are a sum of two games, so the first player wins if and only if their Grundy values differ. Counted
 * are the graphs in which they are equal. In a graph on a set S of vertices let U be the layer of Grundy value 0 and T
 * the rest.
 *
 * <p>
 * Theorem. U is the one set without an edge inside into which every vertex of T has an edge. The graph left on T has
 * all Grundy values lower by one.
 *
 * <p>
 * Why: with both tokens in U the values are equal whatever the edges inside T are. With both in T they are equal if and
 * only if they are in the graph on T. Otherwise they differ. For each pair (U, T) the edges from U to T are free, and
 * each vertex of T has at least one edge into U.
 *
 * <p>
 * Proof: problems/agc016f/README.md, theorems 1 to 3. Cost: O(N 3^N), as each vertex is in U, in T or in neither, and a
 * pair (U, T) takes one step for each vertex. Memory: O(2^N).
 */
public final class Main {

    /** One vertex more takes three times as long. */
    private static final int MAX_VERTICES = 15;
    private static final long MODULUS = 1000000007;
    /** Sets are bit masks, and vertex v is bit v - 1. */
    private static final int TOKENS = 3;

    /** For each vertex the set of those that its edges lead to. */
    private final int[] to;

    private Main(int[] to) {
        this.to = to;
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(2, MAX_VERTICES);
            int[] to = new int[n];
            for (int m = in.nextInt(0, Integer.MAX_VALUE); m > 0; m--) {
                int x = in.nextInt(1, n - 1);
                int y = in.nextInt(x + 1, n);
                to[x - 1] |= 1 << y - 1;
            }
            int all = (1 << n) - 1;
            Main main = new Main(to);
            long wins = main.graphs(all) - main.equal(all);
            out.println(wins < 0 ? wins + MODULUS : wins);
        } finally {
            out.flush();
        }
    }

    /** E(S): the number of graphs on a set in which both tokens have equal values. */
    private long equal(int all) {
        long[] equal = new long[all + 1];
        // The next number that holds the tokens. All proper subsets of a set are smaller numbers.
        for (int set = TOKENS; set <= all; set = set + 1 | TOKENS) {
            // The next smaller number that is a subset.
            for (int layer = set; layer > 0; layer = layer - 1 & set) {
                int rest = set & ~layer;
                if ((layer & TOKENS) == TOKENS) {
                    equal[set] += ways(layer, rest) * graphs(rest) % MODULUS;
                } else if ((rest & TOKENS) == TOKENS) {
                    equal[set] += ways(layer, rest) * equal[rest] % MODULUS;
                }
            }
            equal[set] %= MODULUS;
        }
        return equal[all];
    }

    /** w(U, T): the number of choices of the edges between layer 0 and the rest. */
    private long ways(int layer, int rest) {
        long ways = 1;
        for (int v = 0; v < to.length && ways > 0; v++) {
            if ((layer >> v & 1) != 0) {
                ways = (ways << edges(v, rest)) % MODULUS;
            } else if ((rest >> v & 1) != 0) {
                ways = ways * ((1 << edges(v, layer)) - 1) % MODULUS;
            }
        }
        return ways;
    }

    /** The number of graphs on a set: 2 to the number of edges inside it. */
    private long graphs(int set) {
        long graphs = 1;
        for (int v = 0; v < to.length; v++) {
            if ((set >> v & 1) != 0) {
                graphs = (graphs << edges(v, set)) % MODULUS;
            }
        }
        return graphs;
    }

    /** The number of edges from a vertex into a set. */
    private int edges(int v, int into) {
        return Integer.bitCount(to[v] & into);
    }
}
