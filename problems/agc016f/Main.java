package agc016f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Solves Games on DAG. Of the 2^M graphs that are left by taking edges away, it counts those in which the player who
 * starts wins with one token on vertex 1 and one token on vertex 2.
 *
 * <p>
 * The two tokens are a sum of two games, so the first player wins if and only if their Grundy values differ. The
 * program counts the graphs in which they are equal.
 *
 * <p>
 * Theorem. In a graph on a set S of vertices let U be the layer of the vertices of Grundy value 0, and T the rest. U is
 * the only set that has no edge inside and into which every vertex of T has an edge. In the graph on T all Grundy
 * values are smaller by one.
 *
 * <p>
 * Why this is enough: if both tokens are in U, the values are equal, whatever the edges inside T are. If both are in T,
 * the values are equal if and only if they are equal in the graph on T. Otherwise they differ. For each pair (U, T) the
 * edges from U to T are free, and each vertex of T has at least one edge into U.
 *
 * <p>
 * Proof: problems/agc016f/README.md, theorems 1 to 3. Cost: O(N 3^N), because each vertex is in U, in T or in neither,
 * and a pair (U, T) takes one step for each vertex. Memory: O(2^N).
 */
public final class Main {

    /** With one more vertex the program takes three times as long. */
    private static final int MAX_VERTICES = 15;
    private static final long MODULUS = 1000000007;
    /** The set of the vertices 1 and 2. Sets are bit masks, and vertex v is bit v - 1. */
    private static final int TOKENS = 3;

    /** For each vertex the set of the vertices to which its edges lead. */
    private final int[] to;

    private Main(int[] to) {
        this.to = to;
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt(2, MAX_VERTICES);
        int[] to = new int[n];
        for (int m = in.nextInt(); m > 0; m--) {
            int x = in.nextInt(1, n);
            int y = in.nextInt(1, n);
            to[x - 1] |= 1 << (y - 1);
        }
        out.println(new Main(to).wins());
    }

    /** Returns the number of graphs in which the tokens have different values. */
    private long wins() {
        int all = (1 << to.length) - 1;
        // E(S), the number of graphs on a set S in which the tokens have equal values.
        long[] equal = new long[all + 1];
        // The sets that contain the tokens are 3, 7, 11, and so on. All proper subsets of a set are smaller numbers.
        for (int set = TOKENS; set <= all; set += TOKENS + 1) {
            equal[set] = sumOverLayers(set, equal);
        }
        return (graphs(all) - equal[all] + MODULUS) % MODULUS;
    }

    /** Returns E(S), the sum of theorem 3 over all layers of a set, from E of its subsets. */
    private long sumOverLayers(int set, long[] equal) {
        long sum = 0;
        // Each step goes to the next smaller number that is a subset of the set.
        for (int layer = set; layer > 0; layer = (layer - 1) & set) {
            int rest = set ^ layer;
            if ((layer & TOKENS) == TOKENS) {
                sum += ways(layer, rest) * graphs(rest) % MODULUS;
            } else if ((layer & TOKENS) == 0) {
                sum += ways(layer, rest) * equal[rest] % MODULUS;
            }
        }
        return sum % MODULUS;
    }

    /** Returns w(U, T), the number of choices of the edges between layer 0 and the rest. */
    private long ways(int layer, int rest) {
        long ways = 1;
        for (int v = 0; v < to.length; v++) {
            if ((layer & (1 << v)) != 0) {
                ways = (ways << edges(v, rest)) % MODULUS;
            } else if ((rest & (1 << v)) != 0) {
                ways = ways * ((1 << edges(v, layer)) - 1) % MODULUS;
            }
        }
        return ways;
    }

    /** Returns the number of graphs on a set, which is 2 to the number of edges inside it. */
    private long graphs(int set) {
        long graphs = 1;
        for (int v = 0; v < to.length; v++) {
            if ((set & (1 << v)) != 0) {
                graphs = (graphs << edges(v, set)) % MODULUS;
            }
        }
        return graphs;
    }

    /** Returns the number of edges from a vertex into a set. */
    private int edges(int v, int into) {
        return Integer.bitCount(to[v] & into);
    }
}
