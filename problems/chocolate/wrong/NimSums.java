package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the value of two pieces together is the nim-sum of their values. The values of partizan games are numbers, and
 * are added. Even the samples catch it.
 */
final class NimSums {

    static void solve(FastReader in, FastWriter out) {
        int[][] value = new int[301][301];
        for (int rows = 1; rows <= 300; rows++) {
            for (int columns = 1; columns <= 300; columns++) {
                int left = -300;
                for (int i = 1; i <= columns / 2; i++) {
                    left = Math.max(left, value[rows][i] ^ value[rows][columns - i]); // Right: +
                }
                int right = 300;
                for (int i = 1; i <= rows / 2; i++) {
                    right = Math.min(right, value[i][columns] ^ value[rows - i][columns]);
                }
                value[rows][columns] = simplest(left, right);
            }
        }
        do {
            int answer = value[in.nextInt()][in.nextInt()];
            out.print(answer);
            out.println(answer > 0 ? " Vertical" : answer < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    /** The simplest number of (left, right), where the ends are integers. */
    private static int simplest(int left, int right) {
        return left >= 0 ? left + 1 : right <= 0 ? right - 1 : 0;
    }
}
