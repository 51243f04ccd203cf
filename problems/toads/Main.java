package toads;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Toads and Frogs: Left moves a toad to the next square on its right, or over one frog; Right moves frogs to the left
 * in the same way. Whoever can't move loses. Which of the four outcome classes is a strip in?
 *
 * <p>
 * Theorem. Read a strip as a number in base 3: a frog is the digit 0, an empty square 1, a toad 2. Then every move
 * makes the number smaller, and frogs in front of a strip change nothing: they are leading zeros. So one table, filled
 * from 0 upwards, has all strips of up to 12 squares.
 *
 * <p>
 * Why: the leftmost of the squares that a move touches loses a toad to its right, or gets a frog, and so its digit
 * falls. A frog in front has nowhere to go, and nothing jumps over the edge.
 *
 * <p>
 * Proof: problems/toads/README.md, theorems 1 and 2. Cost: O(n) for each number up to the largest one, of n digits.
 */
public final class Main {

    /** The strips of up to 12 squares are the numbers below 3^12. */
    private static final int NUMBERS = 531441;
    /** Who wins when they start, as a set, and the outcome by that set. */
    private static final int LEFT = 1, RIGHT = 2;
    private static final String[] OUTCOMES = {"Second", "Left", "Right", "First"};
    /** Where an animal can move, as digits in base 3: T. and .F to step, TF. and .TF to jump. */
    private static final int TOAD_STEPS = 2 * 3 + 1, FROG_STEPS = 3;
    private static final int TOAD_JUMPS = 2 * 9 + 1, FROG_JUMPS = 9 + 2 * 3;
    /** How much smaller a move makes these digits: T. becomes .T, TF. becomes .FT, and so on. */
    private static final int STEP = 2, JUMP = 8;

    /** By number, as far as it is filled: who wins when they start. */
    private final byte[] winners = new byte[NUMBERS];
    private int filled;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            Main table = new Main();
            do {
                int number = number(in.next());
                if (number < 0) {
                    throw in.unexpected("a strip of up to 12 squares, T, F or .");
                }
                out.println(table.outcome(number));
            } while (in.hasNext());
        } finally {
            out.flush();
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

    /** The outcome class of the strip with this number. */
    String outcome(int number) {
        for (; filled <= number; filled++) {
            winners[filled] = (byte) winners(filled);
        }
        return OUTCOMES[winners[number]];
    }

    /** Tries all moves; where they lead, the table is filled. */
    private int winners(int number) {
        int set = 0;
        // The squares up to some place, and what the digit 1 of the last of them is worth in the number.
        for (int squares = number, worth = 1; squares > 2; squares /= 3, worth *= 3) {
            set |= squares % 9 == TOAD_STEPS ? wins(LEFT, number - STEP * worth) : 0;
            set |= squares % 27 == TOAD_JUMPS ? wins(LEFT, number - JUMP * worth) : 0;
            set |= squares % 9 == FROG_STEPS ? wins(RIGHT, number - STEP * worth) : 0;
            set |= squares % 27 == FROG_JUMPS ? wins(RIGHT, number - JUMP * worth) : 0;
        }
        return set;
    }

    /** Returns the mover if the other player, who starts on the next strip, does not win there; otherwise nobody. */
    private int wins(int mover, int next) {
        return (winners[next] & ~mover) == 0 ? mover : 0;
    }
}
