package spojpt07a;

import nimsum.game.Bush;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out: tries every cut. Trees of up to 12 vertices. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            out.println(firstWins(Rules.readTree(in)) ? 1 : 0);
        }
    }

    static boolean firstWins(Bush bush) {
        return new Search<>(new Rules()).moverWins(bush);
    }
}
