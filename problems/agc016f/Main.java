package agc016f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Games on DAG: of the 2^M graphs left by taking away edges, count those in which the player who starts wins with one
 * token on vertex 1 and one on vertex 2.
 *
 * <p>
 * The two tokens are a sum of two games, so the first player wins if and only if their Grundy values differ; counted
 * are the graphs in which they are equal. In a graph on a set S of vertices let U be the layer of Grundy value 0 and T
 * the rest.
 *
 * <p>
 * Theorem. U is the one set without an edge inside into which every vertex of T has an edge; and the graph left on T
 * has all Grundy values lower by one.
 *
 * <p>
 * Why: so with both tokens in U the values are equal whatever the edges inside T are, with both in T they are equal if
 * and only if they are in the graph on T, and else they differ. For each pair (U, T) the edges from U to T are free,
 * and each vertex of T has one edge or more into U: for one U that is a product over the vertices of T.
 *
 * <p>
 * Proof: problems/agc016f/README.md, theorems 1 to 4. Cost: O(3^N), as each vertex is in U, in T or in neither. Memory:
 * O(2^N).
 */
public final class Main {

    /** One vertex more takes three times as long. */
    private static final int MAX_VERTICES = 15;
    private static final int MODULUS = 1000000007;
    /** Sets are bit masks, vertex v being bit v - 1. */
    private static final int TOKENS = 3, FIRST_OTHER = 4;

    /** By vertex: where its edges lead, and where those into it come from. */
    private final int[] to, from;
    /** All vertices but the tokens. */
    private final int all;
    /** A(T), for each set T: how many ways there are to choose among the edges inside T and from the tokens to T. */
    private final int[] choices;
    /** E(S), for each set S: in how many graphs on S and the tokens both tokens have equal values. */
    private final int[] equal;
    /** w(U, T) for one U, by T: the choices of the edges between the two. */
    private final int[] ways;

    private Main(int[] to, int[] from) {
        this.to = to;
        this.from = from;
        all = (1 << to.length) - 1 & ~TOKENS;
        choices = new int[all + 1];
        equal = new int[all + 1];
        ways = new int[all + 1];
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(2, MAX_VERTICES);
            int[] to = new int[n];
            int[] from = new int[n];
            for (int m = in.nextInt(0, Integer.MAX_VALUE); m > 0; m--) {
                int x = in.nextInt(1, n - 1) - 1;
                int y = in.nextInt(x + 2, n) - 1;
                to[x] |= 1 << y;
                from[y] |= 1 << x;
            }
            int graphs = 1;
            for (int v = 0; v < n; v++) {
                graphs = times(graphs, subsets(to[v]));
            }
            int lost = new Main(to, from).countEqual();
            out.println(graphs >= lost ? graphs - lost : graphs - lost + MODULUS);
        } finally {
            out.flush();
        }
    }

    private int countEqual() {
        choices[0] = 1;
        for (int set = FIRST_OTHER; set <= all; set += FIRST_OTHER) {
            int t = Integer.numberOfTrailingZeros(set);
            choices[set] = times(choices[set & set - 1], subsets(to[t] & set) * subsets(from[t] & TOKENS));
        }
        equal[0] = 1;
        // The largest vertex of S is in U, so this order completes E(T) before it is read.
        for (int layer = FIRST_OTHER; layer <= all; layer += FIRST_OTHER) {
            addGraphs(layer);
        }
        return equal[all];
    }

    /** Adds the graphs with this layer U, for each set T of vertices below its largest one. */
    private void addGraphs(int layer) {
        int[] factors = new int[to.length];
        for (int t = 0; t < to.length; t++) {
            factors[t] = (subsets(to[t] & layer) - 1) * subsets(from[t] & layer);
        }
        int nonEmpty = factors[0] * factors[1];
        int largest = Integer.highestOneBit(layer);
        int others = largest - 1 & ~layer & ~TOKENS;
        // Of the sets S with vertex N only that of all vertices is asked for.
        boolean mustHoldAll = 2 * largest > all;
        ways[0] = 1;
        int rest = 0;
        do {
            int set = layer | rest;
            if (set == all || !mustHoldAll) {
                int both = (int) ((choices[rest] + (long) nonEmpty * equal[rest]) % MODULUS);
                equal[set] = (int) ((equal[set] + (long) ways[rest] * both) % MODULUS);
            }
            // The next larger subset.
            rest = rest - others & others;
            if (rest != 0) {
                ways[rest] = times(ways[rest & rest - 1], factors[Integer.numberOfTrailingZeros(rest)]);
            }
        } while (rest != 0);
    }

    private static int subsets(int set) {
        return 1 << Integer.bitCount(set);
    }

    private static int times(int a, int b) {
        return (int) ((long) a * b % MODULUS);
    }
}
