package hdu2516;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Fibonacci Nim. The first move takes at least one stone from a heap, but not all stones. Each later move takes
 * at least one stone and at most twice as many as the move before it. The player who takes the last stone wins.
 *
 * <p>
 * Theorem (Whinihan 1963). The first player loses if and only if the number of stones is one of the Fibonacci numbers
 * 1, 2, 3, 5, 8, ...
 *
 * <p>
 * Why: by Zeckendorf's theorem each number is in exactly one way a sum of Fibonacci numbers, no two of them neighbours.
 * The first player takes the smallest term of this sum. The next term is more than twice as large, so the opponent
 * cannot take the whole of it. Whatever the opponent takes, the smallest term of the rest may then be taken again. But
 * a Fibonacci number is the only term of its own sum, and the first move may not take the whole heap.
 *
 * <p>
 * Proof: problems/hdu2516/README.md, theorem 4. Cost: a binary search among 45 Fibonacci numbers for each heap.
 */
public final class Main {

    /** The number of Fibonacci numbers that an int can hold. */
    private static final int TERMS = 45;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int[] fibonacci = fibonacciNumbers();
        while (in.hasNext()) {
            int stones = in.nextInt();
            if (stones == 0) {
                break;
            }
            out.println(firstWins(fibonacci, stones) ? "First win" : "Second win");
        }
    }

    static boolean firstWins(int[] fibonacci, int stones) {
        return Arrays.binarySearch(fibonacci, stones) < 0;
    }

    /** Returns the Fibonacci numbers 1, 2, 3, 5, ... that an int can hold, in increasing order. */
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
