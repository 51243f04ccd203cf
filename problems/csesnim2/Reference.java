package csesnim2;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Pairs heaps instead of adding values: two heaps with the same remainder modulo 4 cancel out, as each move in one of
 * them can be answered, and so does a heap with the remainder 0. What is left has at most one heap for each remainder,
 * may be taken to be as small as the remainder, and is played out.
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
