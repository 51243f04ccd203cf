package luogup1247;

import nimsum.coach.NimCoach;

/** This is Nim. The first good move that it names is the one that the problem asks for. */
public final class Coach extends NimCoach {

    public Coach() {
        super(new Rules());
    }
}
