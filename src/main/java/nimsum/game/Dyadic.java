package nimsum.game;

import java.math.BigInteger;

/**
 * An exact dyadic rational {@code numerator / 2^exponent} in lowest terms. It is the value of a partizan game that is a
 * number and was born on a finite day.
 *
 * <p>
 * Source: J. H. Conway, <i>On Numbers and Games</i>, 1976, chapters 0 and 2.
 *
 * @param numerator odd unless the number is an integer
 * @param exponent the exponent of the denominator, which is 0 for an integer and positive otherwise
 */
public record Dyadic(BigInteger numerator, int exponent) implements Comparable<Dyadic> {

    public static final Dyadic ZERO = of(0);

    public Dyadic {
        int halvings = numerator.signum() == 0 ? exponent : Math.min(exponent, numerator.getLowestSetBit());
        numerator = numerator.shiftRight(halvings);
        exponent -= halvings;
    }

    public Dyadic(long numerator, int exponent) {
        this(BigInteger.valueOf(numerator), exponent);
    }

    public static Dyadic of(long integer) {
        return new Dyadic(integer, 0);
    }

    public Dyadic plus(Dyadic other) {
        int common = Math.max(exponent, other.exponent);
        return new Dyadic(floor(common).add(other.floor(common)), common);
    }

    /** Returns the value of the game with Left and Right exchanged. */
    public Dyadic negate() {
        return new Dyadic(numerator.negate(), exponent);
    }

    /** Returns 1 if Left wins, -1 if Right wins, and 0 if the player who starts loses. */
    public int signum() {
        return numerator.signum();
    }

    @Override
    public int compareTo(Dyadic other) {
        int common = Math.max(exponent, other.exponent);
        return floor(common).compareTo(other.floor(common));
    }

    /**
     * Returns the simplest number strictly between two numbers, which is the value of the game {@code {left | right}}.
     * It is the integer nearest to zero if there is an integer, and otherwise the fraction with the smallest
     * denominator.
     *
     * @param left the greatest Left option, or null if Left has none
     * @param right the least Right option, or null if Right has none
     * @throws IllegalArgumentException if {@code left >= right}: that game is not a number
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
        for (int k = 0;; k++) {
            Dyadic next = new Dyadic(left.floor(k).add(BigInteger.ONE), k);
            if (right == null || next.compareTo(right) < 0) {
                return next;
            }
        }
    }

    /** Returns the nearest {@code double}, for drawing. */
    public double doubleValue() {
        return Math.scalb(numerator.doubleValue(), -exponent);
    }

    /** Returns the number as in {@code -3} or {@code 5/8}. */
    @Override
    public String toString() {
        return exponent == 0 ? numerator.toString() : numerator + "/" + BigInteger.TWO.pow(exponent);
    }

    /** Returns the greatest integer not above this number times {@code 2^k}. */
    private BigInteger floor(int k) {
        return numerator.shiftLeft(k - exponent);
    }
}
