package pokernim;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * TITLE: the rules in one sentence.
 *
 * <p>
 * Theorem. ...
 *
 * <p>
 * Cost: ...
 */
public final class Main {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            throw new UnsupportedOperationException("not written yet: problems/pokernim/Main.java");
        } finally {
            out.flush();
        }
    }
}
