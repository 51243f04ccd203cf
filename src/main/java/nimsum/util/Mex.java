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
 * A mark holds the number of the round that set it, so that emptying the set is one increment and not a sweep. After
 * 2<sup>32</sup> rounds an old mark would count again, but no program makes so many within its time limit.
 *
 * <p>
 * Cost: O(1) amortised for {@link #clear()} and {@link #add(int)}, O(answer) for {@link #value()}. Memory: O(largest
 * number added).
 */
public final class Mex {

    private static final int INITIAL_MARKS = 64, MAX_MARKS = 1 << 30;

    private int[] marks = new int[INITIAL_MARKS];
    private int round = 1;

    /** Empties the set. */
    public void clear() {
        round++;
    }

    /**
     * Puts a number into the set.
     *
     * @throws IllegalArgumentException if it is negative, or 2<sup>30</sup> or more
     */
    public void add(int number) {
        if (number < 0 || number >= marks.length) {
            grow(number);
        }
        marks[number] = round;
    }

    /** The smallest natural number not in the set. */
    public int value() {
        int number = 0;
        while (number < marks.length && marks[number] == round) {
            number++;
        }
        return number;
    }

    /** Makes room for a number; apart from {@link #add(int)}, whose fast path stays short. */
    private void grow(int number) {
        if (number < 0 || number >= MAX_MARKS) {
            throw new IllegalArgumentException(
                    new StringBuilder("not a number from 0 to 2^30 - 1: ").append(number).toString());
        }
        int[] larger = new int[Math.max(number + 1, Math.min(2 * marks.length, MAX_MARKS))];
        System.arraycopy(marks, 0, larger, 0, marks.length);
        marks = larger;
    }
}
