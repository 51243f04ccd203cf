package nimsum.game;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * Heaps of stones in a row. A move takes at least one stone from one heap, and at most a number that is the same for
 * all heaps. The player who cannot move loses. An input has the number of heaps, and then their sizes.
 */
public class HeapRules implements Rules<Heaps> {

    private final String thing;
    private final String things;
    private final int maxTake;

    /** Makes the rules of Nim, in which a move takes any number of stones from a heap. */
    public HeapRules() {
        this("stone", "stones", Integer.MAX_VALUE);
    }

    public HeapRules(String thing, String things, int maxTake) {
        this.thing = thing;
        this.things = things;
        this.maxTake = maxTake;
    }

    @Override
    public Heaps read(FastReader in) {
        return Heaps.read(in, in.nextInt());
    }

    @Override
    public final Stream<Move<Heaps>> moves(Heaps heaps) {
        return heaps.moves(size -> IntStream.rangeClosed(1, Math.min(maxTake, size)));
    }

    @Override
    public About about() {
        return about(things.substring(0, 1).toUpperCase(Locale.ROOT) + things.substring(1) + " lie in heaps. "
                + "In turn each player takes "
                + (maxTake == Integer.MAX_VALUE ? "at least one " + thing : "1 to " + maxTake + " " + things)
                + " from one heap. The player who takes the last " + thing + " wins.");
    }

    /** Tells everything except the three sentences. */
    protected final About about(String inWords) {
        return new About(inWords).howToMove("Type the number of a heap and how many " + things + " you take from it"
                + (maxTake == Integer.MAX_VALUE ? "" : ", at most " + maxTake))
                .whyOver("no " + thing + " is left").unit(things + " in all");
    }

    @Override
    public final int size(Heaps heaps) {
        return heaps.stones();
    }

    @Override
    public final Optional<String> whyNot(Heaps heaps, String words) {
        return Rules.numbers(words, 2).map(n -> heaps.whyNot(n.get(0), n.get(1), "heap")
                .orElse("a move takes at most " + maxTake + " " + things));
    }
}
