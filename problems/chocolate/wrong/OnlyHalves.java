package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the best break is through the middle. Left breaks 3 x 4 so, into two 3 x 2 of value 0. But she breaks 2 x 6 into
 * 2 x 2 and 2 x 4: two halves 2 x 3 would cost her two moves.
 */
final class OnlyHalves {

    static void solve(FastReader in, FastWriter out) {
        int[][] value = new int[301][301];
        for (int rows = 1; rows <= 300; rows++) {
            for (int columns = 1; columns <= 300; columns++) {
                int left = columns == 1 ? -300 : value[rows][columns / 2] + value[rows][columns - columns / 2];
                int right = rows == 1 ? 300 : value[rows / 2][columns] + value[rows - rows / 2][columns];
                value[rows][columns] = simplest(left, right); // Right: the best of all breaks
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
