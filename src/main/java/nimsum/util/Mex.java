package nimsum.util;

/**
 * Finds the mex (minimum excludant) of a set: the smallest natural number not in the set.
 *
 * <pre>
 *   Mex mex = new Mex();
 *   for (int taken = 1; taken &lt;= stones; taken++) {
 *       mex.add(grundy[stones - taken]);
 *   }
 *   grundy[stones] = mex.value();
 *   mex.clear();
 * </pre>
 *
 * <p>
 * Timestamped marks (lazy clearing): a number is in the set if its mark is the current stamp. The stamp wraps around
 * after 2<sup>32</sup> calls of {@link #clear()}, which no program makes within its time limit.
 *
 * <p>
 * Cost: O(1) amortised for {@link #clear()} and {@link #add(int)}, O(answer) for {@link #value()}. Memory: O(largest
 * number added).
 */
public final class Mex {

    private int[] marks = new int[64];
    private int stamp = 1;

    /** Empties the set. */
    public void clear() {
        stamp++;
    }

    /**
     * Puts a number into the set.
     *
     * @throws IndexOutOfBoundsException if it is negative
     */
    public void add(int number) {
        if (number >= marks.length) {
            grow(number);
        }
        marks[number] = stamp;
    }

    /** Returns the smallest natural number not in the set. */
    public int value() {
        int number = 0;
        while (number < marks.length && marks[number] == stamp) {
            number++;
        }
        return number;
    }

    /** Makes room for a number. It is not a part of {@link #add(int)}, so that the JIT inlines that. */
    private void grow(int number) {
        int[] larger = new int[Math.max(number + 1, 2 * marks.length)];
        System.arraycopy(marks, 0, larger, 0, marks.length);
        marks = larger;
    }
}
