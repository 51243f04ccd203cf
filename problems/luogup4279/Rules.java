package luogup4279;

import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;

/** Stones lie in heaps. A move takes one or more from one heap. The player who takes the last stone loses. */
public final class Rules extends HeapRules implements CountedRules<Heaps> {

    @Override
    public About about() {
        return about("Stones lie in heaps. "
                + "In turn each player takes one or more stones from one heap. "
                + "The player who takes the last stone of all loses.");
    }

    /** If no stone is left, the other player has taken the last one, so the player to move has won. */
    @Override
    public Ending ending(Heaps heaps) {
        return heaps.isEmpty() ? Ending.WIN : Ending.PLAY_ON;
    }

    @Override
    public String whyOver(Heaps heaps, String moverIs, String other) {
        return other + " took the last stone";
    }
}
