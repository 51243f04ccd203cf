package chocolate;

import nimsum.coach.BarCoach;

/** Theorem 3 as advice. */
public final class Coach extends BarCoach {

    public Coach() {
        super(new Rules(), "Left", "Right");
    }
}
