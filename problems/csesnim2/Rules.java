package csesnim2;

import nimsum.game.CountedRules;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;

/** Sticks lie in heaps. A move takes 1, 2 or 3 of them from one heap. The player who takes the last stick wins. */
public final class Rules extends HeapRules implements CountedRules<Heaps> {

    public Rules() {
        super("stick", "sticks", 3);
    }
}
