package endgame;

import endgame.Rules.Position;
import java.util.BitSet;
import nimsum.game.Ending;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Goes over all positions round by round instead of backwards along the moves. In round r it finds the positions from
 * which White mates with r moves, and then the positions in which every move of Black leads to such a position. It
 * takes the moves from the rules, and uses neither symmetry nor sets of squares. After 16 rounds nothing is new.
 */
final class Reference {

    private static final Rules RULES = new Rules();
    /** The number of all positions without the rook. The other positions have smaller numbers. */
    private static final int DRAWN = 64 * 64 * 64;
    /** The number of White's moves to the mate for each position with White to move. */
    private static final int[] MOVES = moves();

    static void solve(FastReader in, FastWriter out) {
        for (int boards = in.nextInt(); boards > 0; boards--) {
            out.println(MOVES[number(RULES.read(in))]);
        }
    }

    private static int[] moves() {
        int[][] white = followers(true);
        int[][] black = followers(false);
        int[] moves = new int[DRAWN + 1];
        BitSet notWon = new BitSet();
        notWon.set(0, DRAWN + 1);
        BitSet lost = new BitSet();
        Rules.legal(false)
                .filter(position -> black[number(position)].length == 0 && RULES.ending(position) == Ending.LOSS)
                .forEach(mate -> lost.set(number(mate)));
        int before = 0;
        for (int round = 1; lost.cardinality() > before; round++) {
            before = lost.cardinality();
            for (int position = 0; position < DRAWN; position++) {
                if (moves[position] == 0 && isAnyIn(lost, white[position])) {
                    moves[position] = round;
                    notWon.clear(position);
                }
            }
            for (int position = 0; position < DRAWN; position++) {
                if (black[position].length > 0 && !isAnyIn(notWon, black[position])) {
                    lost.set(position);
                }
            }
        }
        return moves;
    }

    private static boolean isAnyIn(BitSet set, int[] positions) {
        for (int position : positions) {
            if (set.get(position)) {
                return true;
            }
        }
        return false;
    }

    /** Returns for each position of a side the positions to which its moves lead. An illegal position has no moves. */
    private static int[][] followers(boolean whiteToMove) {
        int[][] followers = new int[DRAWN][0];
        Rules.legal(whiteToMove).forEach(position -> followers[number(position)] = position.followers()
                .mapToInt(Reference::number).toArray());
        return followers;
    }

    private static int number(Position position) {
        return position.rook() == null
                ? DRAWN
                : (position.king().number() * 64 + position.rook().number()) * 64 + position.black().number();
    }
}
