package luogup2197;

import nimsum.coach.NimCoach;

/** This is Nim itself. */
public final class Coach extends NimCoach {

    public Coach() {
        super(new Rules());
    }
}
