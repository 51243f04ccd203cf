package luogup4279;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Plays each game to its end and sees who takes the last stone. Whoever has one of the moves that theorem 2 of the README calls
 * winning makes it; whoever has none takes half of a largest heap.
 */
final class Reference {

    private Reference() {
    }

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int[] heaps = new int[in.nextInt()];
            for (int heap = 0; heap < heaps.length; heap++) {
                heaps[heap] = in.nextInt();
            }
            out.println(firstWins(heaps) ? "John" : "Brother");
        }
    }

    private static boolean firstWins(int[] heaps) {
        boolean firstToMove = true;
        while (heaps[largest(heaps)] > 0) {
            move(heaps);
            firstToMove = !firstToMove;
        }
        // The other player has taken the last stone.
        return firstToMove;
    }

    private static void move(int[] heaps) {
        int largest = largest(heaps);
        int large = 0;
        int nimSum = 0;
        for (int stones : heaps) {
            large += stones > 1 ? 1 : 0;
            nimSum ^= stones;
        }
        if (large == 1) {
            boolean oddOthers = (nimSum ^ heaps[largest]) == 1;
            heaps[largest] = oddOthers ? 0 : 1;
            return;
        }
        for (int heap = 0; heap < heaps.length; heap++) {
            if (large > 1 && (heaps[heap] ^ nimSum) < heaps[heap]) {
                heaps[heap] ^= nimSum;
                return;
            }
        }
        heaps[largest] /= 2;
    }

    private static int largest(int[] heaps) {
        int largest = 0;
        for (int heap = 1; heap < heaps.length; heap++) {
            if (heaps[heap] > heaps[largest]) {
                largest = heap;
            }
        }
        return largest;
    }
}
