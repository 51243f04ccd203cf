package loopysum;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Tokens stand on the vertices of a graph with cycles. A move takes one of them along an edge, who can't move loses,
 * and play for ever is a draw.
 *
 * <p>
 * Labels. For k = 0, 1, 2, ... a vertex without a label gets k if k is the mex of the labels of its followers, and each
 * follower without a label has a follower labelled k; as long as there is such a vertex. What never gets a label is
 * loopy.
 *
 * <p>
 * Theorem (Smith 1966). Without a token on a loopy vertex it is Nim with the labels. With one on the loopy vertex v,
 * whoever moves wins if the nim-sum of the other labels is the label of a follower of v; else it is a draw. With two it
 * is a draw.
 *
 * <p>
 * Why: a label is a heap of Nim. A move to a follower that is labelled later, or never, is taken back by one to the
 * label that it came from. Whoever may move from a loopy vertex can go on to a loopy one for ever.
 *
 * <p>
 * Proof: theory/loopy.md, theorems 9 and 10; problems/loopysum/README.md, theorem 1. Cost: O(n + m) for each label, of
 * which there are at most sqrt(2m) + 1, and O(1) for each token.
 */
public final class Main {

    static final int LOOPY = -1;
    /** Some times more than the statement allows. */
    private static final int MOST = 1000000;

    /** By vertex, from 1: its label, or LOOPY. */
    final int[] label;
    /** By vertex: how many got their labels before it; loopy ones count as the last. */
    final int[] time;
    /** By vertex: the labels of its followers, but for those that come after its own; and the mex of these. */
    final BitSet[] reached;
    private final int[] mex;
    private int labelled;

    /** The two ends of each edge, the one that it leads from first; the place of the other is the edge's number. */
    private final int[] edges;
    /** By vertex: an edge that leads to it; by edge: another one to the same vertex; or 0. */
    private final int[] edgeTo, another;
    /**
     * By vertex: how many edges lead to followers without a label; and those that may still keep it from the next
     * label.
     */
    private final int[] unlabelled, left;
    /** The vertices that the search for one label has decided, so many; and how many candidates it has not. */
    private final int[] queue;
    private int decided, open;

    Main(int n, int[] edges) {
        label = new int[n + 1];
        time = new int[n + 1];
        reached = new BitSet[n + 1];
        mex = new int[n + 1];
        this.edges = edges;
        edgeTo = new int[n + 1];
        another = new int[edges.length];
        unlabelled = new int[n + 1];
        left = new int[n + 1];
        queue = new int[n];
        for (int edge = 1; edge < edges.length; edge += 2) {
            unlabelled[edges[edge - 1]]++;
            another[edge] = edgeTo[edges[edge]];
            edgeTo[edges[edge]] = edge;
        }
        for (int v = 1; v <= n; v++) {
            label[v] = LOOPY;
            time[v] = n - 1;
            reached[v] = new BitSet();
            queue[decided++] = v;
        }
        for (int k = 0; decided > 0; k++) {
            giveLabel(k);
        }
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(1, MOST);
            Main graph = new Main(n, read(in, 2 * in.nextInt(0, MOST), n));
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

    /** Retrograde analysis: a vertex labelled k is lost, and one with a follower labelled k is won. */
    private void giveLabel(int k) {
        int before = decided;
        decided = 0;
        open = 0;
        for (int i = 0; i < before; i++) {
            int v = queue[i];
            // A candidate: the search for k - 1 has found it won, and those before it, too.
            if (mex[v] == k) {
                open++;
                left[v] = unlabelled[v];
                if (left[v] == 0) {
                    lose(v, k);
                }
            }
        }
        for (int i = 0; i < decided; i++) {
            if (label[queue[i]] == k || open > 0) {
                decidePredecessors(queue[i], k);
            }
        }
    }

    private void decidePredecessors(int v, int k) {
        for (int edge = edgeTo[v]; edge > 0; edge = another[edge]) {
            int u = edges[edge - 1];
            if (label[v] == k) {
                unlabelled[u]--;
                if (label[u] == LOOPY && !reached[u].get(k)) {
                    reached[u].set(k);
                    if (mex[u] == k) {
                        mex[u]++;
                        open--;
                    }
                    queue[decided++] = u;
                }
            } else if (--left[u] == 0 && mex[u] == k) {
                lose(u, k);
            }
        }
    }

    private void lose(int v, int k) {
        label[v] = k;
        time[v] = labelled++;
        open--;
        queue[decided++] = v;
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
