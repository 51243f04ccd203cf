package nimsum.game;

/**
 * An exact dyadic rational {@code numerator / 2^exponent} in lowest terms. It is the value of a partizan game that is a
 * number and was born on a finite day. Exponents reach 62. A result outside the bounds is an
 * {@code ArithmeticException}, and never a rounded number.
 *
 * <p>
 * Source: J. H. Conway, <i>On Numbers and Games</i>, 1976, chapters 0 and 2.
 *
 * @param numerator odd unless the number is an integer; not the smallest {@code long}
 * @param exponent the exponent of the denominator, which is 0 for an integer and positive otherwise
 */
public record Dyadic(long numerator, int exponent) implements Comparable<Dyadic> {

    public static final Dyadic ZERO = new Dyadic(0, 0);

    private static final int MAX_EXPONENT = 62;

    /**
     * @throws ArithmeticException if the number in lowest terms leaves the bounds
     */
    public Dyadic {
        if (exponent < 0) {
            throw new IllegalArgumentException("a negative power of two: " + exponent);
        }
        int halvings = numerator == 0 ? exponent : Math.min(exponent, Long.numberOfTrailingZeros(numerator));
        numerator >>= Math.min(halvings, Long.SIZE - 1);
        exponent -= halvings;
        if (numerator == Long.MIN_VALUE || exponent > MAX_EXPONENT) {
            throw new ArithmeticException("past the bounds: " + numerator + "/2^" + exponent);
        }
    }

    /** An integer. */
    public static Dyadic of(long integer) {
        return new Dyadic(integer, 0);
    }

    /** Returns the sum. Both numerators over the larger denominator, and their sum, have to fit a {@code long}. */
    public Dyadic plus(Dyadic other) {
        int common = Math.max(exponent, other.exponent);
        return new Dyadic(Math.addExact(over(common), other.over(common)), common);
    }

    /** The value of the game with Left and Right exchanged. */
    public Dyadic negate() {
        return new Dyadic(-numerator, exponent);
    }

    /** Returns 1 if Left wins, -1 if Right wins, and 0 if the player who starts loses. */
    public int signum() {
        return Long.signum(numerator);
    }

    @Override
    public int compareTo(Dyadic other) {
        int floors = Long.compare(floor(0), other.floor(0));
        return floors != 0 ? floors : Long.compare(fraction(), other.fraction());
    }

    /**
     * Returns the simplest number strictly between two numbers, which is the value of the game {@code {left | right}}.
     * It is the integer nearest to zero if there is an integer, and otherwise the fraction with the smallest
     * denominator.
     *
     * @param left the greatest Left option, or null if Left has none
     * @param right the least Right option, or null if Right has none
     * @throws IllegalArgumentException if {@code left >= right}: that game is not a number
     * @throws ArithmeticException if the simplest number leaves the bounds
     */
    public static Dyadic simplestBetween(Dyadic left, Dyadic right) {
        if (left != null && right != null && left.compareTo(right) >= 0) {
            throw new IllegalArgumentException("no number: {" + left + " | " + right + "}");
        }
        if (left == null || left.signum() < 0) {
            return right == null || right.signum() > 0
                    ? ZERO
                    : simplestBetween(right.negate(), left == null ? null : left.negate()).negate();
        }
        for (int k = 0;; k++) { // A number outside the bounds ends the loop by an exception.
            Dyadic next = new Dyadic(Math.addExact(left.floor(k), 1), k);
            if (right == null || next.compareTo(right) < 0) {
                return next;
            }
        }
    }

    /** Returns the nearest {@code double}, for drawing. */
    public double doubleValue() {
        return Math.scalb((double) numerator, -exponent);
    }

    /** Returns the number as in {@code -3} or {@code 5/8}. */
    @Override
    public String toString() {
        return exponent == 0 ? Long.toString(numerator) : numerator + "/" + (1L << exponent);
    }

    /** Returns the numerator over the denominator {@code 2^k}, for k not below the exponent. */
    private long over(int k) {
        return Math.multiplyExact(numerator, 1L << k - exponent);
    }

    /** Returns the greatest integer not above this number times {@code 2^k}. */
    private long floor(int k) {
        return k < exponent ? numerator >> exponent - k : over(k);
    }

    /** Returns the difference between this number and the greatest integer not above it, times {@code 2^62}. */
    private long fraction() {
        return numerator - (floor(0) << exponent) << MAX_EXPONENT - exponent;
    }
}
