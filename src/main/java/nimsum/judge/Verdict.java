package nimsum.judge;

/** What a judge says of a program on a case; of several cases, the first that is not accepted decides. */
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

    /** As judges write it: {@code Wrong Answer}. */
    @Override
    public String toString() {
        return label;
    }
}
