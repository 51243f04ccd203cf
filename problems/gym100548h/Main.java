package gym100548h;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Decides The Problem to Make You Happy. Bob and Alice have a piece each on a directed graph. In turn, Bob first, each
 * player moves their own piece along an edge. If both pieces are on one vertex, Alice wins. Otherwise a player who
 * cannot move loses, and if play never ends, Bob wins.
 *
 * <p>
 * A position is the two vertices and whose turn it is. Retrograde analysis begins where play is over, and finds the
 * positions that are lost or won for the player to move.
 *
 * <p>
 * Theorem. Alice wins if and only if the start is lost for the player to move, who is Bob.
 *
 * <p>
 * Why: take a position from which Alice cannot force her win. If Bob is to move, he can move to another such position.
 * If Alice is to move, all her moves lead to such positions. So Bob never has to lose.
 *
 * <p>
 * Proof: problems/gym100548h/README.md, theorems 1 and 2. Cost: O(n<sup>3</sup>) for n vertices.
 */
public final class Main {

    /** Twice as many vertices as are allowed. Their positions and moves still fit in the judge's memory. */
    private static final int MAX_VERTICES = 200;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int k = 1; k <= cases; k++) {
            int n = in.nextInt(1, MAX_VERTICES);
            Chase chase = new Chase(n);
            for (int m = in.nextInt(); m > 0; m--) {
                chase.addEdge(in.nextInt(1, n) - 1, in.nextInt(1, n) - 1);
            }
            int start = chase.position(in.nextInt(1, n) - 1, in.nextInt(1, n) - 1, Chase.BOB);
            chase.solve();
            boolean aliceWins = chase.game.outcome(start) == Retrograde.LOSS;
            out.print("Case #");
            out.print(k);
            out.println(aliceWins ? ": No" : ": Yes");
        }
    }

    /** The game on one graph, whose vertices are numbered from 0. */
    static final class Chase {

        /** Whose turn it is. */
        static final int BOB = 0, ALICE = 1;

        final Retrograde game;
        private final int n;
        private final boolean[][] edge;

        Chase(int n) {
            game = new Retrograde(2 * n * n);
            this.n = n;
            edge = new boolean[n][n];
        }

        void addEdge(int from, int to) {
            edge[from][to] = true;
        }

        /** Returns the number of a position. */
        int position(int bob, int alice, int turn) {
            return (turn * n + bob) * n + alice;
        }

        void solve() {
            for (int still = 0; still < n; still++) {
                game.addWin(position(still, still, ALICE));
                for (int to = 0; to < n; to++) {
                    for (int from = 0; from < n; from++) {
                        if (edge[from][to] && from != still) {
                            addMoves(from, to, still);
                        }
                    }
                }
            }
            game.solve();
        }

        /** Adds the moves of both players along an edge while the other piece stands still. */
        private void addMoves(int from, int to, int still) {
            game.addMove(position(from, still, BOB), position(to, still, ALICE));
            // If Alice can go to Bob's vertex, this move wins, and she needs no other move.
            if (to == still || !edge[from][still]) {
                game.addMove(position(still, from, ALICE), position(still, to, BOB));
            }
        }
    }
}
