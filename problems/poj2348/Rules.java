package poj2348;

import java.util.Collections;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * The two numbers are heaps of stones. A move takes a positive multiple of the smaller number from the larger one, and
 * never more than there is. The player who makes a 0 wins.
 */
public final class Rules implements nimsum.game.Rules<Heaps> {

    static int small(Heaps heaps) {
        return Collections.min(heaps.sizes());
    }

    static int large(Heaps heaps) {
        return Collections.max(heaps.sizes());
    }

    @Override
    public Heaps read(FastReader in) {
        return Heaps.read(in, 2);
    }

    @Override
    public Stream<Move<Heaps>> moves(Heaps heaps) {
        int small = small(heaps);
        return IntStream.rangeClosed(1, small == 0 ? 0 : large(heaps) / small)
                .mapToObj(times -> heaps.take(heaps.sizes().indexOf(large(heaps)), times * small));
    }

    @Override
    public About about() {
        return new About("Stones lie in two heaps. "
                + "In turn each player takes stones from the larger heap, and their number must be a multiple of the size of the smaller heap. "
                + "The player who empties a heap wins.")
                .unit("stones in the smaller heap").usualSize(4);
    }

    @Override
    public String howToMove(Heaps heaps) {
        return "Type the number of the larger heap and how many stones you take from it, a multiple of " + small(heaps);
    }

    @Override
    public int size(Heaps heaps) {
        return small(heaps);
    }

    @Override
    public Optional<String> whyNot(Heaps heaps, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> heaps.whyNot(n.get(0), n.get(1), "heap")
                .orElse("a move takes a multiple of " + small(heaps) + " stones from the larger heap"));
    }
}
