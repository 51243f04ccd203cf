package csesnim2;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Pairs heaps instead of adding values. Two heaps with the same remainder modulo 4 are lost together, because each take
 * is answered so that the remainders stay equal: by the same take from the other heap, or, if that heap is too small,
 * by a take that makes 4 from the same one. So by theorems 3 and 4 of sums they may be removed, and a heap may be
 * replaced by its remainder. At most one heap of each of 1, 2 and 3 sticks is left, and these are played out.
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
