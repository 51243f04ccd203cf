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
 * Why: Black can keep the number of steps between the two even at White's turns, by a step of two where it takes one, and White
 * captures only from a distance of 1. With steps towards White, Black then drives it into a corner.
 *
 * <p>
 * Proof: problems/easychase/README.md, theorems 1 to 3. Cost: O(n^4) for all positions of a board together, an eighth of 2 n^4
 * by symmetry, with at most four moves for White and eight for Black. A board is solved once for all lines that ask for it.
 */
public final class TheEasyChase {

    /** The method that TopCoder asks for. */
    public String winner(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {
        return new Board(n).verdict(rowWhite, colWhite, rowBlack, colBlack);
    }

    /** A board of n x n with all of its positions solved. */
    static final class Board {

        final Positions positions;
        final Retrograde solution;

        Board(int n) {
            positions = new Positions(n);
            solution = Retrograde.solve(positions);
        }

        /** What becomes of a position with White to move; rows and columns count from 1. */
        String verdict(int rowWhite, int colWhite, int rowBlack, int colBlack) {
            int start = positions.position(Positions.WHITE, positions.cell(rowWhite, colWhite),
                    positions.cell(rowBlack, colBlack));
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

        private static final int[] DOWN = {-1, 1, 0, 0}, RIGHT = {0, 0, -1, 1};

        private final int n;
        private final Octant octant;

        Positions(int n) {
            this.n = n;
            octant = new Octant(n);
        }

        /** The number of a cell; rows and columns count from 1. */
        int cell(int row, int col) {
            return (row - 1) * n + col - 1;
        }

        int position(int side, int white, int black) {
            return number(side, octant.rank(white), octant.image(white, black));
        }

        private int number(int side, int whiteRank, int black) {
            return 2 * (black * octant.size() + whiteRank) + side;
        }

        public int positions() {
            return number(WHITE, 0, n * n);
        }

        /** Both on one cell: the last move captured, and who is to move has lost. */
        public int ending(int position) {
            return white(position) == black(position) ? Retrograde.LOSS : Retrograde.PLAY_ON;
        }

        /** A step of two jumps over whatever stands between: only the edge of the board stops it. */
        public void moves(int position, Retrograde.Moves moves) {
            boolean whiteMoves = position % 2 == WHITE;
            int black = black(position);
            int from = whiteMoves ? white(position) : black;
            int longest = whiteMoves ? 1 : 2;
            for (int length = 1; length <= longest; length++) {
                for (int direction = 0; direction < 4; direction++) {
                    int row = from / n + length * DOWN[direction];
                    int col = from % n + length * RIGHT[direction];
                    if (row >= 0 && row < n && col >= 0 && col < n) {
                        int to = row * n + col;
                        moves.add(whiteMoves ? position(BLACK, to, black) : number(WHITE, whiteRank(position), to));
                    }
                }
            }
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
    }
}
