package luogup2197;

import nimsum.game.NimCoach;

/** This is Nim itself. */
public final class Coach extends NimCoach {
}
