package hdu2516.wrong;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Believed that 40 Fibonacci numbers are enough for 2^31 stones: they grow "like powers of two". It takes 45. */
final class TooFewTerms {

    private static final int TERMS = 40; // Right: 45

    static void solve(FastReader in, FastWriter out) {
        Set<Integer> fibonacci = new HashSet<>();
        int last = 1;
        int next = 2;
        for (int k = 0; k < TERMS; k++) {
            fibonacci.add(last);
            int sum = last + next;
            last = next;
            next = sum;
        }
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(fibonacci.contains(stones) ? "Second win" : "First win");
        }
        out.flush();
    }
}
