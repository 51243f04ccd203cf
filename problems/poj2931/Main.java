package poj2931;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Procrastination. White takes a white cube and all cubes above it, and Black takes a black cube and all cubes
 * above it. The player who cannot move loses. Are the three towers C1 at least as good for White as the three towers
 * C2, whatever fourth tower stands next to them?
 *
 * <p>
 * Theorem (Berlekamp 1974, Conway 1976). A tower is worth a number. The lowest cube, and all cubes that follow in the
 * same colour without a break, count 1 each. From the first cube of the other colour on the cubes count 1/2, 1/4, 1/8,
 * ... White cubes are added, and black cubes are subtracted. White wins several towers, no matter who starts, if and
 * only if their sum is positive. C1 is at least as good as C2 if and only if the sum of C1 is not smaller.
 *
 * <p>
 * Why: if the sum of C1 is smaller, there is a fourth tower that makes it 0, because every dyadic number is the value
 * of some tower. With this tower White wins C2 but not C1.
 *
 * <p>
 * In a tower of 50 cubes at most 49 count less than 1. So all values are multiples of 1 / 2^49, and the sum of six
 * towers stays below 2^58 of these units. A long holds it exactly.
 *
 * <p>
 * Proof: problems/poj2931/README.md, theorems 1 to 3. Cost: O(1) for each cube.
 */
public final class Main {

    private static final int MAX_HEIGHT = 50;
    static final int EXPONENT = MAX_HEIGHT - 1;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int tests = in.nextInt(); tests > 0; tests--) {
            in.next(); // the word Test
            int number = in.nextInt();
            long first = sumOfTowers(in);
            long second = sumOfTowers(in);
            out.println("Test " + number + ": " + (first >= second ? "Yes" : "No"));
        }
    }

    /** Reads three heights and the cubes of these towers. Returns the sum of their values, times 2^49. */
    private static long sumOfTowers(FastReader in) {
        int[] heights = {in.nextInt(0, MAX_HEIGHT), in.nextInt(0, MAX_HEIGHT), in.nextInt(0, MAX_HEIGHT)};
        long sum = 0;
        for (int height : heights) {
            boolean[] white = new boolean[height];
            for (int cube = 0; cube < white.length; cube++) {
                String colour = in.next();
                if (!colour.equals("W") && !colour.equals("B")) {
                    throw in.unexpected("a cube, W or B");
                }
                white[cube] = colour.equals("W");
            }
            sum += value(white);
        }
        return sum;
    }

    /**
     * Returns the value of a tower of at most 50 cubes, times 2^49.
     *
     * @param white the colours from the lowest cube up
     */
    static long value(boolean[] white) {
        long value = 0;
        long step = 1L << EXPONENT;
        boolean changed = false;
        for (int cube = 0; cube < white.length; cube++) {
            changed |= white[cube] != white[0];
            if (changed) {
                step /= 2;
            }
            value += white[cube] ? step : -step;
        }
        return value;
    }
}
