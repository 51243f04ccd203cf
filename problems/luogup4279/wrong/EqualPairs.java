package luogup4279.wrong;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that with a large heap the only lost positions are those in which the heaps come in equal pairs, since copying is
 * the way to win as second player. But 1, 2, 3 is lost too.
 */
final class EqualPairs {

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int[] heaps = new int[in.nextInt()];
            int ones = 0;
            boolean hasLarge = false;
            for (int heap = 0; heap < heaps.length; heap++) {
                heaps[heap] = in.nextInt();
                ones += heaps[heap] == 1 ? 1 : 0;
                hasLarge |= heaps[heap] > 1;
            }
            out.println((hasLarge ? !comeInPairs(heaps) : ones % 2 == 0) ? "John" : "Brother");
        }
        out.flush();
    }

    private static boolean comeInPairs(int[] heaps) {
        Arrays.sort(heaps);
        // From the largest heap down to the empty ones, which need no partner.
        for (int heap = heaps.length - 1; heap >= 0 && heaps[heap] > 0; heap -= 2) {
            if (heap == 0 || heaps[heap] != heaps[heap - 1]) {
                return false;
            }
        }
        return true;
    }
}
