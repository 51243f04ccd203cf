package endgame;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Sweeps over sets instead of retrograde analysis. For each square of the white king and of the rook it finds the set
 * of the black king's squares from which White mates within one move, within two and so on. It ends when the boards of
 * the input are among them. It uses neither a graph nor symmetry. A sweep goes over about 250 000 positions, and at
 * most 16 sweeps are needed.
 *
 * <p>
 * A set of squares is a bitboard, a {@code long} with one bit for each square.
 */
final class Reference {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;

    /** The squares around each square. */
    private final long[] around = new long[SQUARES];
    /** The squares that the rook attacks, for each rook and white king, if the black king does not block the rook. */
    private final long[][] attacked = new long[SQUARES][SQUARES];
    /** The squares of the black king where White mates, for each number of moves, white king and rook. */
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

    /** Returns the number of moves to the mate. */
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

    /** Returns what White wins with one more move. */
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

    /** Returns whether Black, who is to move, loses, if White wins on these squares of the black king. */
    private boolean isLost(int king, int rook, int black, long won) {
        // The rook's square is among them if the rook can be taken.
        long escapes = around[black] & ~around[king] & ~attacked[rook][king];
        return escapes == 0 ? (attacked[rook][king] & bit(black)) != 0 : (escapes & ~won) == 0;
    }

    /** Returns the squares where the black king can stand, with the two white pieces on the board. */
    private long apart(int king, int rook) {
        return king == rook ? 0 : ~(around[king] | bit(king) | bit(rook));
    }

    /** Returns the squares in one direction, up to the square before the king. */
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
