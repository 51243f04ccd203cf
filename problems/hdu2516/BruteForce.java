package hdu2516;

import hdu2516.Rules.Position;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, for heaps of up to about 2000 stones. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search<Position> search = new Search<>(new Rules());
        for (int stones = in.nextInt(); stones != 0; stones = in.hasNext() ? in.nextInt() : 0) {
            out.println(search.moverWins(Position.start(stones)) ? "First win" : "Second win");
        }
    }
}
