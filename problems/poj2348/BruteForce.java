package poj2348;

import java.util.List;
import nimsum.game.Heaps;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, for numbers of up to about 1000. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search<Heaps> search = new Search<>(new Rules());
        for (int a = in.nextInt(); a != 0; a = in.hasNext() ? in.nextInt() : 0) {
            out.println(search.moverWins(new Heaps(List.of(a, in.nextInt()))) ? "Stan wins" : "Ollie wins");
        }
    }
}
