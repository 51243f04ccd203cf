package endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Sweeps over sets instead of retrograde analysis: for each white king and rook, the set of the black king's squares from
 * which White mates within one move, within two, and so on, until the boards asked about are among them. No graph, no symmetry. Some 20 word
 * operations for each of 4096 pairs and each of 16 sweeps.
 */
final class Reference {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;

    /** By white king and rook: the squares that the rook attacks if the black king hides nothing. */
    private final long[][] attacked = new long[SQUARES][SQUARES];
    /** By square: the squares around it. */
    private final long[] around = new long[SQUARES];
    /** By number of moves, white king and rook: where White to move mates the black king within so many. */
    private final List<long[][]> won = new ArrayList<>();

    private Reference() {
        won.add(new long[SQUARES][SQUARES]);
        for (int square = 0; square < SQUARES; square++) {
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    around[square] |= ray(square, down, right, 1, square);
                    for (int king = 0; king < SQUARES; king++) {
                        attacked[king][square] |= down == 0 || right == 0 ? ray(square, down, right, SIDE, king) : 0;
                    }
                }
            }
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Reference endgame = new Reference();
        for (int boards = in.nextInt(); boards > 0; boards--) {
            String board = "";
            for (int row = 0; row < SIDE; row++) {
                board += in.next();
            }
            out.println(endgame.moves(board.indexOf('W'), board.indexOf('R'), board.indexOf('B')));
        }
        out.flush();
    }

    private int moves(int king, int rook, int black) {
        for (int moves = 1;; moves++) {
            if ((won(moves)[king][rook] >>> black & 1) == 1) {
                return moves;
            }
            if (Arrays.deepEquals(won(moves), won(moves + 1))) {
                throw new IllegalStateException("no mate");
            }
        }
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
                lost[king][rook] = lost(king, rook, won[king][rook]);
            }
        }
        for (int king = 0; king < SQUARES; king++) {
            for (int rook = 0; rook < SQUARES; rook++) {
                for (long to = around[king] & ~bit(rook); to != 0; to &= to - 1) {
                    next[king][rook] |= lost[Long.numberOfTrailingZeros(to)][rook];
                }
                for (long to = attacked[king][rook]; to != 0; to &= to - 1) {
                    next[king][rook] |= lost[king][Long.numberOfTrailingZeros(to)];
                }
                next[king][rook] &= apart(king, rook) & ~attacked[king][rook];
            }
        }
        return next;
    }

    /** Where the black king, to move, is mate or can only step to squares where White wins. */
    private long lost(int king, int rook, long won) {
        long check = attacked[king][rook];
        long safe = ~(around[king] | bit(king) | check);
        return apart(king, rook) & ~aroundAny(safe & ~won) & (check | aroundAny(safe));
    }

    /** Where the black king can stand beside the two white pieces. */
    private long apart(int king, int rook) {
        return king == rook ? 0 : ~(around[king] | bit(king) | bit(rook));
    }

    private long aroundAny(long squares) {
        long any = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            any |= around[Long.numberOfTrailingZeros(rest)];
        }
        return any;
    }

    /** The squares from one on in a direction, up to some distance and before the blocker. */
    private static long ray(int from, int down, int right, int longest, int blocker) {
        long squares = 0;
        for (int length = 1; length <= longest; length++) {
            int row = from / SIDE + length * down;
            int col = from % SIDE + length * right;
            int square = row * SIDE + col;
            if (row < 0 || row >= SIDE || col < 0 || col >= SIDE || square == blocker || square == from) {
                break;
            }
            squares |= bit(square);
        }
        return squares;
    }

    private static long bit(int square) {
        return 1L << square;
    }
}
