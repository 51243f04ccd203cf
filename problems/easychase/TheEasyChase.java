package easychase;

import nimsum.util.Octant;
import nimsum.util.Retrograde;

/**
 * The Easy Chase: White's checker steps one cell, Black's one or two, and whoever lands on the other has won. The winner
 * hurries and the loser delays; who wins, and after how many moves of both together?
 *
 * <p>
 * Play can go round in circles, so no order of the positions lets each be answered from its successors. Retrograde analysis
 * goes the other way: from the captures, which are decided, backwards along the moves, the nearest positions first.
 *
 * <p>
 * Theorem. With White to move, White wins next to Black and Black wins everywhere else: nothing is drawn. So the search is
 * for the number of moves.
 *
 * <p>
 * Cost: O(n^4) for all positions of a board together, an eighth of 2 n^4 by symmetry, with at most four moves for White and
 * eight for Black. A board is solved once for all lines that ask for it.
 */
public final class TheEasyChase {

    /** The method that TopCoder asks for. */
    public String winner(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {
        return new Board(n).verdict(rowWhite, colWhite, rowBlack, colBlack);
    }

    /** A board of n x n with all of its positions solved. */
    static final class Board {

        private final int n;
        private final Positions positions;
        private final Retrograde solution;

        Board(int n) {
            this.n = n;
            this.positions = new Positions(n);
            this.solution = Retrograde.solve(positions);
        }

        /** What becomes of a position with White to move; rows and columns count from 1. */
        String verdict(int rowWhite, int colWhite, int rowBlack, int colBlack) {
            int start = positions.position(Positions.WHITE, (rowWhite - 1) * n + colWhite - 1,
                    (rowBlack - 1) * n + colBlack - 1);
            return (solution.outcome(start) == Retrograde.WIN ? "WHITE " : "BLACK ") + solution.distance(start);
        }
    }

    /**
     * The game as a graph. Cells are numbered row by row from 0. A position is Black's cell, White's cell and the side to
     * move, turned and reflected so that White's cell lies in the octant: the digits of its number.
     */
    static final class Positions implements Retrograde.Game {

        /** The side to move. */
        static final int WHITE = 0, BLACK = 1;

        /** By cell: where a step of one cell leads, and one of one or two. */
        private final int[][] whiteSteps, blackSteps;
        private final Octant octant;

        Positions(int n) {
            whiteSteps = new int[n * n][];
            blackSteps = new int[n * n][];
            for (int cell = 0; cell < n * n; cell++) {
                whiteSteps[cell] = steps(n, cell, 1);
                blackSteps[cell] = steps(n, cell, 2);
            }
            octant = new Octant(n);
        }

        int position(int side, int white, int black) {
            return number(side, octant.rank(white), octant.image(white, black));
        }

        private int number(int side, int whiteRank, int black) {
            return 2 * (black * octant.size() + whiteRank) + side;
        }

        public int positions() {
            return number(WHITE, 0, blackSteps.length);
        }

        /** Both on one cell: the last move captured, and who is to move has lost. */
        public int ending(int position) {
            return white(position) == black(position) ? Retrograde.LOSS : Retrograde.PLAY_ON;
        }

        public void moves(int position, Retrograde.Moves moves) {
            int black = black(position);
            if (side(position) == WHITE) {
                for (int to : whiteSteps[white(position)]) {
                    moves.add(position(BLACK, to, black));
                }
            } else {
                for (int to : blackSteps[black]) {
                    moves.add(number(WHITE, whiteRank(position), to));
                }
            }
        }

        private static int side(int position) {
            return position % 2;
        }

        private int black(int position) {
            return position / 2 / octant.size();
        }

        private int whiteRank(int position) {
            return position / 2 % octant.size();
        }

        private int white(int position) {
            return octant.cell(whiteRank(position));
        }

        /** A step of two jumps over whatever stands between: only the edge of the board stops it. */
        private static int[] steps(int n, int cell, int longest) {
            int row = cell / n;
            int col = cell % n;
            int[] to = new int[4 * longest];
            int count = 0;
            for (int length = 1; length <= longest; length++) {
                if (row - length >= 0) {
                    to[count++] = cell - length * n;
                }
                if (row + length < n) {
                    to[count++] = cell + length * n;
                }
                if (col - length >= 0) {
                    to[count++] = cell - length;
                }
                if (col + length < n) {
                    to[count++] = cell + length;
                }
            }
            int[] exact = new int[count];
            System.arraycopy(to, 0, exact, 0, count);
            return exact;
        }
    }
}
