package endgame;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Octant;
import nimsum.util.Retrograde;

/**
 * Endgame: White has king and rook, Black a king. In how many of White's moves is Black mate, if White hurries and
 * Black delays?
 *
 * <p>
 * Retrograde analysis: from the mates backwards along the moves, the nearest positions first. The taking of the rook
 * and stalemate, where Black has no move but is not in check, are moves to one more position, which is drawn.
 *
 * <p>
 * Theorem. With White to move every legal position is won, in at most 16 moves.
 *
 * <p>
 * Why: only White can mate, and the search goes through all positions. A position is won as soon as one move leads to a
 * lost one, and lost as soon as its last move is known to lead to a won one: so the winner hurries and the loser
 * delays.
 *
 * <p>
 * Proof: problems/endgame/README.md, theorems 1 to 3. Cost: O(V + E) once for all boards, V = 2 x 10 x 64 x 64
 * positions up to symmetry and E moves.
 */
public final class Main {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            Positions positions = new Positions();
            for (int boards = in.nextInt(0, Integer.MAX_VALUE); boards > 0; boards--) {
                int position = readNext(in, positions);
                if (positions.game.outcome(position) == Retrograde.DRAW) {
                    throw in.unexpected("kings apart and Black not in check");
                }
                // White makes the first move and the last.
                out.println((positions.game.distance(position) + 1) / 2);
            }
        } finally {
            out.flush();
        }
    }

    /** A position with White to move. */
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
     * All positions solved. Squares are numbered row by row from 0, and a set of squares is a {@code long}, one bit a
     * square. A position is the black king, the white king, the rook and the side to move, turned and reflected so that
     * the black king stands in the octant: the digits of its number. One position more, with a move to itself, stands
     * for all draws.
     */
    static final class Positions {

        /** The side to move. */
        static final int WHITE = 0, BLACK = 1;

        private final Octant octant = new Octant(SIDE);
        private final int drawn = 2 * octant.size() * SQUARES * SQUARES;
        final Retrograde game = new Retrograde(drawn + 1);
        /** By square: the squares around it. */
        private final long[] around = new long[SQUARES];
        /**
         * By rook and white king: the squares that the rook attacks. Only the white king stands in its way, since the
         * black one can't hide behind itself. That goes for the moves of the rook, too: on White's turn Black is not in
         * check, so the black king is not in line with it.
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
                        // What is not legal is never reached, so its moves don't matter.
                        addWhiteMoves(king, rook, octant.cell(rank));
                        addBlackMoves(king, rook, octant.cell(rank));
                    }
                }
            }
            game.solve();
        }

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
                // Stalemate: not lost for want of a move, but drawn.
                game.addMove(from, drawn);
            }
        }

        private static long cross(int square, int blocker) {
            return ray(square, -1, 0, blocker) | ray(square, 1, 0, blocker) | ray(square, 0, -1, blocker)
                    | ray(square, 0, 1, blocker);
        }

        /** The squares in one direction, before the blocker. */
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
