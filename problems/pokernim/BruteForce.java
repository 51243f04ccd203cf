package pokernim;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import pokernim.Rules.Position;

/**
 * Plays the bounded rules out, with additions of up to 3 chips. Two piles of a few chips, and one addition to each.
 */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Search<Position> search = new Search<>(new Rules().bounded());
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            out.println(search.moverWins(Rules.readGame(in)) ? "First" : "Second");
        }
    }
}
