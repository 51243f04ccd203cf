package luogup2197;

import nimsum.game.CountedRules;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;

/** Some heaps of stones. A move takes one stone or more from one heap. Whoever has no stone to take has lost. */
public final class Rules extends HeapRules implements CountedRules<Heaps> {
}
