package hdu2516;

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
 * Proof: problems/hdu2516/README.md, theorem 4. Cost: O(log n) per heap of n stones, because after two steps a
 * Fibonacci number has at least doubled.
 */
public final class Main {

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
            int stones = in.nextInt();
            if (stones == 0) {
                break;
            }
            out.println(firstWins(stones) ? "First win" : "Second win");
        }
    }

    static boolean firstWins(int stones) {
        long fibonacci = 1;
        long next = 2;
        while (fibonacci < stones) {
            long sum = fibonacci + next;
            fibonacci = next;
            next = sum;
        }
        return fibonacci != stones;
    }
}
