package nimsum.input;

import java.math.BigInteger;

/**
 * The integers from {@code min} to {@code max}, both included.
 *
 * <p>
 * A range from 0 or more to a {@code max} that is a negative {@code long} is one of numbers without a sign, up to
 * 2<sup>64</sup> - 1; each of its numbers is the {@code long} of the same binary digits.
 */
public record Range(long min, long max) {

    /**
     * @throws IllegalArgumentException if the range is empty
     */
    public Range {
        if (min > max && (min < 0 || max >= 0)) {
            throw new IllegalArgumentException("an empty range: " + min + ".." + max);
        }
    }

    /** Reads what {@link #toString()} writes. */
    public static Range parse(String text) {
        String[] ends = text.split("\\.\\.", -1);
        if (ends.length != 2) {
            throw new IllegalArgumentException("not a range like 1..10: " + text);
        }
        long min = Long.parseLong(ends[0]);
        return new Range(min, min < 0 ? Long.parseLong(ends[1]) : Long.parseUnsignedLong(ends[1]));
    }

    /** Tells whether its numbers have no sign, and do not fit a {@code long} with one. */
    public boolean isUnsigned() {
        return min >= 0 && max < 0;
    }

    public boolean contains(long number) {
        return !isBelow(number) && (isUnsigned() ? Long.compareUnsigned(number, max) <= 0 : number <= max);
    }

    /** Tells whether a number is less than all of its numbers. */
    public boolean isBelow(long number) {
        return isUnsigned() ? Long.compareUnsigned(number, min) < 0 : number < min;
    }

    /** Returns how far from 0 it reaches, as a number without a sign. */
    public long reach() {
        return isUnsigned() ? max : Math.max(max, -min);
    }

    /**
     * Returns the number that stands in a text.
     *
     * @throws NumberFormatException if it fits no {@code long}
     */
    public long number(String text, int start, int end) {
        if (!isUnsigned()) {
            return Long.parseLong(text, start, end, 10);
        }
        BigInteger number = new BigInteger(text.substring(start, end));
        if (number.signum() < 0 || number.bitLength() > Long.SIZE) {
            throw new NumberFormatException(number.toString());
        }
        return number.longValue();
    }

    /** Returns a number as it stands in a text. */
    public String text(long number) {
        return isUnsigned() ? Long.toUnsignedString(number) : Long.toString(number);
    }

    /** Returns both ends, as in {@code 2..200}. */
    @Override
    public String toString() {
        return min + ".." + text(max);
    }
}
