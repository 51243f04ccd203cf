package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that there is time to fill the table of all smaller bars for each line of the input. Verdict: Time Limit Exceeded.
 */
final class TableForEachBar {

    static void solve(FastReader in, FastWriter out) {
        do {
            int value = value(in.nextInt(), in.nextInt());
            out.print(value);
            out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    /** The simplest number of (left, right), where the ends are integers. */
    private static int simplest(int left, int right) {
        return left >= 0 ? left + 1 : right <= 0 ? right - 1 : 0;
    }

    private static int value(int mostRows, int mostColumns) {
        int[][] value = new int[mostRows + 1][mostColumns + 1]; // Right: one table for all lines, or the closed form
        for (int rows = 1; rows <= mostRows; rows++) {
            for (int columns = 1; columns <= mostColumns; columns++) {
                int left = -300;
                for (int i = 1; i <= columns / 2; i++) {
                    left = Math.max(left, value[rows][i] + value[rows][columns - i]);
                }
                int right = 300;
                for (int i = 1; i <= rows / 2; i++) {
                    right = Math.min(right, value[i][columns] + value[rows - i][columns]);
                }
                value[rows][columns] = simplest(left, right);
            }
        }
        return value[mostRows][mostColumns];
    }
}
