package poj2348;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Answers P1290 of Luogu, where the number of pairs stands in front of them. */
public final class Luogu {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int pairs = in.nextInt(0, Integer.MAX_VALUE); pairs > 0; pairs--) {
                out.println(Main.winner(in.nextInt(1, Integer.MAX_VALUE), in.nextInt(1, Integer.MAX_VALUE)));
            }
        } finally {
            out.flush();
        }
    }
}
