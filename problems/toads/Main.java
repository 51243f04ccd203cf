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
 * move makes the number smaller. A player wins by starting if and only if some move leads to a strip on which the other
 * player starts and loses. So a table for each player is filled from 0 upwards. Frogs in front of a strip are leading
 * zeros, and they do not change the outcome. So the tables have all strips of up to 12 squares.
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

    private static final int SQUARES = 12;
    /** 3^12, since the strips of up to 12 squares are the numbers below it. */
    private static final int STRIPS = 531441;
    /** The squares that a move touches: T. and .F for a step, TF. and .TF for a jump. */
    private static final int TOAD_STEPS = number("T."), TOAD_JUMPS = number("TF.");
    private static final int FROG_STEPS = number(".F"), FROG_JUMPS = number(".TF");
    /** How much smaller a move makes the number of these squares, for toads as well as for frogs. */
    private static final int STEP = TOAD_STEPS - number(".T"), JUMP = TOAD_JUMPS - number(".FT");

    /** Whether Left wins each strip if she starts, and whether Right does if he starts. */
    private final boolean[] leftWins = new boolean[STRIPS], rightWins = new boolean[STRIPS];
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
            String strip = in.next();
            if (strip.length() > SQUARES || number(strip) < 0) {
                throw in.unexpected("a strip of up to 12 squares, T, F or .");
            }
            out.println(table.outcome(number(strip)));
        }
    }

    /** Reads a strip as a number in base 3. */
    static int number(String strip) {
        int number = 0;
        for (int square = 0; square < strip.length(); square++) {
            number = 3 * number + "F.T".indexOf(strip.charAt(square));
        }
        return number;
    }

    /** Returns the outcome class of a strip, and fills the tables up to it first. */
    String outcome(int strip) {
        for (; filled <= strip; filled++) {
            leftWins[filled] = wins(filled, TOAD_STEPS, TOAD_JUMPS, rightWins);
            rightWins[filled] = wins(filled, FROG_STEPS, FROG_JUMPS, leftWins);
        }
        if (leftWins[strip]) {
            return rightWins[strip] ? "First" : "Left";
        }
        return rightWins[strip] ? "Right" : "Second";
    }

    /** Tells whether a player who steps and jumps where a strip has these squares wins it by starting. */
    private static boolean wins(int strip, int step, int jump, boolean[] otherWins) {
        // A digit 1 on the last square of front counts unit in the strip.
        for (int front = strip, unit = 1; front > 0; front /= 3, unit *= 3) {
            if (front % 9 == step && !otherWins[strip - STEP * unit]
                    || front % 27 == jump && !otherWins[strip - JUMP * unit]) {
                return true;
            }
        }
        return false;
    }
}
