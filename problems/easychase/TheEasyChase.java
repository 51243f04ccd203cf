package easychase;

import nimsum.util.Octant;
import nimsum.util.Retrograde;

/**
 * The Easy Chase: White's checker steps one cell, Black's one or two, and whoever lands on the other has won. The
 * winner hurries and the loser delays; who wins, and after how many moves of both together?
 *
 * <p>
 * Play can go round in circles, so no order of the positions lets each be answered from its successors. Retrograde
 * analysis goes the other way: from the captures, which are decided, backwards along the moves, the nearest positions
 * first.
 *
 * <p>
 * Theorem. With White to move, White wins next to Black and Black wins everywhere else: nothing is drawn. So the search
 * is for the number of moves.
 *
 * <p>
 * Why: Black can keep the number of steps between the two even at White's turns, by a step of two where it takes one,
 * and White captures only from a distance of 1. With steps towards White, Black then drives it into a corner.
 *
 * <p>
 * Proof: problems/easychase/README.md, theorems 1 to 3. Cost: O(n^4) for all positions of a board together, an eighth
 * of 2 n^4 by symmetry, with at most four moves for White and eight for Black. A board is solved once for all lines
 * that ask for it.
 */
public final class TheEasyChase {

    /** The method that TopCoder asks for. */
    public String winner(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {
        return new Board(n).verdict(rowWhite, colWhite, rowBlack, colBlack);
    }

    /**
     * A board of n x n with all of its positions solved. Cells are numbered row by row from 0. A position is Black's
     * cell, White's cell and the side to move, turned and reflected so that White's cell lies in the octant: the digits
     * of its number.
     */
    static final class Board {

        /** The side to move. */
        static final int WHITE = 0, BLACK = 1;

        private static final int[] DOWN = {-1, 1, 0, 0}, RIGHT = {0, 0, -1, 1};

        private final int n;
        private final Octant octant;
        final Retrograde game;

        Board(int n) {
            this.n = n;
            octant = new Octant(n);
            game = new Retrograde(2 * n * n * octant.size());
            for (int rank = 0; rank < octant.size(); rank++) {
                int white = octant.cell(rank);
                for (int black = 0; black < n * n; black++) {
                    // With both on one cell the last move captured, and who is to move has lost.
                    if (white != black) {
                        addSteps(WHITE, white, black, 1);
                        addSteps(BLACK, white, black, 1);
                        addSteps(BLACK, white, black, 2);
                    }
                }
            }
            game.solve();
        }

        /** A step of two jumps over whatever stands between: only the edge of the board stops it. */
        private void addSteps(int side, int white, int black, int length) {
            int from = side == WHITE ? white : black;
            for (int direction = 0; direction < 4; direction++) {
                int row = from / n + length * DOWN[direction];
                int col = from % n + length * RIGHT[direction];
                if (row >= 0 && row < n && col >= 0 && col < n) {
                    int to = row * n + col;
                    game.addMove(position(side, white, black),
                            side == WHITE ? position(BLACK, to, black) : position(WHITE, white, to));
                }
            }
        }

        /** The number of a cell; rows and columns count from 1. */
        int cell(int row, int col) {
            return (row - 1) * n + col - 1;
        }

        int position(int side, int white, int black) {
            return 2 * (octant.image(white, black) * octant.size() + octant.rank(white)) + side;
        }

        /** What becomes of a position with White to move; rows and columns count from 1. */
        String verdict(int rowWhite, int colWhite, int rowBlack, int colBlack) {
            int start = position(WHITE, cell(rowWhite, colWhite), cell(rowBlack, colBlack));
            return (game.outcome(start) == Retrograde.WIN ? "WHITE " : "BLACK ") + game.distance(start);
        }
    }
}
