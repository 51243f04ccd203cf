package loopysum;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides a game with tokens on the vertices of a graph with cycles. A move takes one token along an edge. The player
 * who cannot move loses, and play that never ends is a draw.
 *
 * <p>
 * Theorem (Smith 1966). Labels are given for k = 0, 1, 2, ... in turn. A vertex without a label gets k if k is the mex
 * of the labels of its followers, and each follower without a label has a follower labelled k. This is repeated as long
 * as there is such a vertex. A vertex that never gets a label is loopy. If no token is on a loopy vertex, the game is
 * Nim with the labels. If one token is on a loopy vertex v, the player to move wins if the nim-sum of the other labels
 * is the label of a follower of v, and otherwise it is a draw. If more tokens are on loopy vertices, it is a draw.
 *
 * <p>
 * Why: a labelled token is a heap of Nim. If a move leads to a follower that is labelled later, or never, the other
 * player goes on to a vertex with the old label. A token on a loopy vertex can go on to loopy vertices for ever.
 *
 * <p>
 * Proof: theory/loopy.md, theorems 7 and 8, and problems/loopysum/README.md, theorem 1. Cost: O(n + m) for each label,
 * and O(1) for each token. There are at most sqrt(2m) + 1 labels.
 */
public final class Main {

    static final int LOOPY = -1;
    /** The largest number of vertices or tokens. It is several times what the statement allows. */
    private static final int MOST = 1000000;

    static final class Vertex {

        final List<Vertex> predecessors = new ArrayList<Vertex>();
        /** The labels of the followers, without those that are given after the vertex's own label. */
        final BitSet reached = new BitSet();
        int label = LOOPY;
        /** The number of edges to followers without a label. */
        int unlabelled;
        /** The number of edges to followers without a label that are not known to be won when a label is given. */
        int undecided;

        void addEdgeTo(Vertex follower) {
            follower.predecessors.add(this);
            unlabelled++;
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
        Vertex[] vertices = new Vertex[n];
        for (int v = 0; v < n; v++) {
            vertices[v] = new Vertex();
        }
        for (int m = in.nextInt(); m > 0; m--) {
            vertices[in.nextInt(1, n) - 1].addEdgeTo(vertices[in.nextInt(1, n) - 1]);
        }
        giveLabels(vertices);
        for (int questions = in.nextInt(); questions > 0; questions--) {
            Vertex[] tokens = new Vertex[in.nextInt(0, MOST)];
            for (int i = 0; i < tokens.length; i++) {
                tokens[i] = vertices[in.nextInt(1, n) - 1];
            }
            out.println(winner(tokens));
        }
    }

    /**
     * Gives the labels k = 0, 1, 2, ... until no vertex gets one. Each of them is given by retrograde analysis, in
     * which a vertex labelled k is lost. A vertex without a label is won if an edge leads from it to a lost vertex.
     *
     * @return the vertices that have labels, in the order in which they got them
     */
    static List<Vertex> giveLabels(Vertex[] vertices) {
        List<Vertex> queue = new ArrayList<Vertex>();
        int labelled = -1;
        for (int k = 0; queue.size() > labelled; k++) {
            labelled = queue.size();
            for (Vertex v : vertices) {
                v.undecided = v.unlabelled;
                labelIfLost(v, k, queue);
            }
            for (int i = labelled; i < queue.size(); i++) {
                markWon(queue.get(i), k, queue);
            }
        }
        return queue;
    }

    /** Gives the label k to v if k is the mex of the labels of its followers and all its other followers are won. */
    private static void labelIfLost(Vertex v, int k, List<Vertex> queue) {
        if (v.label == LOOPY && v.undecided == 0 && v.reached.nextClearBit(0) == k) {
            v.label = k;
            queue.add(v);
        }
    }

    /** Marks the vertices that lead to a lost vertex, and crosses off the edges to them. */
    private static void markWon(Vertex lost, int k, List<Vertex> queue) {
        for (Vertex won : lost.predecessors) {
            won.unlabelled--;
            if (won.label == LOOPY && !won.reached.get(k)) {
                won.reached.set(k);
                for (Vertex v : won.predecessors) {
                    v.undecided--;
                    labelIfLost(v, k, queue);
                }
            }
        }
    }

    static String winner(Vertex[] tokens) {
        int nimSum = 0;
        List<Vertex> loopy = new ArrayList<Vertex>();
        for (Vertex token : tokens) {
            if (token.label == LOOPY) {
                loopy.add(token);
            } else {
                nimSum ^= token.label;
            }
        }
        if (loopy.isEmpty()) {
            return nimSum != 0 ? "First" : "Second";
        }
        return loopy.size() == 1 && loopy.get(0).reached.get(nimSum) ? "First" : "Draw";
    }
}
