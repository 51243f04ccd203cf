package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the simplest number is the first integer above Left's best. That is so where Left's best is 0 or more; else it
 * is the integer nearest to zero. Even the samples catch it.
 */
final class FirstIntegerAboveLeft {

    static void solve(FastReader in, FastWriter out) {
        int[][] value = new int[301][301];
        for (int rows = 1; rows <= 300; rows++) {
            for (int columns = 1; columns <= 300; columns++) {
                // Right: 0 if Left's best is below 0 and Right's above, and right - 1 if both are below.
                value[rows][columns] = columns == 1 ? 1 - rows : best(value[rows], columns) + 1;
            }
        }
        do {
            int answer = value[in.nextInt()][in.nextInt()];
            out.print(answer);
            out.println(answer > 0 ? " Vertical" : answer < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int best(int[] options, int length) {
        int best = -300;
        for (int i = 1; i <= length / 2; i++) {
            best = Math.max(best, options[i] + options[length - i]);
        }
        return best;
    }
}
