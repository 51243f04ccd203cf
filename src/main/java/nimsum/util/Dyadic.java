package nimsum.util;

/**
 * An exact dyadic rational, an integer over a power of two: the value of a partizan game that is a number and was born on a
 * finite day.
 *
 * <pre>
 *   Dyadic half = Dyadic.of(1, 1);
 *   Dyadic value = Dyadic.simplestBetween(half.negate(), Dyadic.of(3).plus(half));
 *   int outcome = value.signum();
 * </pre>
 *
 * <p>
 * Numerators are <code>long</code>s and denominators reach 2<sup>62</sup>. What leaves these bounds is an
 * <code>ArithmeticException</code>, never a rounded number. Immutable. Cost: O(1), and up to 63 steps for
 * {@link #simplestBetween(Dyadic, Dyadic)}.
 *
 * <p>
 * Source: J. H. Conway, <i>On Numbers and Games</i>, 1976, chapters 0 and 2.
 */
public final class Dyadic implements Comparable<Dyadic> {

    public static final Dyadic ZERO = new Dyadic(0, 0);

    private static final int MAX_EXPONENT = 62;

    private final long numerator;
    /** The denominator is two to this power; zero or the numerator is odd. */
    private final int exponent;

    private Dyadic(long numerator, int exponent) {
        this.numerator = numerator;
        this.exponent = exponent;
    }

    /** An integer. */
    public static Dyadic of(long integer) {
        return of(integer, 0);
    }

    /**
     * <code>numerator / 2^exponent</code> in lowest terms.
     *
     * @param exponent
     *            0 and up; past 62 only where lowest terms bring it down
     * @throws ArithmeticException
     *             if the denominator in lowest terms is past 2<sup>62</sup>
     */
    public static Dyadic of(long numerator, int exponent) {
        if (exponent < 0) {
            throw new IllegalArgumentException("a negative power of two: ".concat(Integer.toString(exponent)));
        }
        if (numerator == 0) {
            return ZERO;
        }
        int shift = Math.min(exponent, Long.numberOfTrailingZeros(numerator));
        if (exponent - shift > MAX_EXPONENT) {
            throw denominatorOverflow();
        }
        return new Dyadic(numerator >> shift, exponent - shift);
    }

    /**
     * The sum.
     *
     * @throws ArithmeticException
     *             if it leaves the bounds
     */
    public Dyadic plus(Dyadic other) {
        if (exponent > other.exponent) {
            return other.plus(this);
        }
        int shift = other.exponent - exponent;
        if (shift == 0 && exponent > 0) {
            // Two odd numerators: the half of their sum, found without the sum, which could overflow.
            return of((numerator & other.numerator) + ((numerator ^ other.numerator) >> 1), exponent - 1);
        }
        long sum = (numerator << shift) + other.numerator;
        // If it fits, what stands before its last places is the sum of what stands before theirs.
        boolean fits = shift == 0
                ? ((numerator ^ sum) & (other.numerator ^ sum)) >= 0
                : sum >> shift == numerator + (other.numerator >> shift);
        if (!fits) {
            throw numeratorOverflow();
        }
        return of(sum, other.exponent);
    }

    /**
     * The negation: the value of the game with Left and Right exchanged.
     *
     * @throws ArithmeticException
     *             if the numerator is the smallest <code>long</code>
     */
    public Dyadic negate() {
        if (numerator == Long.MIN_VALUE) {
            throw numeratorOverflow();
        }
        return of(-numerator, exponent);
    }

    /** -1, 0 or 1: Right wins, whoever starts loses, Left wins. */
    public int signum() {
        return Long.signum(numerator);
    }

    public int compareTo(Dyadic other) {
        if (exponent > other.exponent) {
            return -other.compareTo(this);
        }
        // Over the denominator of this number, the other one lies in [floor, floor + 1), and on floor only if it has the
        // same denominator: so no product is needed that could overflow.
        int shift = other.exponent - exponent;
        long floor = other.numerator >> shift;
        if (numerator != floor) {
            return numerator < floor ? -1 : 1;
        }
        return shift == 0 ? 0 : -1;
    }

    /**
     * The simplest number strictly between two numbers: the value of the game <code>{left | right}</code>. It is the integer
     * nearest to zero if there is an integer, and otherwise the one with the smallest denominator.
     *
     * @param left
     *            the greatest Left option, or null if Left has none
     * @param right
     *            the least Right option, or null if Right has none
     * @throws IllegalArgumentException
     *             if <code>left &gt;= right</code>: that game is not a number
     * @throws ArithmeticException
     *             if the simplest number leaves the bounds
     */
    public static Dyadic simplestBetween(Dyadic left, Dyadic right) {
        if (left != null && right != null && left.compareTo(right) >= 0) {
            throw new IllegalArgumentException(new StringBuilder("no number: {").append(left).append(" | ")
                    .append(right).append('}').toString());
        }
        if ((left == null || left.signum() < 0) && (right == null || right.signum() > 0)) {
            return ZERO;
        }
        boolean positive = left != null && left.signum() >= 0;
        for (int k = 0; k <= MAX_EXPONENT; k++) {
            Dyadic candidate = positive ? left.nextAbove(k) : right.nextBelow(k);
            if (left == null || right == null || left.compareTo(candidate) < 0 && candidate.compareTo(right) < 0) {
                return candidate;
            }
        }
        throw denominatorOverflow();
    }

    /** Equal as numbers. */
    public boolean equals(Object other) {
        return other instanceof Dyadic && compareTo((Dyadic) other) == 0;
    }

    public int hashCode() {
        return 31 * Long.valueOf(numerator).hashCode() + exponent;
    }

    /** As in <code>-3</code> or <code>5/8</code>. */
    public String toString() {
        String text = Long.toString(numerator);
        return exponent == 0 ? text : text.concat("/").concat(Long.toString(1L << exponent));
    }

    /** The first number above this one on the grid of step 1 / 2^k. */
    private Dyadic nextAbove(int k) {
        long floor = floor(k);
        if (floor == Long.MAX_VALUE) {
            throw numeratorOverflow();
        }
        return of(floor + 1, k);
    }

    /** The last number below this one on the grid of step 1 / 2^k. */
    private Dyadic nextBelow(int k) {
        long floor = floor(k);
        if (k < exponent) {
            return of(floor, k);
        }
        if (floor == Long.MIN_VALUE) {
            throw numeratorOverflow();
        }
        return of(floor - 1, k);
    }

    /** The greatest integer not above this number times 2<sup>k</sup>. */
    private long floor(int k) {
        if (k < exponent) {
            return numerator >> exponent - k;
        }
        int shift = k - exponent;
        if (numerator << shift >> shift != numerator) {
            throw numeratorOverflow();
        }
        return numerator << shift;
    }

    private static ArithmeticException denominatorOverflow() {
        return new ArithmeticException("a denominator past 2^62");
    }

    private static ArithmeticException numeratorOverflow() {
        return new ArithmeticException("a numerator past 2^63");
    }
}
