package luogup2490;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out on each placement, for strips of up to about 9 squares. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        int squares = in.nextInt();
        int pieces = in.nextInt();
        int maxMoved = in.nextInt();
        Search<Position> search = new Search<>(new Rules());
        out.println(placements(squares, pieces).stream()
                .filter(placement -> search.moverWins(new Position(squares, maxMoved, placement, true))).count());
    }

    /** Returns every choice of this number of squares, each in increasing order. */
    static List<List<Integer>> placements(int squares, int pieces) {
        return IntStream.range(0, 1 << squares).filter(set -> Integer.bitCount(set) == pieces)
                .mapToObj(set -> IntStream.rangeClosed(1, squares).filter(square -> (set >> square - 1 & 1) == 1)
                        .boxed().toList())
                .toList();
    }
}
