package poj3710;

import nimsum.coach.GreenCoach;

/** Gives advice by theorem 3. All vertices 1 are merged, and so are the vertices of each cycle. */
public final class Coach extends GreenCoach {

    public Coach() {
        super(new Rules());
    }
}
