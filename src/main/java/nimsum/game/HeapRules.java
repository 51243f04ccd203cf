package nimsum.game;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * Heaps of stones in a row. A move takes some stones from one heap; who cannot move has lost. A problem says how many
 * stones may be taken. An input has the number of heaps, and then their sizes.
 */
public abstract class HeapRules implements Rules<Heaps> {

    private final String thing;
    private final String things;

    /** Of stones. */
    protected HeapRules() {
        this("stone", "stones");
    }

    /**
     * @param thing what one of the stones is called
     * @param things what several of them are called
     */
    protected HeapRules(String thing, String things) {
        this.thing = thing;
        this.things = things;
    }

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
        return "Type the number of a heap and how many " + things + " you take from it";
    }

    @Override
    public final Size size(Heaps heaps) {
        return new Size(heaps.stones(), things + " in all");
    }

    @Override
    public String whyOver(Heaps heaps, String moverIs) {
        return "no " + thing + " is left, and " + moverIs + " to move";
    }

    @Override
    public final Optional<String> whyNot(Heaps heaps, String words) {
        return Rules.numbers(words, 2).map(n -> heaps.whyNot(n.get(0), n.get(1), "heap")
                .orElseGet(() -> "at most " + takes(heaps.sizes().get(n.get(0) - 1)).max().orElseThrow()
                        + " may be taken"));
    }
}
