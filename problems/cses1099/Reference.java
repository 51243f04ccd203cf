package cses1099;

import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Lets balls cancel out instead of taking a nim-sum. A heap is equal to heaps of different powers of two. Two equal
 * heaps cancel out, because each move in one of them can be copied in the other. So the second player wins if an even
 * number of heaps holds each power.
 */
final class Reference {

    private static final int POWERS = 30;

    static void solve(FastReader in, FastWriter out) {
        for (int tests = in.nextInt(); tests > 0; tests--) {
            int[] holders = new int[POWERS];
            int stairs = in.nextInt();
            for (int stair = 1; stair <= stairs; stair++) {
                int balls = in.nextInt();
                for (int power = 0; power < POWERS && stair % 2 == 0; power++) {
                    holders[power] += balls >> power & 1;
                }
            }
            out.println(IntStream.of(holders).allMatch(count -> count % 2 == 0) ? "second" : "first");
        }
    }
}
