package luogup2197;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Answers Nim Game I of CSES, which asks the same question and wants other words for the answer. */
public final class Cses {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        Main.answer(in, out, "first", "second");
    }
}
