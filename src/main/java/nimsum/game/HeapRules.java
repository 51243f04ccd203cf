package nimsum.game;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * Heaps of stones in a row. A move takes some stones from one heap; who cannot move has lost. A problem says how many stones may be
 * taken. An input has the number of heaps, and then their sizes.
 */
public abstract class HeapRules implements Rules<Heaps> {

    /** How many stones may be taken from a heap of this size. */
    protected abstract IntStream takes(int size);

    @Override
    public Heaps read(FastReader in) {
        return Heaps.read(in, in.nextInt());
    }

    @Override
    public final Stream<Move<Heaps>> moves(Heaps heaps) {
        return heaps.moves(this::takes);
    }

    @Override
    public String howToMove(Heaps heaps) {
        return "Type the number of a heap and how many stones you take from it";
    }
}
