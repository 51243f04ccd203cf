package spojclk;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Chomp. Columns of pieces stand on a board of 10 x 10, none higher than the one to its left. A move bites off
 * a piece with all that are above it, to the right of it, or both. The player who bites off the lower left piece loses.
 *
 * <p>
 * Theorem. The upper edge of a shape leads in 20 steps from the upper left corner of the board to the lower right
 * corner. Write a binary digit 0 for each step down and 1 for each step right. Then a bite chooses a 1 and a 0 behind
 * it, and sorts the digits from this 1 to this 0, first all 0. So each bite makes the number smaller, and the shapes
 * can be decided in the order of their numbers.
 *
 * <p>
 * Why: a bite takes away a corner, so the edge goes down before it goes right.
 *
 * <p>
 * Proof: problems/spojclk/README.md, theorem 1. Cost: 2394873 bites for all shapes together.
 */
public final class Main {

    private static final int SIDE = 10, STEPS = 2 * SIDE;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        boolean[] won = won();
        for (int shapes = in.nextInt(); shapes > 0; shapes--) {
            out.println(won[read(in)] ? "W" : "L");
        }
    }

    /** Reads a shape. Behind the 1 of a column stand a 0 for each of its pieces and a 1 for each later column. */
    private static int read(FastReader in) {
        int shape = 0;
        int height = SIDE;
        for (int behind = SIDE - 1; behind >= 0; behind--) {
            height = in.nextInt(0, height);
            shape |= 1 << (height + behind);
        }
        return shape;
    }

    /** Tells for each number of a shape whether the player to move wins. */
    static boolean[] won() {
        boolean[] won = new boolean[1 << STEPS];
        // The empty board, where the other player has just lost.
        won[(1 << SIDE) - 1] = true;
        for (int shape = 1 << SIDE; shape < won.length; shape++) {
            won[shape] = Integer.bitCount(shape) == SIDE && leavesLost(shape, won);
        }
        return won;
    }

    private static boolean leavesLost(int shape, boolean[] won) {
        for (int one = STEPS - 1; one > 0; one--) {
            for (int zero = 0; zero < one; zero++) {
                if (digit(shape, one) == 1 && digit(shape, zero) == 0 && !won[bite(shape, one, zero)]) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the digit of 2^place. */
    private static int digit(int shape, int place) {
        return (shape >> place) & 1;
    }

    /**
     * Sorts the digits from a 1 to a 0, given by their places: as many 1 as before, all to the right. The mask of the
     * digits is (2 << one) - (1 << zero).
     */
    static int bite(int shape, int one, int zero) {
        int digits = shape & ((2 << one) - (1 << zero));
        int ones = Integer.bitCount(digits);
        return shape - digits + (((1 << ones) - 1) << zero);
    }
}
