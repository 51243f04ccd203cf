package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks who can force an end within as many moves as there are words, by when it has come or never comes. Few words. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        List<String> words = rules.read(in).words();
        ForcedEnd<Position> game = new ForcedEnd<>(rules);
        for (String word : words) {
            Position said = new Position(words, word);
            boolean mayBeLost = IntStream.rangeClosed(0, words.size()).anyMatch(moves -> game.losesWithin(said, moves));
            boolean mayBeWon = IntStream.rangeClosed(0, words.size()).anyMatch(moves -> game.winsWithin(said, moves));
            out.println(mayBeLost ? "Takahashi" : mayBeWon ? "Aoki" : "Draw");
        }
    }
}
