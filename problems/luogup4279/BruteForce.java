package luogup4279;

import nimsum.game.Heaps;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Up to four heaps of some 6 stones. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Search<Heaps> search = new Search<>(new Rules());
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            out.println(search.moverWins(Rules.readOne(in)) ? "John" : "Brother");
        }
    }
}
