package luogup4279;

import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;

/**
 * Heaps of stones. A move takes any number of stones from one heap, and at least one. Whoever takes the last stone
 * loses.
 */
public final class Rules extends HeapRules implements CountedRules<Heaps> {

    @Override
    public String inWords() {
        return "Stones lie in heaps. "
                + "In turn each player takes one stone or more from one heap. "
                + "Whoever takes the last stone of all loses.";
    }

    @Override
    public String whyOver(Heaps heaps, String moverIs) {
        return super.whyOver(heaps, moverIs) + ", which wins here";
    }

    /** Where no stone is left, the other player has taken the last one. */
    @Override
    public Ending ending(Heaps heaps) {
        return heaps.isEmpty() ? Ending.WIN : Ending.PLAY_ON;
    }
}
