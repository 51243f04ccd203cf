package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that ten marks are enough for the mex, because no line up to 200 has a Grundy value above 9. But what is
 * marked are nim-sums, and 8 xor 2 is 10. Verdict: Runtime Error.
 */
final class TenMarks {

    private static final int MARKS = 10; // Right: 16, the next power of two

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            int width = in.nextInt();
            int height = in.nextInt();
            int[] grundy = grundy(Math.max(width, height));
            out.println(grundy[width] != 0 || grundy[height] != 0 ? "WIN" : "LOSE");
        }
        out.flush();
    }

    private static int[] grundy(int longest) {
        int[] grundy = new int[longest + 1];
        for (int length = 4; length <= longest; length++) {
            boolean[] marked = new boolean[MARKS];
            for (int piece = 2; piece <= length - 2; piece++) {
                marked[grundy[piece] ^ grundy[length - piece]] = true;
            }
            while (marked[grundy[length]]) {
                grundy[length]++;
            }
        }
        return grundy;
    }
}
