package agc016f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Chooses the Grundy values of all vertices, from vertex N down to vertex 1, and counts for each choice the graphs that
 * have these values. A vertex has the value g if it has at least one edge to each value below g, no edge to the value
 * g, and any edges to larger values. There are not too many choices, because a new value is always the next one in
 * order. For the vertices after the tokens there are Bell(N - 2) choices, which is 27 million for N = 15 and takes a
 * second or two.
 */
final class Reference {

    private static final long MODULUS = 1_000_000_007;

    private final int[] moves;
    /** For each Grundy value the set of the vertices to which it has been given so far. */
    private final int[] layers;
    private long wins;

    private Reference(int[] moves) {
        this.moves = moves;
        layers = new int[moves.length];
    }

    static void solve(FastReader in, FastWriter out) {
        int vertices = in.nextInt();
        int[] moves = new int[vertices + 1];
        for (int left = in.nextInt(); left > 0; left--) {
            moves[in.nextInt()] |= 1 << in.nextInt();
        }
        Reference reference = new Reference(moves);
        reference.choose(vertices, 0, 1);
        out.println(reference.wins);
    }

    /**
     * Chooses the values of a vertex and of those before it.
     *
     * @param highest the number of different values that the vertices after it have
     * @param ways the number of graphs on the vertices after it, as a remainder
     */
    private void choose(int vertex, int highest, long ways) {
        if (vertex == 2) {
            wins = (wins + ways * unequal(highest)) % MODULUS;
            return;
        }
        int above = Integer.bitCount(moves[vertex]);
        long below = 1;
        for (int value = 0; value <= highest && below > 0; value++) {
            int edges = Integer.bitCount(moves[vertex] & layers[value]);
            above -= edges;
            layers[value] |= 1 << vertex;
            choose(vertex - 1, Math.max(highest, value + 1), ways * (below << above) % MODULUS);
            layers[value] &= ~(1 << vertex);
            below *= (1L << edges) - 1;
        }
    }

    /** Returns in how many ways the edges of vertices 1 and 2 give them unequal values, at most 2^27. */
    private long unequal(int highest) {
        int edges = Integer.bitCount(moves[1]) + Integer.bitCount(moves[2]);
        // The edge from 1 to 2 is left out, because it would lead to an equal value.
        int above = edges - (moves[1] >> 2 & 1);
        long below = 1;
        long unequal = 1L << edges;
        for (int value = 0; value <= highest && below > 0; value++) {
            int edges1 = Integer.bitCount(moves[1] & layers[value]);
            int edges2 = Integer.bitCount(moves[2] & layers[value]);
            above -= edges1 + edges2;
            unequal -= below << above;
            below *= ((1L << edges1) - 1) * ((1L << edges2) - 1);
        }
        return unequal;
    }
}
