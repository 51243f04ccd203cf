package nimsum.input.fault;

import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Range;

/**
 * A type that is too narrow: what becomes of a number that is kept in it.
 *
 * @param name as in {@code 16 bits}
 * @param least positive number that it changes, without a sign
 * @param overflowValues numbers that it changes so that it is likely to show
 * @param change what it makes of a number; an {@code IndexOutOfBoundsException} where it is the place of an array that
 * ends before
 */
public record Narrowing(String name, long least, List<Long> overflowValues, LongUnaryOperator change) {

    private static final int FLOAT_DIGITS = 24, DOUBLE_DIGITS = 53;

    /**
     * Returns the types that do not keep all numbers of a range: the types of programming languages, all binary digits
     * of the largest number except the highest one, and an array without its last place. Where the numbers fit 16 bits,
     * also 12, 13 and 14 bits.
     */
    public static List<Narrowing> of(Range range) {
        int belowHighest = Long.SIZE - 1 - Long.numberOfLeadingZeros(Math.max(1, range.max()));
        boolean fits16Bits = range.reach() >>> Short.SIZE == 0;
        IntStream widths = fits16Bits
                ? IntStream.of(8, 12, 13, 14, belowHighest)
                : IntStream.of(8, 16, 32, belowHighest);
        return Stream.of(IntStream.of(8, 16, 31, 32).mapToObj(Narrowing::signed),
                widths.filter(bits -> bits > 0 && bits <= Integer.SIZE).distinct().mapToObj(Narrowing::unsigned),
                Stream.of(rounded("float", FLOAT_DIGITS, x -> (long) (float) x),
                        rounded("double", DOUBLE_DIGITS, x -> (long) (double) x)),
                Stream.of(range.max()).filter(largest -> largest > 1 && largest <= Integer.MAX_VALUE)
                        .map(Narrowing::arrayTooShort),
                Stream.of(range).filter(Range::isUnsigned).map(unsigned -> signedLong()))
                .flatMap(some -> some).filter(narrowing -> narrowing.mayChange(range.reach())).toList();
    }

    /** Tells whether numbers that reach this far from 0, an unsigned number, get to the least one that is changed. */
    public boolean mayChange(long reach) {
        return Long.compareUnsigned(reach, least) >= 0;
    }

    /** Returns the fault of a program in which a number of this name has this type, as in {@code x in 16 bits}. */
    public String of(String number) {
        return number + " in " + name;
    }

    private static Narrowing signed(int bits) {
        int above = Long.SIZE - bits;
        return new Narrowing("signed " + bits + " bits", 1L << bits - 1, List.of(1L << bits),
                x -> x << above >> above);
    }

    /** Reads the largest number that it has for one without a sign that it does not have, as C and C++ do. */
    private static Narrowing signedLong() {
        return new Narrowing("signed 64 bits", Long.MIN_VALUE, List.of(Long.MIN_VALUE),
                x -> x < 0 ? Long.MAX_VALUE : x);
    }

    private static Narrowing unsigned(int bits) {
        long power = 1L << bits;
        return new Narrowing(bits + " bits", power, List.of(power), x -> x & power - 1);
    }

    /** Rounds what is just above one power of two down to it, and what is just below the next one up. */
    private static Narrowing rounded(String type, int digits, LongUnaryOperator change) {
        long least = (1L << digits) + 1;
        return new Narrowing(type, least, List.of(least, (1L << digits + 1) - 1), change);
    }

    private static Narrowing arrayTooShort(long largest) {
        return new Narrowing("an array without place " + largest, largest, List.of(largest), x -> {
            if (x == largest) {
                throw new IndexOutOfBoundsException(x);
            }
            return x;
        });
    }
}
