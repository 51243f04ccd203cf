package nimsum.judge;

import java.util.Collection;

/**
 * What a judge says of a program, from the least telling verdict to the most telling one.
 *
 * <p>
 * The order is that of cause and effect: each verdict can bring about those before it. A program that has used up its
 * memory crashes; one that is stopped at the time limit exits abnormally; one that crashes has not printed all of the
 * answer. So of several that apply to one case, and of those of several cases, the last one counts.
 */
public enum Verdict {

    /** Every case was answered. */
    ACCEPTED("Accepted"),
    /** The tokens are right and the white space between them is not, at a judge where that counts. */
    PRESENTATION_ERROR("Presentation Error"),
    /** A token differs, is missing, or is one too many. */
    WRONG_ANSWER("Wrong Answer"),
    /** The program ended with an exit status other than 0, or by a signal. */
    RUNTIME_ERROR("Runtime Error"),
    /** It used more processor time than the limit, or was still there long after. */
    TIME_LIMIT_EXCEEDED("Time Limit Exceeded"),
    /** It printed far more than the answer on standard output, or without end on standard error. */
    OUTPUT_LIMIT_EXCEEDED("Output Limit Exceeded"),
    /** It held more memory than the limit, or failed because it could get no more. */
    MEMORY_LIMIT_EXCEEDED("Memory Limit Exceeded"),
    /** It could not be compiled. */
    COMPILE_ERROR("Compile Error");

    private final String label;

    Verdict(String label) {
        this.label = label;
    }

    /** The most telling of several verdicts; of none, {@link #ACCEPTED}. */
    public static Verdict mostTelling(Collection<Verdict> verdicts) {
        return verdicts.stream().reduce(ACCEPTED, (a, b) -> a.compareTo(b) >= 0 ? a : b);
    }

    /** As judges write it: <code>Wrong Answer</code>. */
    @Override
    public String toString() {
        return label;
    }
}
