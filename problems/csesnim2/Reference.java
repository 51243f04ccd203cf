package csesnim2;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Pairs heaps instead of adding values, by theorem 5. Two heaps with the same remainder modulo 4 cancel out, because
 * each move in them can be answered. A heap with the remainder 0 is left out for the same reason. At most one heap for
 * each remainder is left. It is made as small as its remainder, and the rest is played out.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        Search<Heaps> search = new Search<>(new Rules());
        for (int games = in.nextInt(); games > 0; games--) {
            boolean[] left = new boolean[4];
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                left[in.nextInt() % 4] ^= true;
            }
            List<Integer> sizes = IntStream.rangeClosed(1, 3).filter(remainder -> left[remainder]).boxed().toList();
            out.println(search.moverWins(new Heaps(sizes)) ? "first" : "second");
        }
    }
}
