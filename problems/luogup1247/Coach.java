package luogup1247;

import nimsum.coach.NimCoach;

/** Gives advice by theorem 1. The first good move is the one that the problem asks for. */
public final class Coach extends NimCoach {

    public Coach() {
        super(new Rules());
    }
}
