package poj2348;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Answers P1290 of Luogu, where the number of pairs stands in front of them. */
public final class Luogu {

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        in.nextInt(); // The end of the file tells the number of pairs, too.
        Main.solve(in, out);
    }
}
