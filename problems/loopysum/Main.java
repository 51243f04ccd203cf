package loopysum;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Tokens stand on the vertices of a graph with cycles. A move takes one of them along an edge, who can't move loses, and play for
 * ever is a draw.
 *
 * <p>
 * Labels. For k = 0, 1, 2, ... a vertex without a label gets k if k is the mex of the labels of its followers, and each follower
 * without a label has a follower labelled k; as long as there is such a vertex. What never gets a label is loopy.
 *
 * <p>
 * Theorem (Smith 1966). Without a token on a loopy vertex it is Nim with the labels. With one on the loopy vertex v, whoever moves
 * wins if the nim-sum of the other labels is the label of a follower of v; else it is a draw. With two it is a draw.
 *
 * <p>
 * Why: a label is a heap of Nim. A move to a follower that is labelled later, or never, is taken back by one to the label that
 * it came from. Whoever may move from a loopy vertex can go on to a loopy one for ever.
 *
 * <p>
 * Proof: theory/loopy.md, theorems 9 and 10; problems/loopysum/README.md, theorems 1 and 2. Cost: O(n + m) for each label, of which
 * there are at most sqrt(2m) + 1, and O(1) for each token.
 */
public final class Main {

    /** Some times more than the statement allows. */
    private static final int MOST = 1000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(1, MOST);
            Graph graph = new Graph(n, read(in, 2 * in.nextInt(0, MOST), n));
            for (int questions = in.nextInt(0, Integer.MAX_VALUE); questions > 0; questions--) {
                out.println(graph.winner(read(in, in.nextInt(0, MOST), n)));
            }
        } finally {
            out.flush();
        }
    }

    /** So many vertices of n. */
    private static int[] read(FastReader in, int count, int n) {
        int[] vertices = new int[count];
        for (int i = 0; i < count; i++) {
            vertices[i] = in.nextInt(1, n);
        }
        return vertices;
    }

    /** A graph with its labels; vertices count from 1. */
    static final class Graph {

        static final int LOOPY = -1;

        /** By vertex: its label, or LOOPY. */
        final int[] label;
        /** By vertex: the labels of its followers, but for those that come after its own. */
        final BitSet[] reached;
        /** The vertices with a label, in the order in which they get it. */
        final int[] order;
        private int labelled;

        /** From each vertex v there is an edge to those between places <code>first[v]</code> and <code>first[v + 1]</code>: backwards. */
        private final int[] first, predecessors;
        /** By vertex: how many edges lead to followers without a label; and those that may still keep it from the next label. */
        private final int[] unlabelled, left;
        /** In the search for one label: the vertices with a follower that has it, so many, and how many candidates are undecided. */
        private final int[] winning;
        private int won, open;

        /**
         * @param edges
         *            the two ends of each, the one that it leads from first
         */
        Graph(int n, int[] edges) {
            label = new int[n + 1];
            reached = new BitSet[n + 1];
            order = new int[n];
            first = new int[n + 2];
            predecessors = new int[edges.length / 2];
            unlabelled = new int[n + 1];
            left = new int[n + 1];
            winning = new int[n];
            for (int i = 0; i < edges.length; i += 2) {
                unlabelled[edges[i]]++;
                first[edges[i + 1]]++;
            }
            for (int v = 1; v <= n + 1; v++) {
                first[v] += first[v - 1];
            }
            for (int i = 0; i < edges.length; i += 2) {
                int to = edges[i + 1];
                first[to]--;
                predecessors[first[to]] = edges[i];
            }
            int[] candidates = new int[n];
            for (int v = 1; v <= n; v++) {
                label[v] = LOOPY;
                reached[v] = new BitSet();
                candidates[v - 1] = v;
            }
            giveLabels(candidates);
        }

        /** Candidates for k are the vertices without a label that have followers labelled 0 to k - 1. */
        private void giveLabels(int[] candidates) {
            int count = candidates.length;
            for (int k = 0; count > 0; k++) {
                giveLabel(k, candidates, count);
                int kept = 0;
                for (int i = 0; i < count; i++) {
                    if (reached[candidates[i]].get(k)) {
                        candidates[kept] = candidates[i];
                        kept++;
                    }
                }
                count = kept;
            }
        }

        /** Retrograde analysis: a vertex labelled k is lost, and one with a follower labelled k is won. */
        private void giveLabel(int k, int[] candidates, int count) {
            int lost = labelled;
            won = 0;
            open = count;
            for (int i = 0; i < count; i++) {
                int v = candidates[i];
                left[v] = unlabelled[v];
                if (left[v] == 0) {
                    give(v, k);
                }
            }
            for (int crossedOff = 0; lost < labelled || crossedOff < won && open > 0;) {
                if (lost < labelled) {
                    reachFrom(order[lost], k);
                    lost++;
                } else {
                    crossOff(winning[crossedOff], k);
                    crossedOff++;
                }
            }
        }

        private void give(int v, int k) {
            label[v] = k;
            order[labelled] = v;
            labelled++;
            open--;
        }

        /** What leads to v has a follower labelled k. */
        private void reachFrom(int v, int k) {
            for (int i = first[v]; i < first[v + 1]; i++) {
                int u = predecessors[i];
                unlabelled[u]--;
                if (label[u] == LOOPY && !reached[u].get(k)) {
                    if (reached[u].nextClearBit(0) == k) {
                        open--;
                    }
                    reached[u].set(k);
                    winning[won] = u;
                    won++;
                }
            }
        }

        /** The edges to u keep no vertex from getting k, as u has a follower labelled k. */
        private void crossOff(int u, int k) {
            for (int i = first[u]; i < first[u + 1]; i++) {
                int v = predecessors[i];
                left[v]--;
                if (left[v] == 0 && reached[v].nextClearBit(0) == k) {
                    give(v, k);
                }
            }
        }

        String winner(int[] tokens) {
            int nimSum = 0;
            int loopy = 0;
            int loopyTokens = 0;
            for (int i = 0; i < tokens.length; i++) {
                if (label[tokens[i]] == LOOPY) {
                    loopy = tokens[i];
                    loopyTokens++;
                } else {
                    nimSum ^= label[tokens[i]];
                }
            }
            if (loopyTokens == 0) {
                return nimSum != 0 ? "First" : "Second";
            }
            return loopyTokens == 1 && reached[loopy].get(nimSum) ? "First" : "Draw";
        }
    }
}
