package toads;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Toads and Frogs. Left moves a toad to the next square on its right, or jumps with it over one frog. Right
 * moves frogs to the left in the same way. The player who cannot move loses. Which of the four outcome classes is a
 * strip in?
 *
 * <p>
 * Theorem. Read a strip as a number in base 3. A frog is the digit 0, an empty square is 1, and a toad is 2. Then every
 * move makes the number smaller. Frogs in front of a strip are leading zeros, and they do not change the outcome. So
 * one table, filled from 0 upwards, has all strips of up to 12 squares.
 *
 * <p>
 * Why: on the leftmost square that a move touches, a toad leaves or a frog arrives. So the digit there becomes smaller,
 * and it is the first digit that changes. A frog in front of a strip has no square to go to, and nobody jumps over the
 * edge.
 *
 * <p>
 * Proof: problems/toads/README.md, theorems 1 and 2. Cost: O(n) for each number up to the largest one, of n digits.
 */
public final class Main {

    /** The strips of up to 12 squares are the numbers below 3^12. */
    private static final int NUMBERS = 531441;
    /**
     * The players who win if they start are a set, with one bit for each. OUTCOMES has the outcome class of each set.
     */
    private static final int LEFT = 1, RIGHT = 2;
    private static final String[] OUTCOMES = {"Second", "Left", "Right", "First"};
    /** The digits in base 3 of squares where an animal can move: T. and .F to step, TF. and .TF to jump. */
    private static final int TOAD_STEPS = 2 * 3 + 1, FROG_STEPS = 3;
    private static final int TOAD_JUMPS = 2 * 9 + 1, FROG_JUMPS = 9 + 2 * 3;
    /** The numbers by which a step and a jump make these digits smaller: T. becomes .T, TF. becomes .FT, and so on. */
    private static final int STEP = 2, JUMP = 8;

    /** The players who win if they start, as a set, by the number of the strip. */
    private final byte[] winners = new byte[NUMBERS];
    private int filled;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Main table = new Main();
        while (in.hasNext()) {
            int number = number(in.next());
            if (number < 0) {
                throw in.unexpected("a strip of up to 12 squares, T, F or .");
            }
            out.println(table.outcome(number));
        }
    }

    /** Returns the number of a strip, or -1 if it is too large or a character is not T, F or a dot. */
    static int number(String strip) {
        int number = 0;
        for (int square = 0; square < strip.length(); square++) {
            int digit = "F.T".indexOf(strip.charAt(square));
            number = 3 * number + digit;
            if (digit < 0 || number >= NUMBERS) {
                return -1;
            }
        }
        return number;
    }

    /** Returns the outcome class of the strip with this number. */
    String outcome(int number) {
        for (; filled <= number; filled++) {
            winners[filled] = (byte) winners(filled);
        }
        return OUTCOMES[winners[number]];
    }

    /** Returns the players who win if they start on this strip. All smaller numbers are in the table already. */
    private int winners(int number) {
        int set = 0;
        // The number squares holds the first squares of the strip. A digit 1 on the last of these adds worth to the number.
        for (int squares = number, worth = 1; squares > 2; squares /= 3, worth *= 3) {
            set |= squares % 9 == TOAD_STEPS ? wins(LEFT, number - STEP * worth) : 0;
            set |= squares % 27 == TOAD_JUMPS ? wins(LEFT, number - JUMP * worth) : 0;
            set |= squares % 9 == FROG_STEPS ? wins(RIGHT, number - STEP * worth) : 0;
            set |= squares % 27 == FROG_JUMPS ? wins(RIGHT, number - JUMP * worth) : 0;
        }
        return set;
    }

    /** Returns the mover if the other player starts on the next strip and loses there, and otherwise 0. */
    private int wins(int mover, int next) {
        return (winners[next] & ~mover) == 0 ? mover : 0;
    }
}
