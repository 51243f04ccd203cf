package spojpt07a;

import nimsum.coach.GreenCoach;

/** Theorem 1 as advice: the vertices on the ground are one, with loops and branches on it. */
public final class Coach extends GreenCoach {

    public Coach() {
        super(new Rules());
    }
}
