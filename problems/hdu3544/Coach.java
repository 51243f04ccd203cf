package hdu3544;

import nimsum.coach.BarCoach;

/** Gives advice by theorem 1. Its reply is a break that costs exactly one move. */
public final class Coach extends BarCoach {

    public Coach() {
        super(new Rules());
    }
}
