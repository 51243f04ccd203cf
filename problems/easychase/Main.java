package easychase;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The Easy Chase for many starts: {@link TheEasyChase} solves a board, once for all lines that ask for it.
 */
public final class Main {

    private static final int MIN_SIDE = 2, MAX_SIDE = 20;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            TheEasyChase.Board[] solved = new TheEasyChase.Board[MAX_SIDE + 1];
            do {
                int n = in.nextInt(MIN_SIDE, MAX_SIDE);
                int rowWhite = in.nextInt(1, n);
                int colWhite = in.nextInt(1, n);
                int rowBlack = in.nextInt(1, n);
                int colBlack = in.nextInt(1, n);
                if (rowWhite == rowBlack && colWhite == colBlack) {
                    throw in.unexpected("a cell for Black that White is not on");
                }
                if (solved[n] == null) {
                    solved[n] = new TheEasyChase.Board(n);
                }
                out.println(solved[n].verdict(rowWhite, colWhite, rowBlack, colBlack));
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }
}
