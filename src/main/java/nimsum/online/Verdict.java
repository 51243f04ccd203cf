package nimsum.online;

import org.apache.commons.text.WordUtils;

/** Names what a judge says of a program on a case. Of several cases, the first that is not accepted decides. */
public enum Verdict {

    ACCEPTED,
    /** The tokens are right and the white space between them is not, at a judge where that counts. */
    PRESENTATION_ERROR,
    /** A token differs, is missing, or is one too many. */
    WRONG_ANSWER,
    /** The program ended with an exit status other than 0, or by a signal. */
    RUNTIME_ERROR,
    /** It used more processor time than the limit, or was still there long after. */
    TIME_LIMIT_EXCEEDED,
    /** It printed far more than the answer on standard output, or without end on standard error. */
    OUTPUT_LIMIT_EXCEEDED,
    /** It held more memory than the limit, or failed because it could get no more. */
    MEMORY_LIMIT_EXCEEDED, COMPILE_ERROR;

    /** Returns the verdict as judges write it, such as {@code Wrong Answer}. */
    @Override
    public String toString() {
        return WordUtils.capitalizeFully(name().replace('_', ' '));
    }
}
