package luogup4055;

import java.util.List;
import luogup4055.Rules.Position;
import nimsum.game.Move;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Puts the piece on each free square and plays the rules out, for grids of up to about 4 x 4 squares. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        List<Move<Position>> winning = new Search<>(rules).winningMoves(rules.read(in)).toList();
        out.println(winning.isEmpty() ? "LOSE" : "WIN");
        winning.forEach(move -> out.println(move.name()));
    }
}
