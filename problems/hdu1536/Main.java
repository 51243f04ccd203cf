package hdu1536;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * S-Nim: Nim in which the number of stones that a move takes has to be one of a set S; who cannot move loses.
 *
 * <p>
 * Each heap is a game of its own. Its Grundy value is that of what a move can leave: g(h) = mex { g(h - s) : s in S, s <= h }.
 *
 * <p>
 * Theorem (Sprague 1935, Grundy 1939). The first player loses if and only if the nim-sum of the Grundy values of all heaps is
 * 0.
 *
 * <p>
 * Cost: O(|S| * H) a set, where H is the largest heap that stands with it, and then O(1) a heap.
 */
public final class Main {

    private static final int MAX_TAKES = 100, MAX_POSITIONS = 100, MAX_HEAPS = 100, MAX_STONES = 10000;
    private static final int END = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int size = in.nextInt(END, MAX_TAKES);
                if (size == END) {
                    break;
                }
                int[] takes = new int[size];
                for (int i = 0; i < size; i++) {
                    takes[i] = in.nextInt(1, MAX_STONES);
                }
                int[][] positions = readPositions(in);
                int[] grundy = grundyValues(takes, largestHeap(positions));
                for (int i = 0; i < positions.length; i++) {
                    out.print(firstWins(grundy, positions[i]) ? "W" : "L");
                }
                out.println();
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    private static int[][] readPositions(FastReader in) {
        int[][] positions = new int[in.nextInt(1, MAX_POSITIONS)][];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = new int[in.nextInt(1, MAX_HEAPS)];
            for (int heap = 0; heap < positions[i].length; heap++) {
                positions[i][heap] = in.nextInt(0, MAX_STONES);
            }
        }
        return positions;
    }

    private static int largestHeap(int[][] positions) {
        int largest = 0;
        for (int i = 0; i < positions.length; i++) {
            for (int heap = 0; heap < positions[i].length; heap++) {
                largest = Math.max(largest, positions[i][heap]);
            }
        }
        return largest;
    }

    /**
     * The Grundy value of a heap of each size up to a largest, when a move takes one of these numbers of stones. The values that
     * moves lead to are collected as bits: a mex is no larger than the number of moves, so two words hold them.
     */
    static int[] grundyValues(int[] takes, int largest) {
        int[] sorted = takes.clone();
        Arrays.sort(sorted);
        int[] grundy = new int[largest + 1];
        // The bit of the value of each heap, in the one word or the other.
        long[] low = new long[largest + 1];
        long[] high = new long[largest + 1];
        int legal = 0;
        for (int stones = 0; stones <= largest; stones++) {
            while (legal < sorted.length && sorted[legal] <= stones) {
                legal++;
            }
            long lowSeen = 0;
            long highSeen = 0;
            for (int i = 0; i < legal; i++) {
                lowSeen |= low[stones - sorted[i]];
                highSeen |= high[stones - sorted[i]];
            }
            grundy[stones] = mex(lowSeen, highSeen);
            // A shift counts modulo 64.
            long[] word = grundy[stones] < Long.SIZE ? low : high;
            word[stones] = 1L << grundy[stones];
        }
        return grundy;
    }

    /** The number of the first bit that is 0. */
    private static int mex(long low, long high) {
        return low != -1 ? Long.numberOfTrailingZeros(~low) : Long.SIZE + Long.numberOfTrailingZeros(~high);
    }

    static boolean firstWins(int[] grundy, int[] heaps) {
        int nimSum = 0;
        for (int heap = 0; heap < heaps.length; heap++) {
            nimSum ^= grundy[heaps[heap]];
        }
        return nimSum != 0;
    }
}
