package spojpt07a;

import nimsum.coach.GreenCoach;

/** Gives advice by theorem 1. The ground counts as one vertex, with loops and branches on it. */
public final class Coach extends GreenCoach {

    public Coach() {
        super(new Rules());
    }
}
