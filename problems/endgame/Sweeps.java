package endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Sweeps over sets instead of retrograde analysis: for each white king and rook, the set of the black king's squares from
 * which White mates within one move, within two, and so on, until the boards asked about are among them. No graph, no
 * symmetry. Some 250 000 positions a sweep, and at most 16 sweeps.
 *
 * <p>
 * A set of squares is a <code>long</code>, one bit a square. A wrong solution gives the protected method another body.
 */
public class Sweeps {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;

    /** By square: the squares around it. */
    private static final long[] AROUND = new long[SQUARES];

    static {
        Arrays.setAll(AROUND, square -> {
            long around = 0;
            for (int direction = 0; direction < 9; direction++) {
                around |= ray(square, direction / 3 - 1, direction % 3 - 1, 1, 0);
            }
            return around & ~bit(square);
        });
    }

    /** By rook and white king: the squares that the rook attacks if the black king hides nothing. */
    private final long[][] attacked = new long[SQUARES][SQUARES];
    /** By number of moves, white king and rook: where White to move mates the black king within so many. */
    private final List<long[][]> won = new ArrayList<>();

    /** Answers all boards. */
    public final void answerAll(FastReader in, FastWriter out) {
        for (int rook = 0; rook < SQUARES; rook++) {
            for (int king = 0; king < SQUARES; king++) {
                attacked[rook][king] = cross(rook, bit(king));
            }
        }
        won.add(new long[SQUARES][SQUARES]);
        for (int boards = in.nextInt(); boards > 0; boards--) {
            StringBuilder board = new StringBuilder();
            for (int row = 0; row < SIDE; row++) {
                board.append(in.next());
            }
            out.println(moves(board.indexOf("W"), board.indexOf("R"), board.indexOf("B")));
        }
    }

    /** The squares that the black king may step to, the rook's among them if it can be taken. */
    private long escapes(int king, int rook, int black) {
        return around(black) & ~around(king) & ~attacked[rook][king];
    }

    /** With escapes, but none to a square where White has not won: is that lost? */
    protected boolean isLost(long escapes, long won) {
        return (escapes & ~won) == 0;
    }

    static long around(int square) {
        return AROUND[square];
    }

    /** The squares in line with one, up to the first that is occupied and without it. */
    static long cross(int square, long occupied) {
        return ray(square, -1, 0, SIDE, occupied) | ray(square, 1, 0, SIDE, occupied)
                | ray(square, 0, -1, SIDE, occupied) | ray(square, 0, 1, SIDE, occupied);
    }

    static long bit(int square) {
        return 1L << square;
    }

    /** The number of moves to the mate; 0 if there is none, which by the right rules does not happen. */
    private int moves(int king, int rook, int black) {
        int moves = 1;
        while ((won(moves)[king][rook] & bit(black)) == 0) {
            if (Arrays.deepEquals(won(moves), won(moves + 1))) {
                return 0;
            }
            moves++;
        }
        return moves;
    }

    private long[][] won(int moves) {
        while (won.size() <= moves) {
            won.add(sweep(won.get(won.size() - 1)));
        }
        return won.get(moves);
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
                for (long to = around(king) & ~bit(rook); to != 0; to &= to - 1) {
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
        long escapes = escapes(king, rook, black);
        return escapes == 0 ? (attacked[rook][king] & bit(black)) != 0 : isLost(escapes, won);
    }

    /** Where the black king can stand beside the two white pieces. */
    private static long apart(int king, int rook) {
        return king == rook ? 0 : ~(around(king) | bit(king) | bit(rook));
    }

    /** The squares in one direction, up to some distance and before the first that is occupied. */
    private static long ray(int from, int down, int right, int longest, long occupied) {
        long squares = 0;
        for (int length = 1; length <= longest; length++) {
            int row = from / SIDE + length * down;
            int col = from % SIDE + length * right;
            if (row < 0 || row >= SIDE || col < 0 || col >= SIDE || (occupied & bit(row * SIDE + col)) != 0) {
                break;
            }
            squares |= bit(row * SIDE + col);
        }
        return squares;
    }
}
