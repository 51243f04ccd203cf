package poj1704;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Georgia and Bob: chessmen stand on the squares 1, 2, 3, ... of a row. A move takes one of them to the left, any number of
 * squares, but neither onto nor over another one, nor off the row. Who can't move loses.
 *
 * <p>
 * Pair the chessmen from the right: the last one with the one before it, and so on. If one is left over at the left end, it
 * is paired with the wall, which stands on square 0.
 *
 * <p>
 * Theorem. The first player loses if and only if the numbers of free squares inside the pairs have the nim-sum 0.
 *
 * <p>
 * Why: a pair is a heap of Nim. Its right one takes from the heap. Its left one adds to it; then the right one follows by as
 * many squares, and the heap is what it was. So adding helps nobody, and it can't go on for ever.
 *
 * <p>
 * Cost: O(n log n) for n chessmen, to sort them.
 */
public final class Main {

    private static final int MAX_TESTS = 20, MAX_CHESSMEN = 1000, MAX_SQUARE = 10000;
    private static final int WALL = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int tests = in.nextInt(1, MAX_TESTS);
            for (int test = 0; test < tests; test++) {
                int[] squares = readSquares(in);
                Arrays.sort(squares);
                out.println(firstWins(squares) ? "Georgia will win" : "Bob will win");
            }
        } finally {
            out.flush();
        }
    }

    private static int[] readSquares(FastReader in) {
        int[] squares = new int[in.nextInt(1, MAX_CHESSMEN)];
        boolean[] taken = new boolean[MAX_SQUARE + 1];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = in.nextInt(1, MAX_SQUARE);
            if (taken[squares[i]]) {
                throw in.unexpected("a square without a chessman");
            }
            taken[squares[i]] = true;
        }
        return squares;
    }

    /**
     * @param squares
     *            where the chessmen stand, from left to right
     */
    static boolean firstWins(int[] squares) {
        int nimSum = 0;
        for (int right = squares.length - 1; right >= 0; right -= 2) {
            int left = right > 0 ? squares[right - 1] : WALL;
            nimSum ^= squares[right] - left - 1;
        }
        return nimSum != 0;
    }
}
