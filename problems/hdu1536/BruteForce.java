package hdu1536;

import hdu1536.Rules.Position;
import java.util.List;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, for up to four heaps of about 6 stones. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        for (int size = in.nextInt(); size != 0; size = in.hasNext() ? in.nextInt() : 0) {
            Search<Position> search = new Search<>(new Rules());
            List<Integer> takes = Rules.readTakes(in, size);
            for (int positions = in.nextInt(); positions > 0; positions--) {
                out.print(search.moverWins(Rules.readPosition(takes, in)) ? "W" : "L");
            }
            out.println();
        }
    }
}
