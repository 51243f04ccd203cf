package csesnim2;

import nimsum.game.Heaps;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Some 12 sticks. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Search<Heaps> search = new Search<>(new Rules());
        for (int games = in.nextInt(); games > 0; games--) {
            out.println(search.moverWins(Rules.readGame(in)) ? "first" : "second");
        }
    }
}
