package luogup2197;

import nimsum.game.Heaps;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Four heaps of up to 7 stones. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Search<Heaps> search = new Search<>(new Rules());
        for (int rows = in.nextInt(); rows > 0; rows--) {
            out.println(search.moverWins(Rules.readRow(in)) ? "Yes" : "No");
        }
    }
}
