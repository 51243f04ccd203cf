package luogup4279;

import java.util.Arrays;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Plays each game to its end and sees who takes the last stone. A player who has a winning move by theorem 2 of the
 * README makes it. A player who has none takes half of a largest heap.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (int tests = in.nextInt(); tests > 0; tests--) {
            int[] heaps = IntStream.range(0, in.nextInt()).map(heap -> in.nextInt()).toArray();
            boolean firstToMove = true;
            while (IntStream.of(heaps).anyMatch(stones -> stones > 0)) {
                move(heaps);
                firstToMove = !firstToMove;
            }
            // The other player has taken the last stone.
            out.println(firstToMove ? "John" : "Brother");
        }
    }

    private static void move(int[] heaps) {
        Arrays.sort(heaps);
        int largest = heaps.length - 1;
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
}
