package hdu2149;

import hdu2149.Rules.Position;
import java.util.stream.Collectors;
import nimsum.game.Move;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out after each first raise, for prices of up to about 200. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Search<Position> search = new Search<>(rules);
        while (in.hasNext()) {
            String winning = search.winningMoves(rules.read(in)).map(Move::name).collect(Collectors.joining(" "));
            out.println(winning.isEmpty() ? "none" : winning);
        }
    }
}
