package gym100548h;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * The Problem to Make You Happy: Bob and Alice have a piece each on a directed graph, and move it along an edge in
 * turn, Bob first. Whoever can't move loses. If both pieces are on one vertex, Alice wins, and if play never ends, Bob
 * wins. Who wins?
 *
 * <p>
 * A position is the two vertices and whose turn it is. Retrograde analysis begins where play is over, and finds the
 * positions that are lost or won for the player to move.
 *
 * <p>
 * Theorem. Alice wins if and only if the start is lost for the player to move, who is Bob.
 *
 * <p>
 * Why: from a position that she can't force to an end Bob has a move to another such one, and Alice has no other moves.
 *
 * <p>
 * Proof: problems/gym100548h/README.md, theorems 1 and 2. Cost: O(n<sup>3</sup>) for n vertices.
 */
public final class Main {

    /** The positions and moves of twice as many vertices as are allowed fit the judge's memory. */
    private static final int MAX_VERTICES = 200;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int cases = in.nextInt(0, Integer.MAX_VALUE);
            for (int k = 1; k <= cases; k++) {
                int n = in.nextInt(1, MAX_VERTICES);
                Chase chase = new Chase(n);
                for (int m = in.nextInt(0, Integer.MAX_VALUE); m > 0; m--) {
                    chase.addEdge(in.nextInt(1, n) - 1, in.nextInt(1, n) - 1);
                }
                int start = chase.position(in.nextInt(1, n) - 1, in.nextInt(1, n) - 1, Chase.BOB);
                chase.solve();
                boolean aliceWins = chase.game.outcome(start) == Retrograde.LOSS;
                out.print("Case #");
                out.print(k);
                out.println(aliceWins ? ": No" : ": Yes");
            }
        } finally {
            out.flush();
        }
    }

    /** The positions on one graph. Its vertices are numbered from 0. */
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

        /** The number of a position. */
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

        /** The moves of either piece along an edge while the other one stands still. */
        private void addMoves(int from, int to, int still) {
            game.addMove(position(from, still, BOB), position(to, still, ALICE));
            // If Alice can go to Bob, she wins by it, and needs no other move.
            if (to == still || !edge[from][still]) {
                game.addMove(position(still, from, ALICE), position(still, to, BOB));
            }
        }
    }
}
