package hdu2516;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Fibonacci Nim: one heap; the first move takes any stones but all of them, every later move takes at most twice what
 * the move before it took, and whoever takes the last stone wins.
 *
 * <p>
 * Theorem (Whinihan 1963). The first player loses if and only if the heap is one of the Fibonacci numbers 1, 2, 3, 5,
 * 8, ...
 *
 * <p>
 * Why: by Zeckendorf's theorem each number is in one way a sum of Fibonacci numbers of which no two are neighbours.
 * Take the smallest of them: the next one is more than twice as large, so that the answer must break it, and leaves a
 * smallest term that may be taken again. A Fibonacci number itself is its only term, and all of it may not be taken.
 *
 * <p>
 * Proof: problems/hdu2516/README.md, theorem 4. Cost: a binary search among 45 Fibonacci numbers for each heap.
 */
public final class Main {

    /** How many Fibonacci numbers fit an int. */
    private static final int TERMS = 45;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int[] fibonacci = fibonacciNumbers();
            do {
                int stones = in.nextInt(0, Integer.MAX_VALUE);
                if (stones == 0) {
                    break;
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
