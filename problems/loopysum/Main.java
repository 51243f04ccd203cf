package loopysum;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides a game with tokens on the vertices of a graph with cycles. A move takes one token along an edge. The player
 * who cannot move loses, and play that never ends is a draw.
 *
 * <p>
 * Labels are given for k = 0, 1, 2, ... in turn. A vertex without a label gets k if k is the mex of the labels of its
 * followers, and each follower without a label has a follower labelled k. This is repeated as long as there is such a
 * vertex. A vertex that never gets a label is loopy.
 *
 * <p>
 * Theorem (Smith 1966). If no token is on a loopy vertex, the game is Nim with the labels. If one token is on a loopy
 * vertex v, the player to move wins if the nim-sum of the other labels is the label of a follower of v, and otherwise
 * it is a draw. If more tokens are on loopy vertices, it is a draw.
 *
 * <p>
 * Why: a labelled token is a heap of Nim. If a move leads to a follower that is labelled later, or never, the other
 * player goes on to a vertex with the old label. A token on a loopy vertex can go on to loopy vertices for ever.
 *
 * <p>
 * Proof: theory/loopy.md, theorems 9 and 10, and problems/loopysum/README.md, theorem 1. Cost: O(n + m) for each label,
 * and O(1) for each token. There are at most sqrt(2m) + 1 labels.
 */
public final class Main {

    static final int LOOPY = -1;
    /** The largest number of vertices, edges or tokens. It is several times what the statement allows. */
    private static final int MOST = 1000000;

    /** The label of each vertex, from vertex 1 on, or LOOPY. */
    final int[] label;
    /** The queue: the vertices that have labels, in the order in which they got them, and then zeros. */
    final int[] order;
    private int labelled;
    /** The labels of the followers of each vertex, without those that are given after its own label. */
    final BitSet[] reached;
    /** The vertices from which edges lead to each vertex. */
    private final int[][] predecessors;
    /** The number of edges that lead from each vertex to followers without a label. */
    private final int[] unlabelled;

    Main(int n, int[] edges) {
        label = new int[n + 1];
        order = new int[n];
        reached = new BitSet[n + 1];
        predecessors = new int[n + 1][];
        unlabelled = new int[n + 1];
        int[] inDegree = new int[n + 1];
        for (int i = 0; i < edges.length; i += 2) {
            unlabelled[edges[i]]++;
            inDegree[edges[i + 1]]++;
        }
        for (int v = 1; v <= n; v++) {
            label[v] = LOOPY;
            reached[v] = new BitSet();
            predecessors[v] = new int[inDegree[v]];
        }
        for (int i = 0; i < edges.length; i += 2) {
            int to = edges[i + 1];
            predecessors[to][--inDegree[to]] = edges[i];
        }
        int k = 0;
        while (giveLabel(k)) {
            k++;
        }
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
        int n = in.nextInt(1, MOST);
        Main graph = new Main(n, read(in, 2 * in.nextInt(0, MOST), n));
        for (int questions = in.nextInt(); questions > 0; questions--) {
            out.println(graph.winner(read(in, in.nextInt(0, MOST), n)));
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
     * Gives the label k to each vertex that gets it, and returns whether there is one. This is retrograde analysis, in
     * which a vertex labelled k is lost. A vertex without a label is won if an edge leads from it to a lost vertex.
     */
    private boolean giveLabel(int k) {
        int first = labelled;
        // The number of edges that lead from each vertex to followers without a label that are not known to be won.
        int[] undecided = unlabelled.clone();
        for (int v = 1; v < label.length; v++) {
            labelIfLost(v, k, undecided);
        }
        for (int i = first; i < labelled; i++) {
            markWon(order[i], k, undecided);
        }
        return labelled > first;
    }

    /** Marks the vertices that lead to a lost vertex, and crosses off the edges to them. */
    private void markWon(int lost, int k, int[] undecided) {
        for (int won : predecessors[lost]) {
            unlabelled[won]--;
            if (label[won] == LOOPY && !reached[won].get(k)) {
                reached[won].set(k);
                for (int v : predecessors[won]) {
                    undecided[v]--;
                    labelIfLost(v, k, undecided);
                }
            }
        }
    }

    /** Gives the label k to v if k is the mex of the labels of its followers and all its other followers are won. */
    private void labelIfLost(int v, int k, int[] undecided) {
        if (label[v] == LOOPY && undecided[v] == 0 && reached[v].nextClearBit(0) == k) {
            label[v] = k;
            order[labelled++] = v;
        }
    }

    /** Returns the answer for tokens on these vertices. */
    String winner(int[] tokens) {
        int nimSum = 0;
        int loopy = 0;
        int loopyTokens = 0;
        for (int token : tokens) {
            if (label[token] == LOOPY) {
                loopy = token;
                loopyTokens++;
            } else {
                nimSum ^= label[token];
            }
        }
        if (loopyTokens == 0) {
            return nimSum != 0 ? "First" : "Second";
        }
        return loopyTokens == 1 && reached[loopy].get(nimSum) ? "First" : "Draw";
    }
}
