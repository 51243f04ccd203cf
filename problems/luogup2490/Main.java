package luogup2490;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Black and white pieces alternate on a strip, and the leftmost piece is white. In a turn White moves up to d white
 * pieces to the right, and Black moves up to d black pieces to the left. No piece passes another one. White begins. On
 * how many placements does White win?
 *
 * <p>
 * Theorem (Moore 1910). Pair each white piece with the next black one. Both pieces can only enter the gap between them,
 * so a turn of either player makes 1 to d of the k / 2 gaps smaller. The player to move loses if and only if for each
 * binary digit the number of gaps with a 1 there is divisible by d + 1.
 *
 * <p>
 * Why: in the highest digit that changes, a turn lowers this number by 1 to d, so it is no longer divisible. From any
 * other position a turn can mend all digits from the highest down, because a gap that becomes smaller may have any
 * lower digits.
 *
 * <p>
 * So a row of gaps is lost if and only if the number of odd gaps is divisible by d + 1 and the row of the halves,
 * rounded down, is lost. In this way the lost rows are counted by their total. The other free squares lie anywhere
 * around the k / 2 pairs.
 *
 * <p>
 * Proof: problems/luogup2490/README.md, theorems 1 to 4. Cost: O(n k) steps and O(n k) memory, mostly for Pascal's
 * triangle.
 */
public final class Main {

    private static final int MAX_SQUARES = 10000, MAX_PIECES = 100;
    private static final int MODULUS = 1000000007;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int squares = in.nextInt(2, MAX_SQUARES);
        int pieces = in.nextInt(2, Math.min(MAX_PIECES, squares));
        int mostMoved = in.nextInt(1, MAX_SQUARES);
        out.println(wonPlacements(squares, pieces, mostMoved));
    }

    /** Returns the number of placements on which the first player wins, reduced by the modulus. */
    static int wonPlacements(int squares, int pieces, int mostMoved) {
        int[][] choose = binomials(squares, pieces);
        int pairs = pieces / 2;
        int free = squares - pieces;
        int[] lostRows = lostRows(free, choose[pairs], mostMoved);
        long lost = 0;
        for (int inGaps = 0; inGaps <= free; inGaps++) {
            int around = choose[free - inGaps + pairs][pairs];
            lost = (lost + (long) lostRows[inGaps] * around) % MODULUS;
        }
        return (int) ((choose[squares][pieces] - lost + MODULUS) % MODULUS);
    }

    /**
     * Returns the number of lost rows of gaps for each total, by theorem 3.
     *
     * @param chooseGaps the binomial coefficients C(p, 0), C(p, 1) and so on for p gaps
     */
    static int[] lostRows(int mostTotal, int[] chooseGaps, int mostMoved) {
        int[] lost = new int[mostTotal + 1];
        lost[0] = 1;
        for (int total = 1; total <= mostTotal; total++) {
            long ways = 0;
            for (int odd = 0; odd < chooseGaps.length && odd <= total; odd += mostMoved + 1) {
                if ((total - odd) % 2 == 0) {
                    ways += (long) chooseGaps[odd] * lost[(total - odd) / 2] % MODULUS;
                }
            }
            lost[total] = (int) (ways % MODULUS);
        }
        return lost;
    }

    /** Returns Pascal's triangle with the rows 0 to {@code rows}, each with the columns 0 to {@code columns}. */
    static int[][] binomials(int rows, int columns) {
        int[][] choose = new int[rows + 1][columns + 1];
        for (int n = 0; n <= rows; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, columns); k++) {
                choose[n][k] = (choose[n - 1][k - 1] + choose[n - 1][k]) % MODULUS;
            }
        }
        return choose;
    }
}
