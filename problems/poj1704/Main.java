package poj1704;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Georgia and Bob: chessmen stand on the squares 1, 2, 3, ... of a row. A move shifts one of them to the left, by any
 * number of squares, but not onto or over another one and not off the row. The player who cannot move loses.
 *
 * <p>
 * Theorem. Pair the chessmen from the right: the last one with the one before it, and so on. If their number is odd,
 * the first one is paired with the wall, which stands on square 0. The first player loses if and only if the numbers of
 * free squares inside the pairs have the nim-sum 0.
 *
 * <p>
 * Why: a pair is a heap of Nim. If its right one moves, it takes from the heap. If its left one moves, it adds to the
 * heap. Then the right one follows by the same number of squares, and the heap is as before. So adding can be undone at
 * once, and it cannot go on for ever.
 *
 * <p>
 * Proof: problems/poj1704/README.md, theorem 1. Cost: O(n log n) for n chessmen, to sort them.
 */
public final class Main {

    private static final int MAX_CHESSMEN = 1000000;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int rows = in.nextInt(); rows > 0; rows--) {
            int chessmen = in.nextInt(0, MAX_CHESSMEN);
            // If their number is odd, square 0 comes first, for the wall.
            int[] squares = new int[chessmen + chessmen % 2];
            for (int i = chessmen % 2; i < squares.length; i++) {
                squares[i] = in.nextInt();
            }
            out.println(firstWins(squares) ? "Georgia will win" : "Bob will win");
        }
    }

    /**
     * @param squares the squares of the chessmen, in any order, and of the wall if their number is odd; they get sorted
     */
    static boolean firstWins(int[] squares) {
        Arrays.sort(squares);
        int nimSum = 0;
        for (int left = 0; left < squares.length; left += 2) {
            nimSum ^= squares[left + 1] - squares[left] - 1;
        }
        return nimSum != 0;
    }
}
