package agc016f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Counts by fixing the Grundy values of all vertices, from vertex N up to vertex 1, and for each choice the graphs that
 * have them: a vertex has the value g if it has an edge or more to each value below g, none to the value g, and any to
 * those above. Such sequences are few, as a new value is the next one in order: Bell(N - 2) for the vertices past the
 * tokens, 27 million for N = 15, which take a second or two.
 */
final class Reference {

    private static final long MODULUS = 1_000_000_007;

    private final int[] moves;
    /** For each Grundy value the set of the vertices that have it so far. */
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
     * @param highest the number of values that the vertices after it have
     * @param ways the graphs on the vertices after it, modulo the modulus
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

    /**
     * The choices of edges from vertices 1 and 2 that give them unequal values: there are no more than 2^27 choices.
     */
    private long unequal(int highest) {
        int edges = Integer.bitCount(moves[1]) + Integer.bitCount(moves[2]);
        // Not the edge between the two, as it leads to an equal value.
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
