package easychase;

import nimsum.util.Octant;
import nimsum.util.Retrograde;

/**
 * Solves The Easy Chase. White's checker steps one cell, and Black's checker goes one or two cells. The player who
 * lands on the other checker wins. The winner hurries and the loser delays. The answer is the winner, and the number of
 * moves of both players together.
 *
 * <p>
 * Play can go round in circles, so a position cannot be computed from its followers one by one. But the captures are
 * decided. Retrograde analysis goes backwards from them along the moves, the nearest positions first.
 *
 * <p>
 * Theorem. With White to move, White wins if the checkers stand side by side, and Black wins otherwise. So no position
 * is drawn, and the search gives a number of moves for each.
 *
 * <p>
 * Why: at White's turns Black can keep the number of steps between the two even. If it is odd at first, one move of two
 * cells makes it even. White captures only from distance 1, which is odd. With steps towards White, Black drives White
 * into a corner.
 *
 * <p>
 * Proof: problems/easychase/README.md, theorems 1 to 3. Cost: O(n^4) for all positions of a board together, an eighth
 * of 2 n^4 by symmetry, with at most four moves for White and eight for Black. A board is solved once for all lines
 * that ask for it.
 */
public final class TheEasyChase {

    /** Solves one start. This is the method that TopCoder asks for. */
    public String winner(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {
        return new Board(n).verdict(rowWhite, colWhite, rowBlack, colBlack);
    }

    /**
     * A board of n x n with all its positions solved. Cells are numbered row by row from 0. A position is turned and
     * reflected so that White's cell lies in the octant. Then Black's cell, White's cell and the side to move are the
     * digits of its number.
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
                    // If both are on one cell, the last move captured. The position has no moves, so it is lost.
                    if (white != black) {
                        addSteps(WHITE, white, black, 1);
                        addSteps(BLACK, white, black, 1);
                        addSteps(BLACK, white, black, 2);
                    }
                }
            }
            game.solve();
        }

        /**
         * Adds the steps of this length. A step of two cells may jump over White. Only the edge of the board stops it.
         */
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

        /** Returns the number of a cell, whose row and column count from 1. */
        int cell(int row, int col) {
            return (row - 1) * n + col - 1;
        }

        /** Returns the number of a position and of all its turns and reflections. */
        int position(int side, int white, int black) {
            return 2 * (octant.image(white, black) * octant.size() + octant.rank(white)) + side;
        }

        /** Returns the answer for a start with White to move. Rows and columns count from 1. */
        String verdict(int rowWhite, int colWhite, int rowBlack, int colBlack) {
            int start = position(WHITE, cell(rowWhite, colWhite), cell(rowBlack, colBlack));
            return (game.outcome(start) == Retrograde.WIN ? "WHITE " : "BLACK ") + game.distance(start);
        }
    }
}
