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
    /**
     * T. and .F, TF. and .TF as numbers: what a move begins with. Its first square is worth 3 or 9 times as much as its
     * last one.
     */
    private static final int TOAD_STEPS = 2 * 3 + 1, FROG_STEPS = 3;
    private static final int TOAD_JUMPS = 2 * 9 + 1, FROG_JUMPS = 9 + 2 * 3;

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
                int number = readNumber(in);
                if (number < 0) {
                    throw in.unexpected("a strip of up to 12 squares, T, F or .");
                }
                out.println(table.outcome(number));
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    /** The number of the next strip, or -1 if it has none. */
    private static int readNumber(FastReader in) {
        int number = in.hasNext() ? 0 : -1;
        for (int square = in.nextChar(); square >= 0; square = in.nextChar()) {
            number = append(number, square);
        }
        return number;
    }

    /** The number of a strip with one more square, or -1 if it has none. */
    static int append(int number, int square) {
        int digit = square >> 3 & 3; // Two bits of the letter's code, which need no guess of a branch.
        boolean known = number >= 0 && square == "F.T ".charAt(digit) && 3 * number + digit < NUMBERS;
        return known ? 3 * number + digit : -1;
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
            int lastTwo = squares % 9;
            int lastThree = squares % 27;
            int fall = (lastTwo == TOAD_STEPS || lastTwo == FROG_STEPS ? 2 : 8) * worth;
            if (lastTwo == TOAD_STEPS || lastThree == TOAD_JUMPS) {
                set |= wins(LEFT, number - fall);
            }
            if (lastTwo == FROG_STEPS || lastThree == FROG_JUMPS) {
                set |= wins(RIGHT, number - fall);
            }
        }
        return set;
    }

    /** This player, if moving there wins: the other one, who then starts, does not. */
    private int wins(int mover, int next) {
        return (winners[next] | mover) == mover ? mover : 0;
    }
}
