package nimsum.problem;

import java.util.Arrays;
import java.util.stream.Collectors;

/** How a judge's statement puts questions into a file. */
public enum Form {

    /** One question a file. */
    ONE_CASE("one-case"),
    /** One question or more, to the end of the file. */
    TO_END("to-end"),
    /** One question or more, and a 0 behind the last one. */
    ENDED_BY_0("ended-by-0"),
    /** How many questions there are, and then these. */
    COUNTED("counted");

    private final String key;

    Form(String key) {
        this.key = key;
    }

    /**
     * The form that <code>problem.yaml</code> names.
     *
     * @throws IllegalArgumentException
     *             if it names none; the message says which there are
     */
    static Form parse(String place, String key) {
        return Arrays.stream(values()).filter(form -> form.key.equals(key)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(place + ": form is \"" + key + "\", and not one of "
                        + Arrays.stream(values()).map(Form::toString).collect(Collectors.joining(", "))));
    }

    /** As in <code>problem.yaml</code>: <code>to-end</code>. */
    @Override
    public String toString() {
        return key;
    }
}
