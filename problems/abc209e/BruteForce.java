package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import nimsum.game.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks who can force an end within as many moves as there are words: later none comes. Few words. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        List<String> words = rules.read(in).words();
        ForcedEnd<Position> game = new ForcedEnd<>(rules);
        for (String word : words) {
            Position said = new Position(words, word);
            out.println(game.losesWithin(said, words.size())
                    ? "Takahashi"
                    : game.winsWithin(said, words.size()) ? "Aoki" : "Draw");
        }
    }
}
