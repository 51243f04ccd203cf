package csesnim2;

import java.util.stream.IntStream;
import nimsum.game.CountedRules;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;

/** Sticks lie in heaps. A move takes 1, 2 or 3 sticks from one heap. Whoever takes the last stick wins. */
public final class Rules extends HeapRules implements CountedRules<Heaps> {

    private static final int MOST = 3;

    public Rules() {
        super("stick", "sticks");
    }

    @Override
    public String inWords() {
        return "Sticks lie in heaps. "
                + "In turn each player takes 1, 2 or 3 sticks from one heap. "
                + "Whoever takes the last stick wins.";
    }

    @Override
    protected IntStream takes(int size) {
        return IntStream.rangeClosed(1, Math.min(MOST, size));
    }

    @Override
    public String howToMove(Heaps heaps) {
        return "Type the number of a heap and how many sticks you take from it, at most " + MOST;
    }

    @Override
    public int usualSize() {
        return 20;
    }
}
