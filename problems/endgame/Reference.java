package endgame;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Sweeps over sets instead of retrograde analysis: for each white king and rook, the set of the black king's squares
 * from which White mates within one move, within two, and so on, until the boards asked about are among them. No graph,
 * no symmetry. Some 250 000 positions a sweep, and at most 16 sweeps.
 *
 * <p>
 * A set of squares is a {@code long}, one bit a square.
 */
final class Reference {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;

    /** By square: the squares around it. */
    private final long[] around = new long[SQUARES];
    /** By rook and white king: the squares that the rook attacks if the black king hides nothing. */
    private final long[][] attacked = new long[SQUARES][SQUARES];
    /** By number of moves, white king and rook: where White to move mates the black king within so many. */
    private final List<long[][]> won = new ArrayList<>();

    private Reference() {
        won.add(new long[SQUARES][SQUARES]);
        for (int square = 0; square < SQUARES; square++) {
            for (int king = 0; king < SQUARES; king++) {
                boolean isNext = square != king && Math.abs(square / SIDE - king / SIDE) <= 1
                        && Math.abs(square % SIDE - king % SIDE) <= 1;
                around[square] |= isNext ? bit(king) : 0;
                attacked[square][king] = ray(square, -1, 0, king) | ray(square, 1, 0, king) | ray(square, 0, -1, king)
                        | ray(square, 0, 1, king);
            }
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Reference sweeps = new Reference();
        for (int boards = in.nextInt(); boards > 0; boards--) {
            StringBuilder board = new StringBuilder();
            for (int row = 0; row < SIDE; row++) {
                board.append(in.next());
            }
            out.println(sweeps.moves(board.indexOf("W"), board.indexOf("R"), board.indexOf("B")));
        }
    }

    /** The number of moves to the mate. */
    private int moves(int king, int rook, int black) {
        int moves = 0;
        while ((won.get(moves)[king][rook] & bit(black)) == 0) {
            moves++;
            if (moves == won.size()) {
                won.add(sweep(won.get(moves - 1)));
            }
        }
        return moves;
    }

    /** What White wins within one move more. */
    private long[][] sweep(long[][] won) {
        long[][] lost = new long[SQUARES][SQUARES];
        long[][] next = new long[SQUARES][SQUARES];
        for (int king = 0; king < SQUARES; king++) {
            for (int rook = 0; rook < SQUARES; rook++) {
                for (long rest = apart(king, rook); rest != 0; rest &= rest - 1) {
                    int black = Long.numberOfTrailingZeros(rest);
                    lost[king][rook] |= isLost(king, rook, black, won[king][rook]) ? bit(black) : 0;
                }
            }
        }
        for (int king = 0; king < SQUARES; king++) {
            for (int rook = 0; rook < SQUARES; rook++) {
                for (long to = around[king] & ~bit(rook); to != 0; to &= to - 1) {
                    next[king][rook] |= lost[Long.numberOfTrailingZeros(to)][rook];
                }
                for (long to = attacked[rook][king]; to != 0; to &= to - 1) {
                    next[king][rook] |= lost[king][Long.numberOfTrailingZeros(to)];
                }
                next[king][rook] &= apart(king, rook) & ~attacked[rook][king];
            }
        }
        return next;
    }

    /** With Black to move, given the black king's squares where White wins. */
    private boolean isLost(int king, int rook, int black, long won) {
        // The rook's square is among them if the rook can be taken.
        long escapes = around[black] & ~around[king] & ~attacked[rook][king];
        return escapes == 0 ? (attacked[rook][king] & bit(black)) != 0 : (escapes & ~won) == 0;
    }

    /** Where the black king can stand beside the two white pieces. */
    private long apart(int king, int rook) {
        return king == rook ? 0 : ~(around[king] | bit(king) | bit(rook));
    }

    /** The squares in one direction, before the king. */
    private static long ray(int from, int down, int right, int king) {
        long squares = 0;
        int row = from / SIDE + down;
        int col = from % SIDE + right;
        while (0 <= row && row < SIDE && 0 <= col && col < SIDE && row * SIDE + col != king) {
            squares |= bit(row * SIDE + col);
            row += down;
            col += right;
        }
        return squares;
    }

    private static long bit(int square) {
        return 1L << square;
    }
}
