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
 * which the takes of the set S lead: g(h) = mex { g(h - s) : s in S, s <= h }.
 *
 * <p>
 * Why: from a heap of value g a move leads to each smaller value, as from a heap of g stones in Nim, and no move leads
 * to the value g. A move to a larger value is answered by a move back to g.
 *
 * <p>
 * Proof: problems/hdu1536/README.md, theorem 1. Cost: O(|S| * H) for each set, for a table of the heaps of up to H =
 * 10000 stones, and then O(1) for each heap.
 */
public final class Main {

    private static final int MAX_TAKES = 1000, MAX_STONES = 10000;

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
            int[] takes = new int[in.nextInt(0, MAX_TAKES)];
            if (takes.length == 0) {
                break;
            }
            for (int i = 0; i < takes.length; i++) {
                takes[i] = in.nextInt(1, Integer.MAX_VALUE);
            }
            int[] grundy = grundyValues(takes, MAX_STONES);
            for (int positions = in.nextInt(); positions > 0; positions--) {
                int nimSum = 0;
                for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                    nimSum ^= grundy[in.nextInt(0, MAX_STONES)];
                }
                out.print(nimSum != 0 ? "W" : "L");
            }
            out.println();
        }
    }

    static int[] grundyValues(int[] takes, int largest) {
        int[] grundy = new int[largest + 1];
        Mex mex = new Mex();
        for (int stones = 1; stones <= largest; stones++) {
            mex.clear();
            for (int take : takes) {
                if (take <= stones) {
                    mex.add(grundy[stones - take]);
                }
            }
            grundy[stones] = mex.value();
        }
        return grundy;
    }
}
