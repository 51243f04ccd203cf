package nimsum.util;

/**
 * An exact dyadic rational, an integer over a power of two: the value of a partizan game that is a number and was born on a
 * finite day.
 *
 * <p>
 * Numerators are <code>long</code>s and denominators reach 2<sup>62</sup>. What leaves these bounds is an
 * <code>ArithmeticException</code>, never a rounded number. Immutable.
 *
 * <p>
 * Source: J. H. Conway, <i>On Numbers and Games</i>, 1976, chapters 0 and 2.
 */
public final class Dyadic implements Comparable<Dyadic> {

    public static final Dyadic ZERO = new Dyadic(0, 0);

    private static final int MOST_HALVINGS = 62;

    private final long numerator;
    /** The denominator is two to this power; zero or the numerator is odd. */
    private final int halvings;

    private Dyadic(long numerator, int halvings) {
        this.numerator = numerator;
        this.halvings = halvings;
    }

    /** An integer. */
    public static Dyadic of(long integer) {
        return of(integer, 0);
    }

    /**
     * <code>numerator / 2^halvings</code> in lowest terms.
     *
     * @param halvings
     *            0 and up; past 62 only where lowest terms bring it down
     * @throws ArithmeticException
     *             if the denominator in lowest terms is past 2<sup>62</sup>
     */
    public static Dyadic of(long numerator, int halvings) {
        if (halvings < 0) {
            throw new IllegalArgumentException("a negative power of two: ".concat(Integer.toString(halvings)));
        }
        if (numerator == 0) {
            return ZERO;
        }
        int shift = Math.min(halvings, Long.numberOfTrailingZeros(numerator));
        if (halvings - shift > MOST_HALVINGS) {
            throw denominatorOverflow();
        }
        return new Dyadic(numerator >> shift, halvings - shift);
    }

    /**
     * The sum.
     *
     * @throws ArithmeticException
     *             if it leaves the bounds
     */
    public Dyadic plus(Dyadic other) {
        if (halvings > other.halvings) {
            return other.plus(this);
        }
        int shift = other.halvings - halvings;
        if (shift == 0 && halvings > 0) {
            // Two odd numerators: the half of their sum, found without the sum, which could overflow.
            return of((numerator & other.numerator) + ((numerator ^ other.numerator) >> 1), halvings - 1);
        }
        long sum = (numerator << shift) + other.numerator;
        // If it fits, what stands before its last places is the sum of what stands before theirs.
        boolean fits = shift == 0
                ? ((numerator ^ sum) & (other.numerator ^ sum)) >= 0
                : sum >> shift == numerator + (other.numerator >> shift);
        if (!fits) {
            throw numeratorOverflow();
        }
        return of(sum, other.halvings);
    }

    /**
     * The number with its sign turned round: the game with Left and Right exchanged.
     *
     * @throws ArithmeticException
     *             if the numerator is the smallest <code>long</code>
     */
    public Dyadic negate() {
        if (numerator == Long.MIN_VALUE) {
            throw numeratorOverflow();
        }
        return of(-numerator, halvings);
    }

    /** -1, 0 or 1: Right wins, whoever starts loses, Left wins. */
    public int signum() {
        return Long.signum(numerator);
    }

    public int compareTo(Dyadic other) {
        if (halvings > other.halvings) {
            return -other.compareTo(this);
        }
        // Over the denominator of this number, the other one lies in [floor, floor + 1), and on floor only if it has the
        // same denominator: so no product is needed that could overflow.
        int shift = other.halvings - halvings;
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
        for (int k = 0; k <= MOST_HALVINGS; k++) {
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
        return 31 * Long.valueOf(numerator).hashCode() + halvings;
    }

    /** As in <code>-3</code> or <code>5/8</code>. */
    public String toString() {
        String text = Long.toString(numerator);
        return halvings == 0 ? text : text.concat("/").concat(Long.toString(1L << halvings));
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
        if (k < halvings) {
            return of(floor, k);
        }
        if (floor == Long.MIN_VALUE) {
            throw numeratorOverflow();
        }
        return of(floor - 1, k);
    }

    /** The greatest integer not above this number times 2<sup>k</sup>. */
    private long floor(int k) {
        if (k < halvings) {
            return numerator >> halvings - k;
        }
        int shift = k - halvings;
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
