package gym100548h.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Searches depth first, and takes what is still open for Bob's, since play goes round there. But what was found in such a place is kept,
 * and need not be right.
 */
public final class VisitedIsBobs {

    private final boolean[][] edges;
    /** By turn, Bob's vertex and Alice's: 0 unknown, 1 Bob's, 2 Alice's. */
    private final int[][][] winner;

    private VisitedIsBobs(int n) {
        edges = new boolean[n][n];
        winner = new int[2][n][n];
    }

    public static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int i = 1; i <= cases; i++) {
            int n = in.nextInt();
            VisitedIsBobs game = new VisitedIsBobs(n);
            for (int left = in.nextInt(); left > 0; left--) {
                game.edges[in.nextInt() - 1][in.nextInt() - 1] = true;
            }
            out.println("Case #" + i + ": " + (game.winner(0, in.nextInt() - 1, in.nextInt() - 1) == 1 ? "Yes" : "No"));
        }
    }

    private int winner(int turn, int bob, int alice) {
        if (winner[turn][bob][alice] == 0) {
            winner[turn][bob][alice] = 1;
            winner[turn][bob][alice] = bob == alice ? 2 : byMoves(turn, bob, alice);
        }
        return winner[turn][bob][alice];
    }

    private int byMoves(int turn, int bob, int alice) {
        for (int next = 0; next < edges.length; next++) {
            if (edges[turn == 0 ? bob : alice][next]) {
                int found = turn == 0 ? winner(1, next, alice) : winner(0, bob, next);
                if (found == 1 + turn) {
                    return found;
                }
            }
        }
        return 2 - turn;
    }
}
