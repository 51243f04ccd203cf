package nimsum.game;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.harness.text.Claims;

/** The Grundy values of rows that a move splits in two, by their definition. */
public final class Splits {

    /** The number of lengths after which values repeat, and the first length from which on they do. */
    public record Period(int length, int from) {
    }

    /**
     * Returns the value of each length.
     *
     * @param taken how many neighbours a move takes from a row
     * @param least the least length of each part that is left
     */
    public static int[] grundy(int longest, int taken, int least) {
        return Values.table(longest, (grundy, length) -> IntStream.rangeClosed(least, length - taken - least)
                .map(part -> grundy[part] ^ grundy[length - taken - part]));
    }

    /**
     * Finds the period of the values in the first half of an array, and holds it and its exceptions against the
     * theorem.
     *
     * @param least the first length that counts
     */
    public static Period period(int[] grundy, int least) {
        int period = 0;
        List<Integer> exceptions;
        int from;
        do {
            int next = ++period;
            exceptions = IntStream.rangeClosed(least, grundy.length / 2).filter(n -> grundy[n] != grundy[n + next])
                    .boxed().toList();
            from = exceptions.get(exceptions.size() - 1) + 1;
        } while (from > grundy.length / 4);
        Claims.stated("period " + period);
        Claims.stated("$g(n + " + period + ") = g(n)$ for all $n \\ge " + from + "$. Below " + from
                + " it fails only for $n = "
                + exceptions.stream().map(String::valueOf).collect(Collectors.joining(", ")) + "$.");
        return new Period(period, from);
    }
}
