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
 * the player to move wins if the nim-sum of the other labels is the label of a follower of v; otherwise it is a draw.
 * With two it is a draw.
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
    /** Several times what the statement allows. */
    private static final int MOST = 1000000;

    /** By vertex, from 1: its label, or LOOPY. */
    final int[] label;
    /** The vertices that have labels, in the order in which they got them, and then zeros. */
    final int[] order;
    private int labelled;
    /** By vertex: the labels of its followers, without those that are given after its own. */
    final BitSet[] reached;
    /** By vertex: the vertices that edges come from, and how many edges lead to followers without a label. */
    private final int[][] predecessors;
    private final int[] unlabelled;

    Main(int n, int[] edges) {
        label = new int[n + 1];
        order = new int[n];
        reached = new BitSet[n + 1];
        predecessors = new int[n + 1][];
        unlabelled = new int[n + 1];
        int[] edgesTo = new int[n + 1];
        for (int i = 0; i < edges.length; i += 2) {
            unlabelled[edges[i]]++;
            edgesTo[edges[i + 1]]++;
        }
        for (int v = 1; v <= n; v++) {
            label[v] = LOOPY;
            reached[v] = new BitSet();
            predecessors[v] = new int[edgesTo[v]];
        }
        for (int i = 0; i < edges.length; i += 2) {
            int to = edges[i + 1];
            predecessors[to][--edgesTo[to]] = edges[i];
        }
        int k = 0;
        while (giveLabel(k)) {
            k++;
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

    /** Reads {@code count} vertex numbers, each from 1 to n. */
    private static int[] read(FastReader in, int count, int n) {
        int[] vertices = new int[count];
        for (int i = 0; i < count; i++) {
            vertices[i] = in.nextInt(1, n);
        }
        return vertices;
    }

    /**
     * Gives the label k to each vertex that gets it, and says whether there is one. This is retrograde analysis: a
     * vertex labelled k is lost, and a vertex without a label that leads to one is won.
     */
    private boolean giveLabel(int k) {
        int before = labelled;
        // By vertex: how many edges lead to followers that have no label and are not known to be won.
        int[] left = unlabelled.clone();
        for (int v = 1; v < label.length; v++) {
            labelIfLost(v, k, left);
        }
        for (int i = before; i < labelled; i++) {
            for (int won : predecessors[order[i]]) {
                unlabelled[won]--;
                if (label[won] == LOOPY && !reached[won].get(k)) {
                    reached[won].set(k);
                    for (int v : predecessors[won]) {
                        left[v]--;
                        labelIfLost(v, k, left);
                    }
                }
            }
        }
        return labelled > before;
    }

    /** Gives the label k to v if k is the mex of the labels of its followers and all its other followers are won. */
    private void labelIfLost(int v, int k, int[] left) {
        if (label[v] == LOOPY && left[v] == 0 && reached[v].nextClearBit(0) == k) {
            label[v] = k;
            order[labelled++] = v;
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
