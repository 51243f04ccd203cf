package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Believed that Left and Right have the same moves, so that the theory of Nim applies: the second player wins where the Grundy
 * value is 0, and otherwise the one with more lines. Even the samples catch it.
 */
final class GrundyValues {

    static void solve(FastReader in, FastWriter out) {
        int[][] grundy = new int[301][301];
        for (int rows = 1; rows <= 300; rows++) {
            for (int columns = 1; columns <= 300; columns++) {
                grundy[rows][columns] = grundy(grundy, rows, columns);
            }
        }
        do {
            int rows = in.nextInt();
            int columns = in.nextInt();
            int answer = columns > rows ? grundy[rows][columns] : -grundy[rows][columns];
            out.print(answer);
            out.println(answer > 0 ? " Vertical" : answer < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int grundy(int[][] grundy, int rows, int columns) {
        Mex mex = new Mex();
        for (int i = 1; i < columns; i++) {
            mex.add(grundy[rows][i] ^ grundy[rows][columns - i]);
        }
        for (int i = 1; i < rows; i++) {
            mex.add(grundy[i][columns] ^ grundy[rows - i][columns]);
        }
        return mex.value();
    }
}
