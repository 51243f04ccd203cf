package agc016f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Games on DAG: of the 2^M graphs left by taking away edges, count those in which the player who starts wins with one token
 * on vertex 1 and one on vertex 2.
 *
 * <p>
 * The two tokens are a sum of two games, so the first player wins if and only if their Grundy values differ; counted are the
 * graphs in which they are equal. In a graph on a set S of vertices let U be the layer of Grundy value 0 and T the rest.
 *
 * <p>
 * Theorem. U is the one set without an edge inside into which every vertex of T has an edge; and the graph left on T has all
 * Grundy values lower by one.
 *
 * <p>
 * So with both tokens in U the values are equal whatever the edges inside T are, with both in T they are equal if and only
 * if they are in the graph on T, and else they differ. For each pair (U, T) the edges from U to T are free, and each vertex
 * of T has one edge or more into U. Edges lead to vertices of a larger number, so the ways are a product that one factor a
 * vertex extends, from vertex N down to vertex 3.
 *
 * <p>
 * Cost: O(3^N), as each of the N - 2 vertices past the tokens is outside S, in U or in T. Memory: O(2^N).
 */
public final class Main {

    private static final int MAX_VERTICES = 15;
    private static final int MODULUS = 1000000007;

    /** The number of vertices past the tokens. */
    private final int free;
    /** Vertices count from the sink: vertex N is 0, and sets are bit masks. So edges lead to smaller numbers. */
    private final int[] moves;
    private final int token1, token2;
    /** A(T), for each set T: how many ways there are to choose among the edges inside T and from the tokens to T. */
    private final int[] choices;
    /** E(S), for each set S: in how many graphs on S and the tokens both tokens have equal values. */
    private final int[] equalGraphs;

    private Main(int[] moves) {
        this.moves = moves;
        free = moves.length - 2;
        token1 = moves[free + 1];
        token2 = moves[free];
        choices = new int[1 << free];
        equalGraphs = new int[1 << free];
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(2, MAX_VERTICES);
            int[] moves = new int[n];
            for (int m = in.nextInt(1, n * (n - 1) / 2); m > 0; m--) {
                int x = in.nextInt(1, n - 1);
                int y = in.nextInt(x + 1, n);
                if ((moves[n - x] >> n - y & 1) != 0) {
                    throw in.unexpected("an edge that was not there before");
                }
                moves[n - x] |= 1 << n - y;
            }
            out.println(countFirstWins(moves));
        } finally {
            out.flush();
        }
    }

    /**
     * The number of subsets of the edges with which the first player wins.
     *
     * @param moves
     *            for each vertex from N down to 1 the set of those it has an edge to, vertex N being bit 0
     */
    static int countFirstWins(int[] moves) {
        int graphs = 1;
        for (int v = 0; v < moves.length; v++) {
            graphs = times(graphs, 1 << Integer.bitCount(moves[v]));
        }
        int lost = new Main(moves).countEqual();
        return graphs >= lost ? graphs - lost : graphs - lost + MODULUS;
    }

    private int countEqual() {
        choices[0] = 1;
        for (int v = 0; v < free; v++) {
            int fromTokens = (token1 >> v & 1) + (token2 >> v & 1);
            for (int set = 0; set < 1 << v; set++) {
                choices[set | 1 << v] = times(choices[set], subsets(moves[v] & set) << fromTokens);
            }
        }
        place(0, 0, 0, 1);
        return equalGraphs[equalGraphs.length - 1];
    }

    /**
     * Puts vertex v, and then those after it, in every way outside S, into U (the layer) and into T (the rest). In this order
     * the sets S are enumerated so that E(T) is final before it is read. Vertex N (bit 0) has no edges, so it is never in T;
     * and of the sets S that hold it only the set of all vertices is needed.
     *
     * @param ways
     *            w(U, T): the choices of the edges between the two
     */
    private void place(int v, int layer, int rest, int ways) {
        if (v == free) {
            placeTokens(layer, rest, ways);
            return;
        }
        boolean mustHoldAll = (layer & 1) != 0;
        if (!mustHoldAll) {
            place(v + 1, layer, rest, ways);
        }
        place(v + 1, layer | 1 << v, rest, times(ways, subsets(moves[v] & rest)));
        int nonEmpty = subsets(moves[v] & layer) - 1;
        if (nonEmpty > 0) {
            place(v + 1, layer, rest | 1 << v, times(ways, nonEmpty));
        }
    }

    /** Adds the graphs with both tokens in the layer, and those with both in the rest. */
    private void placeTokens(int layer, int rest, int ways) {
        int nonEmpty = (subsets(token1 & layer) - 1) * (subsets(token2 & layer) - 1);
        int both = (int) ((choices[rest] + (long) nonEmpty * equalGraphs[rest]) % MODULUS);
        int set = layer | rest;
        equalGraphs[set] = (int) ((equalGraphs[set] + (long) ways * both) % MODULUS);
    }

    private static int subsets(int set) {
        return 1 << Integer.bitCount(set);
    }

    private static int times(int a, int b) {
        return (int) ((long) a * b % MODULUS);
    }
}
