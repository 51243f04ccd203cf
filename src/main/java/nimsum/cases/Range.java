package nimsum.cases;

/**
 * The integers from <code>min</code> to <code>max</code>, both included.
 */
public record Range(long min, long max) {

    /**
     * @throws IllegalArgumentException
     *             if the range is empty
     */
    public Range {
        if (min > max) {
            throw new IllegalArgumentException("an empty range: " + min + ".." + max);
        }
    }

    /** Reads what {@link #toString()} writes. */
    public static Range parse(String text) {
        String[] ends = text.split("\\.\\.", -1);
        if (ends.length != 2) {
            throw new IllegalArgumentException("not a range like 1..10: " + text);
        }
        return new Range(Long.parseLong(ends[0]), Long.parseLong(ends[1]));
    }

    /** Whether a number is in it. */
    public boolean contains(long number) {
        return min <= number && number <= max;
    }

    /** As in <code>2..200</code>. */
    @Override
    public String toString() {
        return min + ".." + max;
    }
}
