package nimsum.online;

import java.util.Optional;

/**
 * The time and the memory that a program may use on one input.
 *
 * @param timeMs processor time of a program in Java, which every solution here is, in milliseconds
 * @param timeMsOthers processor time of a program in another language, if that is another
 */
public record Limits(int timeMs, Optional<Integer> timeMsOthers, int memoryKib) {

    /** Returns the limits as a text, such as {@code 2000 ms (Java; others 1000 ms), 32768 KiB}. */
    @Override
    public String toString() {
        String others = timeMsOthers.map(time -> " (Java; others " + time + " ms)").orElse("");
        return timeMs + " ms" + others + ", " + memoryKib + " KiB";
    }
}
