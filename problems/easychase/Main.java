package easychase;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Reads the starts of The Easy Chase. {@link TheEasyChase} solves them, each on its own, and says why the method is
 * right.
 */
public final class Main {

    /** The largest side of a board. The number of positions grows with its fourth power. */
    private static final int MAX_SIDE = 20;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        TheEasyChase chase = new TheEasyChase();
        while (in.hasNext()) {
            int n = in.nextInt(1, MAX_SIDE);
            out.println(chase.winner(n, in.nextInt(1, n), in.nextInt(1, n), in.nextInt(1, n), in.nextInt(1, n)));
        }
    }
}
