package endgame;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Octant;
import nimsum.util.Retrograde;

/**
 * Endgame: White has king and rook, Black a king. In how many of White's moves is Black mate, if White hurries and Black
 * delays?
 *
 * <p>
 * Retrograde analysis: from the mates backwards along the moves, the nearest positions first. The taking of the rook and
 * stalemate, where Black has no move but is not in check, are moves to one more position, which is drawn.
 *
 * <p>
 * Theorem. With White to move every legal position is won, in at most 16 moves.
 *
 * <p>
 * Cost: O(V + E) once for all boards, V = 2 x 10 x 64 x 64 positions up to symmetry and E some 700 000 moves.
 */
public final class Main {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;
    private static final int MAX_BOARDS = 10;
    private static final int MISSING = -1;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int boards = in.nextInt(1, MAX_BOARDS);
            Positions positions = new Positions();
            Retrograde solution = Retrograde.solve(positions);
            for (int i = 0; i < boards; i++) {
                // White makes the first move and the last.
                out.println((solution.distance(readBoard(in, positions)) + 1) / 2);
            }
        } finally {
            out.flush();
        }
    }

    /** A legal position with White to move. */
    private static int readBoard(FastReader in, Positions positions) {
        int king = MISSING;
        int rook = MISSING;
        int black = MISSING;
        for (int row = 0; row < SIDE; row++) {
            String squares = in.next();
            if (squares.length() != SIDE) {
                throw in.unexpected("a row of 8 squares");
            }
            for (int col = 0; col < SIDE; col++) {
                char c = squares.charAt(col);
                if (c == 'W' && king == MISSING) {
                    king = row * SIDE + col;
                } else if (c == 'R' && rook == MISSING) {
                    rook = row * SIDE + col;
                } else if (c == 'B' && black == MISSING) {
                    black = row * SIDE + col;
                } else if (c != '.') {
                    throw in.unexpected("dots and one W, R and B a board");
                }
            }
        }
        if (king == MISSING || rook == MISSING || black == MISSING) {
            throw in.unexpected("one W, R and B a board");
        }
        int position = positions.position(Positions.WHITE, king, rook, black);
        if (positions.ending(position) != Retrograde.PLAY_ON) {
            throw in.unexpected("kings apart and Black not in check");
        }
        return position;
    }

    /**
     * The game as a graph. Squares are numbered row by row from 0, and a set of squares is a <code>long</code>, one bit a
     * square. A position is the black king, the white king, the rook and the side to move, turned and reflected so that the
     * black king stands in the octant: the digits of its number. One position more stands for all draws.
     */
    static final class Positions implements Retrograde.Game {

        /** The side to move. */
        static final int WHITE = 0, BLACK = 1;

        private final Octant octant = new Octant(SIDE);
        private final int drawn = number(WHITE, octant.size(), 0, 0);
        /** By square: the squares around it. */
        private final long[] around = new long[SQUARES];
        /**
         * By rook and white king: the squares that the rook attacks. Only the white king stands in its way, since the black one
         * can't hide behind itself. That goes for the moves of the rook, too: on White's turn Black is not in check, so the
         * black king is not in line with it.
         */
        private final long[][] attacked = new long[SQUARES][SQUARES];

        Positions() {
            for (int square = 0; square < SQUARES; square++) {
                for (int direction = 0; direction < 9; direction++) {
                    around[square] |= ray(square, direction / 3 - 1, direction % 3 - 1, 1, square);
                }
                long cross = cross(square, square);
                for (int king = 0; king < SQUARES; king++) {
                    attacked[square][king] = (cross & 1L << king) == 0 ? cross : cross(square, king);
                }
            }
        }

        public int positions() {
            return drawn + 1;
        }

        int position(int side, int king, int rook, int black) {
            return number(side, octant.rank(black), octant.image(black, king), octant.image(black, rook));
        }

        private static int number(int side, int blackRank, int king, int rook) {
            return 2 * ((blackRank * SQUARES + king) * SQUARES + rook) + side;
        }

        /** What is not legal is never reached: any ending will do. */
        public int ending(int position) {
            if (position == drawn) {
                return Retrograde.DRAW;
            }
            int king = king(position);
            int rook = rook(position);
            long black = 1L << black(position);
            boolean legal = king != rook && black != 1L << rook && black != 1L << king && (black & around[king]) == 0
                    && (side(position) == BLACK || (black & attacked[rook][king]) == 0);
            return legal ? Retrograde.PLAY_ON : Retrograde.DRAW;
        }

        public void moves(int position, Retrograde.Moves moves) {
            int king = king(position);
            int rook = rook(position);
            int black = black(position);
            if (side(position) == WHITE) {
                int blackRank = blackRank(position);
                for (long to = around[king] & ~around[black] & ~(1L << rook); to != 0; to &= to - 1) {
                    moves.add(number(BLACK, blackRank, Long.numberOfTrailingZeros(to), rook));
                }
                for (long to = attacked[rook][king]; to != 0; to &= to - 1) {
                    moves.add(number(BLACK, blackRank, king, Long.numberOfTrailingZeros(to)));
                }
            } else {
                long escapes = around[black] & ~around[king] & ~attacked[rook][king];
                for (long to = escapes; to != 0; to &= to - 1) {
                    int square = Long.numberOfTrailingZeros(to);
                    moves.add(square == rook ? drawn : position(WHITE, king, rook, square));
                }
                if (escapes == 0 && (attacked[rook][king] & 1L << black) == 0) {
                    // Stalemate: not lost for want of a move, but drawn.
                    moves.add(drawn);
                }
            }
        }

        private static int side(int position) {
            return position % 2;
        }

        private static int blackRank(int position) {
            return position / (2 * SQUARES * SQUARES);
        }

        private static int king(int position) {
            return position / (2 * SQUARES) % SQUARES;
        }

        private static int rook(int position) {
            return position / 2 % SQUARES;
        }

        private int black(int position) {
            return octant.cell(blackRank(position));
        }

        private static long cross(int square, int blocker) {
            return ray(square, -1, 0, SIDE, blocker) | ray(square, 1, 0, SIDE, blocker)
                    | ray(square, 0, -1, SIDE, blocker) | ray(square, 0, 1, SIDE, blocker);
        }

        /** The squares in one direction up to some distance, before the blocker. */
        private static long ray(int square, int down, int right, int length, int blocker) {
            long squares = 0;
            int row = square / SIDE;
            int col = square % SIDE;
            for (int i = 0; i < length; i++) {
                row += down;
                col += right;
                if (row < 0 || row >= SIDE || col < 0 || col >= SIDE || row * SIDE + col == blocker) {
                    break;
                }
                squares |= 1L << row * SIDE + col;
            }
            return squares;
        }
    }
}
