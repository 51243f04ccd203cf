package luogup2197;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Nim Game I at CSES: the same question, with other words for the answer. */
public final class Cses {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        Main.solve(in, out, "first", "second");
    }
}
