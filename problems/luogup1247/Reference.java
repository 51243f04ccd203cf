package luogup1247;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Looks at each heap and what the rest is equal to: the heap of as many matches as the rest's nim-sum. A move in the
 * heap wins if and only if it makes the two equal, so a heap has one if and only if it is larger. Nim-sums are made by
 * counting how many heaps hold each power of two.
 */
final class Reference {

    private static final int POWERS = 31;

    static void solve(FastReader in, FastWriter out) {
        int[] heaps = IntStream.range(0, in.nextInt()).map(i -> in.nextInt()).toArray();
        int[] holders = new int[POWERS];
        for (int size : heaps) {
            for (int power = 0; power < POWERS; power++) {
                holders[power] += digit(size, power);
            }
        }
        for (int i = 0; i < heaps.length; i++) {
            int rest = nimSumOfRest(holders, heaps[i]);
            if (heaps[i] > rest) {
                out.println((heaps[i] - rest) + " " + (i + 1));
                heaps[i] = rest;
                out.println(IntStream.of(heaps).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
                return;
            }
        }
        out.println("lose");
    }

    /**
     * The sum of the powers of two that an odd number of the other heaps hold.
     *
     * @param holders of each power of two, how many heaps hold it
     */
    private static int nimSumOfRest(int[] holders, int heap) {
        int sum = 0;
        for (int power = 0; power < POWERS; power++) {
            if ((holders[power] - digit(heap, power)) % 2 == 1) {
                sum += 1 << power;
            }
        }
        return sum;
    }

    /** 1 if the heap holds the power of two with this exponent, else 0. */
    private static int digit(int size, int exponent) {
        return size / (1 << exponent) % 2;
    }
}
