package luogup1247;

import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, heap by heap and small takes first, and prints the first move that wins. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        new Search<>(rules).winningMoves(rules.read(in)).findFirst().ifPresentOrElse(move -> {
            String[] heapAndTake = move.name().split(" ");
            out.println(heapAndTake[1] + " " + heapAndTake[0]);
            out.println(move.next().toString());
        }, () -> out.println("lose"));
    }
}
