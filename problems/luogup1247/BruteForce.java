package luogup1247;

import java.util.Optional;
import java.util.stream.Collectors;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out: the first of all moves, heap by heap and few matches first, that leaves a lost position. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Optional<Move<Heaps>> winning = new Search<>(rules).winningMoves(rules.read(in)).findFirst();
        if (winning.isEmpty()) {
            out.println("lose");
            return;
        }
        String[] heapAndTake = winning.get().name().split(" ");
        out.println(heapAndTake[1] + " " + heapAndTake[0]);
        out.println(winning.get().next().sizes().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
