package hdu2516;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Fibonacci Nim: one heap; the first move takes any stones but all of them, every later move takes at most twice what the
 * move before it took, and who takes the last stone wins.
 *
 * <p>
 * By Zeckendorf's theorem each number is in one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... of which no two are
 * neighbours. Call the smallest of them z(n).
 *
 * <p>
 * Theorem. Who may take up to q of n stones wins if and only if q >= z(n); taking z(n) wins.
 *
 * <p>
 * At the start q = n - 1, so the first player loses if and only if z(n) = n: the starting heaps that lose are the Fibonacci
 * numbers.
 *
 * <p>
 * Cost: a binary search among the 45 Fibonacci numbers in range for each heap.
 */
public final class Main {

    private static final int MIN_STONES = 2, MAX_STONES = Integer.MAX_VALUE;
    private static final int END = 0;
    /** The Fibonacci numbers 1, 2, 3, 5, ... up to MAX_STONES. */
    private static final int TERMS = 45;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int[] fibonacci = fibonacciNumbers();
            do {
                int stones = in.nextInt(END, MAX_STONES);
                if (stones == END) {
                    break;
                }
                if (stones < MIN_STONES) {
                    throw in.unexpected("a heap of 2 stones or more, or the 0 that ends the input");
                }
                out.println(firstWins(fibonacci, stones) ? "First win" : "Second win");
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    static boolean firstWins(int[] fibonacci, int stones) {
        return Arrays.binarySearch(fibonacci, stones) < 0;
    }

    /** 1, 2, 3, 5, ... in order, as far as an int goes. */
    static int[] fibonacciNumbers() {
        int[] fibonacci = new int[TERMS];
        fibonacci[0] = 1;
        fibonacci[1] = 2;
        for (int k = 2; k < TERMS; k++) {
            fibonacci[k] = fibonacci[k - 1] + fibonacci[k - 2];
        }
        return fibonacci;
    }
}
