package muvluv;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out: tries every set of leaves. Trees of up to 12 vertices. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            out.println(firstWins(Rules.readTree(in)) ? "Takeru" : "Meiya");
        }
    }

    static boolean firstWins(Rules.Position tree) {
        return new Search<>(new Rules()).moverWins(tree);
    }
}
