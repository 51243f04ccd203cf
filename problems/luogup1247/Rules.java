package luogup1247;

import nimsum.game.HeapRules;

/** Matches lie in heaps. A move takes at least one match from one heap. The player who takes the last match wins. */
public final class Rules extends HeapRules {

    public Rules() {
        super("match", "matches", Integer.MAX_VALUE);
    }
}
