package luogup2197;

import java.util.stream.IntStream;
import nimsum.game.HeapRules;

/** Some heaps of stones. A move takes one stone or more from one heap. Who has no stone to take has lost. */
public final class Rules extends HeapRules {

    @Override
    public String inWords() {
        return "Stones lie in heaps. "
                + "In turn each player takes one stone or more from one heap. "
                + "Who has no stone left to take loses.";
    }

    @Override
    public boolean isCounted() {
        return true;
    }

    @Override
    protected IntStream takes(int size) {
        return IntStream.rangeClosed(1, size);
    }
}
