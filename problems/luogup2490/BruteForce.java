package luogup2490;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out on each placement, for strips of up to about 9 squares. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        int squares = in.nextInt();
        int pieces = in.nextInt();
        int mostMoved = in.nextInt();
        Search<Position> search = new Search<>(new Rules());
        out.println(placements(squares, pieces).stream()
                .filter(placement -> search.moverWins(new Position(squares, mostMoved, placement, true))).count());
    }

    /** Returns every choice of this number of squares, each in increasing order. */
    static List<List<Integer>> placements(int squares, int pieces) {
        if (pieces == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int last = pieces; last <= squares; last++) {
            for (List<Integer> others : placements(last - 1, pieces - 1)) {
                List<Integer> placement = new ArrayList<>(others);
                placement.add(last);
                all.add(placement);
            }
        }
        return all;
    }
}
