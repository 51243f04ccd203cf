package hdu1536;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * S-Nim: Nim in which the number of stones that a move takes has to be in a set S. The player who cannot move loses.
 *
 * <p>
 * Theorem (Sprague 1935, Grundy 1939). The first player loses if and only if the nim-sum of the Grundy values of all
 * heaps is 0. The Grundy value of a heap is the mex, the smallest number that is missing, of the values of the heaps to
 * which a move leads: g(h) = mex { g(h - s) : s in S, s <= h }.
 *
 * <p>
 * Why: from a heap of value g a move leads to each smaller value, as from a heap of g stones in Nim, and no move leads
 * to the value g. A move to a larger value is answered by a move back to g.
 *
 * <p>
 * Proof: problems/hdu1536/README.md, theorem 1. Cost: O(|S| * H) for each set, where H is the largest heap of its
 * positions, and then O(1) for each heap.
 */
public final class Main {

    /** With larger bounds the table of a set could take longer than the second that the judge allows. */
    private static final int MAX_TAKES = 1000, MAX_STONES = 100000;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            int size = in.nextInt(0, MAX_TAKES);
            if (size == 0) {
                break;
            }
            answerPositions(in, out, readTakes(in, size));
        }
    }

    /** Reads the positions of a set, and prints a letter for each. */
    private static void answerPositions(FastReader in, FastWriter out, int[] takes) {
        int[] grundy = new int[0];
        for (int positions = in.nextInt(); positions > 0; positions--) {
            int nimSum = 0;
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                int stones = in.nextInt(0, MAX_STONES);
                if (stones >= grundy.length) {
                    grundy = grundyValues(takes, grundy, Math.max(stones, 2 * grundy.length));
                }
                nimSum ^= grundy[stones];
            }
            out.print(nimSum != 0 ? "W" : "L");
        }
        out.println();
    }

    private static int[] readTakes(FastReader in, int size) {
        int[] takes = new int[size];
        for (int i = 0; i < takes.length; i++) {
            takes[i] = in.nextInt(1, Integer.MAX_VALUE);
        }
        return takes;
    }

    /**
     * Returns the Grundy value of a heap of each size up to the largest, if a move takes one of these numbers of
     * stones.
     *
     * @param known the values of the first sizes, which are copied
     */
    static int[] grundyValues(int[] takes, int[] known, int largest) {
        int[] grundy = new int[largest + 1];
        System.arraycopy(known, 0, grundy, 0, known.length);
        Mex mex = new Mex();
        for (int stones = known.length; stones <= largest; stones++) {
            mex.clear();
            for (int i = 0; i < takes.length; i++) {
                if (takes[i] <= stones) {
                    mex.add(grundy[stones - takes[i]]);
                }
            }
            grundy[stones] = mex.value();
        }
        return grundy;
    }
}
