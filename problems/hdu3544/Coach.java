package hdu3544;

import nimsum.coach.BarCoach;

/** Theorem 1 as advice, and a break that costs no more than a move as the reply. */
public final class Coach extends BarCoach {

    public Coach() {
        super(new Rules(), "Alice", "Bob");
    }
}
