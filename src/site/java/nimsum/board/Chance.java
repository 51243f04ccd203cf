package nimsum.board;

import java.util.Random;

/**
 * Draws numbers below a bound as a JVM does; the library of the page would take their lowest binary digits, which
 * hardly change.
 */
final class Chance extends Random {

    private static final long serialVersionUID = 1;

    Chance(long seed) {
        super(seed);
    }

    @Override
    public int nextInt(int bound) {
        int max = bound - 1;
        int drawn = next(31);
        if ((bound & max) == 0) {
            return (int) ((long) bound * drawn >> 31);
        }
        int below = drawn % bound;
        while (drawn - below + max < 0) {
            drawn = next(31);
            below = drawn % bound;
        }
        return below;
    }
}
