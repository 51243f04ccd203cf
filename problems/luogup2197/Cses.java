package luogup2197;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Answers Nim Game I of CSES, which asks the same question and wants other words for the answer. */
public final class Cses {

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Main.answer(in, out, "first", "second");
    }
}
