package nimsum.problem;

import java.util.Locale;

/**
 * The folders of a problem's data, by what an input in them is for.
 */
public enum DataKind {

    /** The judge's own samples. */
    SAMPLE,
    /** Ours: valid inputs on which mistakes fail. */
    SECRET,
    /** Inputs that break a rule; they have no answer. */
    INVALID;

    public String folder() {
        return name().toLowerCase(Locale.ROOT);
    }
}
