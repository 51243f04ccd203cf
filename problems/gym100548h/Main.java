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
 * Theorem. A position is the two vertices and whose turn it is. Retrograde analysis begins where play is over, and
 * finds the positions that are lost or won for the player to move. Alice wins if and only if the start is lost for Bob,
 * who is to move.
 *
 * <p>
 * Why: take a position from which Alice cannot force her win. If Bob is to move, he can move to another such position.
 * If Alice is to move, all her moves lead to such positions. So Bob never has to lose.
 *
 * <p>
 * Proof: problems/gym100548h/README.md, theorems 1 and 2. Cost: O(n<sup>3</sup>) for n vertices.
 */
public final class Main {

    /** The largest number of vertices. The number of moves grows with its third power. */
    private static final int MAX_VERTICES = 200;
    /** The player to move. */
    static final int BOB = 0, ALICE = 1;

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
            Retrograde game = newGame(n);
            for (int m = in.nextInt(0, n * n); m > 0; m--) {
                addEdge(game, n, in.nextInt(1, n) - 1, in.nextInt(1, n) - 1);
            }
            game.solve();
            int start = position(n, BOB, in.nextInt(1, n) - 1, in.nextInt(1, n) - 1);
            boolean aliceWins = game.outcome(start) == Retrograde.LOSS;
            out.println("Case #" + k + (aliceWins ? ": No" : ": Yes"));
        }
    }

    /** Returns the game on a graph without edges. A meeting with Bob to move stays without moves, so he has lost. */
    static Retrograde newGame(int n) {
        Retrograde game = new Retrograde(2 * n * n);
        for (int vertex = 0; vertex < n; vertex++) {
            game.addWin(position(n, ALICE, vertex, vertex));
        }
        return game;
    }

    /** Adds the moves of both players along an edge, for each vertex where the other piece stands still. */
    static void addEdge(Retrograde game, int n, int from, int to) {
        for (int still = 0; still < n; still++) {
            if (still != from) {
                game.addMove(position(n, BOB, from, still), position(n, ALICE, to, still));
                game.addMove(position(n, ALICE, still, from), position(n, BOB, still, to));
            }
        }
    }

    /** Returns the number of a position with Bob and Alice on these vertices, which are numbered from 0. */
    static int position(int n, int player, int bob, int alice) {
        return (player * n + bob) * n + alice;
    }
}
