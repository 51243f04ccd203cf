package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import nimsum.game.solve.FixpointSolver;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Goes over all positions again and again, until no more turn out to be won or lost. This is for few words. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        List<String> words = rules.read(in).words();
        List<Position> said = words.stream().map(word -> new Position(words, word)).toList();
        FixpointSolver<Position> rounds = FixpointSolver.fromAll(rules, said);
        said.forEach(word -> out.println(rounds.outcome(word).printed("Aoki", "Draw", "Takahashi")));
    }
}
