package endgame;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Octant;
import nimsum.util.Retrograde;

/**
 * Solves Endgame. White has a king and a rook, and Black has a king. White hurries to mate, and Black delays. The
 * answer is the number of White's moves.
 *
 * <p>
 * Retrograde analysis goes backwards from the mates along the moves, the nearest positions first. One more position
 * stands for all draws. A move that takes the rook leads to it. In a stalemate Black cannot move but is not in check.
 * There the program adds a move to the same position.
 *
 * <p>
 * Theorem. With White to move every legal position is won, in at most 16 moves.
 *
 * <p>
 * Why: the search goes through all positions. A position is won as soon as one move leads to a lost position. It is
 * lost as soon as its last move is known to lead to a won position. The nearest positions come first, so the winner
 * hurries and the loser delays.
 *
 * <p>
 * Proof: problems/endgame/README.md, theorems 1 to 3. Cost: O(V + E) once for all boards, with V = 2 x 10 x 64 x 64
 * positions up to symmetry and E moves.
 */
public final class Main {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Positions positions = new Positions();
        for (int boards = in.nextInt(); boards > 0; boards--) {
            int position = readNext(in, positions);
            if (positions.game.outcome(position) == Retrograde.DRAW) {
                throw in.unexpected("kings apart and Black not in check");
            }
            // White makes the first move and the last move.
            out.println((positions.game.distance(position) + 1) / 2);
        }
    }

    /** Reads a board, and returns the number of the position with White to move. */
    private static int readNext(FastReader in, Positions positions) {
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < SIDE; row++) {
            board.append(in.next());
        }
        int king = board.indexOf("W");
        int rook = board.indexOf("R");
        int black = board.indexOf("B");
        if (board.length() != SQUARES || king < 0 || rook < 0 || black < 0) {
            throw in.unexpected("8 rows of 8 squares with a W, an R and a B");
        }
        return positions.position(Positions.WHITE, king, rook, black);
    }

    /**
     * All positions, solved. Squares are numbered row by row from 0, and a set of squares is a {@code long} with one
     * bit for each square. A position is turned and reflected so that the black king stands in the octant. Then the
     * black king, the white king, the rook and the side to move are the digits of its number. One more position, with a
     * move to itself, stands for all draws.
     */
    static final class Positions {

        /** The side to move. */
        static final int WHITE = 0, BLACK = 1;

        private final Octant octant = new Octant(SIDE);
        private final int drawn = 2 * octant.size() * SQUARES * SQUARES;
        final Retrograde game = new Retrograde(drawn + 1);
        /** The squares around each square. */
        private final long[] around = new long[SQUARES];
        /**
         * The squares that the rook attacks, for each square of the rook and each square of the white king. Only the
         * white king blocks the rook. The square behind the black king counts as attacked, because the rook attacks it
         * once the king has stepped there. The rook may move to these squares. The black king is not in its way,
         * because Black is not in check when White is to move.
         */
        private final long[][] attacked = new long[SQUARES][SQUARES];

        Positions() {
            for (int square = 0; square < SQUARES; square++) {
                for (int king = 0; king < SQUARES; king++) {
                    int rows = Math.abs(square / SIDE - king / SIDE);
                    int cols = Math.abs(square % SIDE - king % SIDE);
                    around[square] |= Math.max(rows, cols) == 1 ? 1L << king : 0;
                    attacked[square][king] = cross(square, king);
                }
            }
            game.addMove(drawn, drawn);
            for (int rank = 0; rank < octant.size(); rank++) {
                for (int king = 0; king < SQUARES; king++) {
                    for (int rook = 0; rook < SQUARES; rook++) {
                        // An illegal position is never reached, so its moves do not matter.
                        addWhiteMoves(king, rook, octant.cell(rank));
                        addBlackMoves(king, rook, octant.cell(rank));
                    }
                }
            }
            game.solve();
        }

        /** Returns the number of a position and of all its turns and reflections. */
        int position(int side, int king, int rook, int black) {
            int pieces = (octant.rank(black) * SQUARES + octant.image(black, king)) * SQUARES
                    + octant.image(black, rook);
            return 2 * pieces + side;
        }

        private void addWhiteMoves(int king, int rook, int black) {
            int from = position(WHITE, king, rook, black);
            for (long to = around[king] & ~around[black] & ~(1L << rook); to != 0; to &= to - 1) {
                game.addMove(from, position(BLACK, Long.numberOfTrailingZeros(to), rook, black));
            }
            for (long to = attacked[rook][king]; to != 0; to &= to - 1) {
                game.addMove(from, position(BLACK, king, Long.numberOfTrailingZeros(to), black));
            }
        }

        private void addBlackMoves(int king, int rook, int black) {
            int from = position(BLACK, king, rook, black);
            long escapes = around[black] & ~around[king] & ~attacked[rook][king];
            for (long to = escapes; to != 0; to &= to - 1) {
                int square = Long.numberOfTrailingZeros(to);
                game.addMove(from, square == rook ? drawn : position(WHITE, king, rook, square));
            }
            if (escapes == 0 && (attacked[rook][king] & 1L << black) == 0) {
                // Without this move a stalemate would count as lost, but it is drawn.
                game.addMove(from, drawn);
            }
        }

        /** Returns the squares that a rook on this square attacks, if only the blocker is in its way. */
        private static long cross(int square, int blocker) {
            return ray(square, -1, 0, blocker) | ray(square, 1, 0, blocker) | ray(square, 0, -1, blocker)
                    | ray(square, 0, 1, blocker);
        }

        /** Returns the squares in one direction, up to the square before the blocker. */
        private static long ray(int square, int down, int right, int blocker) {
            long squares = 0;
            int row = square / SIDE + down;
            int col = square % SIDE + right;
            while (row >= 0 && row < SIDE && col >= 0 && col < SIDE && row * SIDE + col != blocker) {
                squares |= 1L << row * SIDE + col;
                row += down;
                col += right;
            }
            return squares;
        }
    }
}
