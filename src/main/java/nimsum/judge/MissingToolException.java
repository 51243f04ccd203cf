package nimsum.judge;

/** Says which compiler or interpreter was looked for and not found. */
public final class MissingToolException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MissingToolException(String message) {
        super(message);
    }
}
