package spojclk;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Chomp!: columns of pieces on a board of 10 x 10, none higher than the one to its left. A move bites off a piece with all that are
 * above it, to the right of it, or both; whoever bites off the one in the lower left corner loses.
 *
 * <p>
 * The upper edge of a shape leads in 20 steps from the upper left corner of the board to the lower right one: 10 down, written 0,
 * and 10 to the right, written 1. The shape's number is this word in binary.
 *
 * <p>
 * Theorem. A bite chooses a 1 and a 0 behind it, and sorts what stands from the one to the other: first all 0, then all 1.
 *
 * <p>
 * Why: after the bite the edge goes down before it goes right. So each bite makes the number smaller. In the order of the numbers, a
 * shape is lost if no lost one has marked it, and then it marks all from which a bite leaves it.
 *
 * <p>
 * Proof: problems/spojclk/README.md, theorem 1. Cost: 312237 marks for all shapes together.
 */
public final class Main {

    private static final int SIDE = 10, STEPS = 2 * SIDE;

    /** The shapes of which it is known that the player to move wins, by number. */
    private final boolean[] won = new boolean[1 << STEPS];
    /** The largest shape up to which all is known. The smallest is the empty board, which the other player has just lost. */
    private int known = (1 << SIDE) - 1;

    Main() {
        won[known] = true;
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            Main chomp = new Main();
            for (int shapes = in.nextInt(0, Integer.MAX_VALUE); shapes > 0; shapes--) {
                out.println(chomp.firstWins(read(in)) ? "W" : "L");
            }
        } finally {
            out.flush();
        }
    }

    /** The number of the shape whose columns are read: behind the 1 of each are a 0 for each of its pieces, and the 1 of the next ones. */
    private static int read(FastReader in) {
        int shape = 0;
        int height = SIDE;
        for (int behind = SIDE - 1; behind >= 0; behind--) {
            height = in.nextInt(0, height);
            shape |= 1 << height + behind;
        }
        return shape;
    }

    boolean firstWins(int shape) {
        while (known < shape) {
            known = next(known);
            if (!won[known]) {
                markWon(known);
            }
        }
        return won[shape];
    }

    /** The next larger word with as many 1, which are not none. */
    private static int next(int word) {
        int last = word & -word;
        int carried = word + last;
        return carried | (word ^ carried) >> Integer.numberOfTrailingZeros(last) + 2;
    }

    /** Marks all shapes from which a bite leaves this lost one: those with a sorted piece of it unsorted. */
    private void markWon(int lost) {
        for (int low = 0; low < STEPS; low++) {
            for (int length = 1; low + length < STEPS; length++) {
                int piece = lost >> low & (2 << length) - 1;
                boolean isSorted = 0 < piece && piece < 1 << length && (piece & piece + 1) == 0;
                // Unsorted it begins with a 1 and ends with a 0, which is left out of the word.
                for (int word = 1 << length - 1 | piece >> 1; isSorted && word < 1 << length; word = next(word)) {
                    won[lost - (piece << low) | word << low + 1] = true;
                }
            }
        }
    }
}
