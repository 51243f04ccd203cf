package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a game {left | right} is worth the middle of left and right, rounded down to a break. Even the samples catch
 * it.
 */
final class MiddleNumber {

    static void solve(FastReader in, FastWriter out) {
        int[][] value = new int[301][301];
        for (int rows = 1; rows <= 300; rows++) {
            for (int columns = 1; columns <= 300; columns++) {
                int left = -300;
                for (int i = 1; i <= columns / 2; i++) {
                    left = Math.max(left, value[rows][i] + value[rows][columns - i]);
                }
                int right = 300;
                for (int i = 1; i <= rows / 2; i++) {
                    right = Math.min(right, value[i][columns] + value[rows - i][columns]);
                }
                value[rows][columns] = columns == 1 ? 1 - rows : rows == 1 ? columns - 1 : middle(left, right);
            }
        }
        do {
            int answer = value[in.nextInt()][in.nextInt()];
            out.print(answer);
            out.println(answer > 0 ? " Vertical" : answer < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int middle(int left, int right) {
        // Right: the integer nearest to zero.
        return Math.floorDiv(left + right, 2);
    }
}
