package hdu1536;

import java.util.Arrays;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the Grundy values level by level, without a mex. For each value it goes through the heaps that have no value
 * yet, from the smallest up, and gives it to those from which no take leads to a heap that has just got it. This is
 * right: a heap whose value is larger has an option of this value, and no heap has an option of its own value.
 */
final class Reference {

    private static final int NONE = -1;

    static void solve(FastReader in, FastWriter out) {
        for (int size = in.nextInt(); size != 0; size = in.hasNext() ? in.nextInt() : 0) {
            int[] takes = numbers(in, size);
            int[][] positions = new int[in.nextInt()][];
            int largest = 0;
            for (int i = 0; i < positions.length; i++) {
                positions[i] = numbers(in, in.nextInt());
                largest = Math.max(largest, Arrays.stream(positions[i]).max().orElse(0));
            }
            int[] values = values(takes, largest);
            for (int[] position : positions) {
                out.print(
                        Arrays.stream(position).map(heap -> values[heap]).reduce(0, (a, b) -> a ^ b) == 0 ? "L" : "W");
            }
            out.println();
        }
    }

    private static int[] numbers(FastReader in, int count) {
        return IntStream.range(0, count).map(i -> in.nextInt()).toArray();
    }

    /** Returns the value of a heap of each size up to the largest. */
    static int[] values(int[] takes, int largest) {
        int[] values = new int[largest + 1];
        Arrays.fill(values, NONE);
        int found = 0;
        for (int value = 0; found <= largest; value++) {
            // The heaps from which a take leads to a heap of this value.
            boolean[] barred = new boolean[largest + 1];
            for (int stones = 0; stones <= largest; stones++) {
                if (values[stones] == NONE && !barred[stones]) {
                    values[stones] = value;
                    found++;
                    for (int take : takes) {
                        if (stones + take <= largest) {
                            barred[stones + take] = true;
                        }
                    }
                }
            }
        }
        return values;
    }
}
