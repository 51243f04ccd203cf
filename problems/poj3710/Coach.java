package poj3710;

import nimsum.coach.GreenCoach;

/** Theorems 1 and 2 as advice: the vertices 1 are one, and so are those of each cycle. */
public final class Coach extends GreenCoach {

    public Coach() {
        super(new Rules());
    }
}
