package nimsum.online;

import java.util.Map;
import java.util.Optional;
import nimsum.input.Frame;
import nimsum.input.Range;

/**
 * How a judge asks what our files ask.
 *
 * @param solution the class that reads and prints as the judge wants, by its simple name, where {@code Main} does not
 * @param words what the judge wants to be printed for lines of our answers, where that differs; a bundle has these
 * texts in place of ours
 * @param limits what a program may use, where that differs
 * @param bounds of the numbers of an input, where they differ; in the frame {@code COUNT} the first is that of the
 * number of questions
 */
public record InputFormat(Frame frame, Optional<String> solution, Optional<Map<String, String>> words,
        Optional<Limits> limits, Optional<Map<String, Range>> bounds) {

    /** Returns the number of questions that a file may ask. */
    public int maxQuestions() {
        long max = switch (frame) {
            case ONE_QUESTION -> 1;
            case COUNT -> bounds.map(known -> known.values().iterator().next().max()).orElse(Long.MAX_VALUE);
            case CLOSING_ZERO, CLOSING_ZEROS, END_OF_FILE -> Long.MAX_VALUE;
        };
        return (int) Math.min(max, Integer.MAX_VALUE);
    }
}
