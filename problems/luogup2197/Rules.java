package luogup2197;

import nimsum.game.CountedRules;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;

/** Stones lie in heaps. A move takes at least one stone from one heap. A player who has no stone to take has lost. */
public final class Rules extends HeapRules implements CountedRules<Heaps> {
}
