package luogup1247;

import java.util.stream.IntStream;
import nimsum.game.HeapRules;

/** Some heaps of matches. A move takes one match or more from one heap. Who takes the last match wins. */
public final class Rules extends HeapRules {

    public Rules() {
        super("match", "matches");
    }

    @Override
    public String inWords() {
        return "Matches lie in heaps. "
                + "In turn each player takes one match or more from one heap. "
                + "Who takes the last match wins.";
    }

    @Override
    protected IntStream takes(int size) {
        return IntStream.rangeClosed(1, size);
    }
}
