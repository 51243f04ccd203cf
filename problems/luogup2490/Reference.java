package luogup2490;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Uses theorem 2 like Main, but counts gap by gap and square by square, without binomial coefficients. For each binary
 * digit it goes through the gaps, and each gap has a 1 there or not. Then each place around the pairs takes some of the
 * free squares that are left.
 */
final class Reference {

    private static final int MODULUS = 1_000_000_007;

    static void solve(FastReader in, FastWriter out) {
        int squares = in.nextInt();
        int pieces = in.nextInt();
        int maxMoved = Math.min(pieces, in.nextInt());
        int free = squares - pieces;
        int gaps = pieces / 2;
        int[] lost = new int[free + 1];
        lost[0] = 1;
        for (int value = 1; value <= free; value *= 2) {
            lost = withDigit(lost, value, gaps, maxMoved + 1);
        }
        int[] all = new int[free + 1];
        all[0] = 1;
        out.println(Math.floorMod(spread(all, pieces + 1) - spread(lost, gaps + 1), MODULUS));
    }

    /** Adds a digit to the rows of gaps, counted by total. A multiple of {@code step} gaps have a 1 there. */
    private static int[] withDigit(int[] rows, int value, int gaps, int step) {
        int free = rows.length - 1;
        int[][] byOnes = new int[Math.min(gaps, free / value) + 1][free + 1];
        byOnes[0] = rows;
        for (int gap = 0; gap < gaps; gap++) {
            for (int ones = Math.min(gap + 1, byOnes.length - 1); ones > 0; ones--) {
                for (int total = value; total <= free; total++) {
                    byOnes[ones][total] = sum(byOnes[ones][total], byOnes[ones - 1][total - value]);
                }
            }
        }
        int[] result = new int[free + 1];
        for (int ones = 0; ones < byOnes.length; ones += step) {
            for (int total = 0; total <= free; total++) {
                result[total] = sum(result[total], byOnes[ones][total]);
            }
        }
        return result;
    }

    /** Returns in how many ways all free squares are used if each of these places takes any number of them. */
    private static int spread(int[] rows, int places) {
        int[] used = rows.clone();
        for (int place = 0; place < places; place++) {
            for (int total = 1; total < used.length; total++) {
                used[total] = sum(used[total], used[total - 1]);
            }
        }
        return used[used.length - 1];
    }

    private static int sum(int a, int b) {
        int sum = a + b;
        return sum >= MODULUS ? sum - MODULUS : sum;
    }
}
