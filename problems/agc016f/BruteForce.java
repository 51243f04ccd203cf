package agc016f;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.TokenRules.Position;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out on each graph that is left by taking edges away. It is fast enough for about 16 edges. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Position all = rules.read(in);
        int edges = all.edges().stream().mapToInt(List::size).sum();
        long wins = 0;
        for (int subset = 0; subset < 1 << edges; subset++) {
            wins += new Search<>(rules).moverWins(some(all, subset)) ? 1 : 0;
        }
        out.println(wins);
    }

    /** Returns the position with some of the edges. The bits of a number say which edges are kept. */
    private static Position some(Position all, int subset) {
        List<List<Integer>> edges = new ArrayList<>();
        int bits = subset;
        for (List<Integer> from : all.edges()) {
            List<Integer> some = new ArrayList<>();
            for (int to : from) {
                if (bits % 2 != 0) {
                    some.add(to);
                }
                bits /= 2;
            }
            edges.add(some);
        }
        return new Position(edges, all.tokens());
    }
}
