package cses2207;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the values far beyond the last lost heap. A heap is won if and only if some split has two different parts of
 * the same value (theorem 1). The splits near the middle come first, so about n / 2 values are enough for a heap of n
 * that is won. To be fast, it answers for heaps of more than 10000 coins by theorem 2. The deep run of ClaimsTest
 * proves that theorem with the methods of this class for all legal heaps.
 *
 * <p>
 * The definition would need about n^2 / 4 splits for n values. Theorem 3 saves nearly all of them, because a common
 * value needs a split with a rare part, and few heaps have a rare value.
 */
final class Reference {

    private static final int MAX_COMPUTED = 10_000;

    private final int[] grundy;
    /** The heaps with a rare value among those that are known, in increasing order. */
    private final int[] rareHeaps;
    private int rares;
    /** All heaps up to this one have their value. */
    private int known;
    /** Stamps: for each value the last heap that has a split of it. A larger value would be an exception. */
    private final int[] stamp = new int[256];

    /** Answers for heaps of up to {@code max} coins. */
    Reference(int max) {
        grundy = new int[max + 1];
        rareHeaps = new int[max];
    }

    static void solve(FastReader in, FastWriter out) {
        Reference reference = new Reference(MAX_COMPUTED);
        for (int games = in.nextInt(); games > 0; games--) {
            int heap = in.nextInt();
            out.println(heap > MAX_COMPUTED || reference.firstWins(heap) ? "first" : "second");
        }
    }

    boolean firstWins(int heap) {
        for (int part = (heap - 1) / 2; part > 0; part--) {
            if (grundy(part) == grundy(heap - part)) {
                return true;
            }
        }
        return false;
    }

    int grundy(int heap) {
        while (known < heap) {
            int value = nextValue(known + 1);
            known++;
            grundy[known] = value;
            if (isRare(value)) {
                rareHeaps[rares++] = known;
            }
        }
        return grundy[heap];
    }

    /** Returns the value of the first unknown heap. Rare values are given only after all splits. */
    private int nextValue(int heap) {
        for (int i = 0; i < rares; i++) {
            reach(heap, rareHeaps[i]);
        }
        int value = 0;
        for (int part = 1;; part++) {
            while (stamp[value] == heap) {
                value++;
            }
            if (!isRare(value) || part >= heap - part) {
                return value;
            }
            reach(heap, part);
        }
    }

    private void reach(int heap, int part) {
        if (part != heap - part) {
            stamp[grundy[part] ^ grundy[heap - part]] = heap;
        }
    }

    /** Tells whether the number of ones among the binary places 1 to 7 is even. */
    static boolean isRare(int value) {
        return Integer.bitCount(value & 0b1111_1110) % 2 == 0;
    }
}
