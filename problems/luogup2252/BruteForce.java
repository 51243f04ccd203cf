package luogup2252;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: every move of every position up to the heaps asked about. Heaps of up to 200 stones.
 */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(wins(a, b)[a][b] ? 1 : 0);
        }
    }

    /** Whether the player to move wins, by the two heaps. */
    private static boolean[][] wins(int most, int mostOther) {
        boolean[][] wins = new boolean[most + 1][mostOther + 1];
        for (int a = 0; a <= most; a++) {
            for (int b = 0; b <= mostOther; b++) {
                wins[a][b] = hasLosingFollower(wins, a, b);
            }
        }
        return wins;
    }

    private static boolean hasLosingFollower(boolean[][] wins, int a, int b) {
        for (int taken = 1; taken <= Math.max(a, b); taken++) {
            if (taken <= a && !wins[a - taken][b] || taken <= b && !wins[a][b - taken]
                    || taken <= a && taken <= b && !wins[a - taken][b - taken]) {
                return true;
            }
        }
        return false;
    }
}
