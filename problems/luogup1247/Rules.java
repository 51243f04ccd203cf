package luogup1247;

import nimsum.game.HeapRules;

/** Some heaps of matches. A move takes one match or more from one heap. Whoever takes the last match wins. */
public final class Rules extends HeapRules {

    public Rules() {
        super("match", "matches", Integer.MAX_VALUE);
    }
}
