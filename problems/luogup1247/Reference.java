package luogup1247;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Compares each heap with the rest. The rest is worth as much as one heap, whose size is the nim-sum of the rest. A
 * move in the heap wins if and only if it makes the heap equal to that, so the heap must be larger. The nim-sums come
 * from counting how many heaps hold each power of two.
 */
final class Reference {

    private static final int POWERS = 31;

    static void solve(FastReader in, FastWriter out) {
        int[] heaps = IntStream.range(0, in.nextInt()).map(i -> in.nextInt()).toArray();
        int[] holders = new int[POWERS];
        for (int size : heaps) {
            IntStream.range(0, POWERS).forEach(power -> holders[power] += digit(size, power));
        }
        for (int i = 0; i < heaps.length; i++) {
            int size = heaps[i];
            int rest = IntStream.range(0, POWERS).map(power -> (holders[power] - digit(size, power)) % 2 << power)
                    .sum();
            if (size > rest) {
                out.println((size - rest) + " " + (i + 1));
                heaps[i] = rest;
                out.println(IntStream.of(heaps).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
                return;
            }
        }
        out.println("lose");
    }

    /** Returns 1 if the heap holds the power of two with this exponent, and 0 otherwise. */
    private static int digit(int size, int exponent) {
        return size / (1 << exponent) % 2;
    }
}
