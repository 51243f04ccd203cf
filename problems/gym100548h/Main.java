package gym100548h;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * The Problem to Make You Happy: Bob and Alice move a piece each along the edges of a directed graph, in turn, Bob first. Whoever
 * can't move loses; where the pieces meet, Alice wins; a game without end is a win for Bob.
 *
 * <p>
 * Theorem. Retrograde analysis, from the ends of the game backwards, finds the positions from which Alice can force a win: those
 * that it finds lost for Bob or won for Alice. All others Bob wins.
 *
 * <p>
 * Why: from a position that is not found, Bob has a move to one that is not found either, or he has won; and from there Alice has
 * no other moves. So Bob never comes to an end that Alice wins.
 *
 * <p>
 * Proof: problems/gym100548h/README.md, theorem 1. Cost: O(n m) for n vertices and m edges.
 */
public final class Main {

    /** Some times more than the statement allows; there are 2 n^2 positions. */
    private static final int MAX_VERTICES = 1000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int cases = in.nextInt(0, Integer.MAX_VALUE);
            for (int i = 1; i <= cases; i++) {
                int n = in.nextInt(1, MAX_VERTICES);
                Chase chase = new Chase(n, in.nextInt(0, n * n));
                for (int edge = 0; edge < chase.end.length; edge++) {
                    chase.add(edge, in.nextInt(1, n) - 1, in.nextInt(1, n) - 1);
                }
                int start = chase.position(in.nextInt(1, n) - 1, in.nextInt(1, n) - 1, Chase.BOB);
                boolean bobWins = Retrograde.solve(chase).outcome(start) != Retrograde.LOSS;
                out.println("Case #" + i + ": " + (bobWins ? "Yes" : "No"));
            }
        } finally {
            out.flush();
        }
    }

    /** The game on one graph, whose vertices are numbered from 0. */
    static final class Chase implements Retrograde.Game {

        /** Whose turn it is. */
        static final int BOB = 0, ALICE = 1;

        private final int n;
        /** By edge: where it ends. */
        private final int[] end;
        /** By vertex: 1 and the last edge that begins there; 0 if none does. */
        private final int[] last;
        /** By edge: the same for the edges before it. */
        private final int[] before;

        private final boolean[][] isEdge;

        Chase(int n, int edges) {
            isEdge = new boolean[n][n];
            this.n = n;
            end = new int[edges];
            last = new int[n];
            before = new int[edges];
        }

        void add(int edge, int from, int to) {
            end[edge] = to;
            before[edge] = last[from];
            last[from] = edge + 1;
            isEdge[from][to] = true;
        }

        int position(int bob, int alice, int turn) {
            return 2 * (bob * n + alice) + turn;
        }

        public int positions() {
            return 2 * n * n;
        }

        /** Where the pieces meet, Alice has won. */
        public int ending(int position) {
            boolean haveMet = position / 2 / n == position / 2 % n;
            return !haveMet ? Retrograde.PLAY_ON : position % 2 == ALICE ? Retrograde.WIN : Retrograde.LOSS;
        }

        /** Where Alice can catch Bob, no other move counts. */
        public void moves(int position, Retrograde.Moves moves) {
            int bob = position / 2 / n;
            int alice = position / 2 % n;
            if (position % 2 == BOB) {
                for (int edge = last[bob] - 1; edge >= 0; edge = before[edge] - 1) {
                    moves.add(position(end[edge], alice, ALICE));
                }
            } else if (isEdge[alice][bob]) {
                moves.add(position(bob, bob, BOB));
            } else {
                for (int edge = last[alice] - 1; edge >= 0; edge = before[edge] - 1) {
                    moves.add(position(bob, end[edge], BOB));
                }
            }
        }
    }
}
