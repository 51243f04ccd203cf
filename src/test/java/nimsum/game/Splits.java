package nimsum.game;

import java.util.List;
import java.util.stream.IntStream;

/** The Grundy values of rows that a move splits in two, by their definition. */
public final class Splits {

    /** The number of lengths after which values repeat, and the lengths at which they do not. */
    public record Period(int length, List<Integer> exceptions) {
    }

    /**
     * Returns the value of each length.
     *
     * @param taken how many neighbours a move takes from a row
     * @param min the least length of each part that is left
     */
    public static int[] grundy(int longest, int taken, int min) {
        return Values.table(longest, (grundy, length) -> IntStream.rangeClosed(min, length - taken - min)
                .map(part -> grundy[part] ^ grundy[length - taken - part]));
    }

    /**
     * Finds the period of the values in the first half of an array.
     *
     * @param min the first length that counts
     */
    public static Period period(int[] grundy, int min) {
        int period = 0;
        List<Integer> exceptions;
        do {
            int next = ++period;
            exceptions = IntStream.rangeClosed(min, grundy.length / 2).filter(n -> grundy[n] != grundy[n + next])
                    .boxed().toList();
        } while (exceptions.get(exceptions.size() - 1) >= grundy.length / 4);
        return new Period(period, exceptions);
    }
}
