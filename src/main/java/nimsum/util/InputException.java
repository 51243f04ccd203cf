package nimsum.util;

/**
 * Says that the input breaks its format: what was expected, what stood there and at which byte.
 *
 * <p>
 * The fault lies in the data and not in the code, so the exception carries no stack trace: a <code>main</code> that lets
 * it pass ends with exit status 1 and one readable line.
 */
public final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * @param message
     *            the whole sentence that a person reads
     */
    public InputException(String message) {
        super(message);
    }

    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    /** The message alone: the name of the class tells a person nothing. */
    public String toString() {
        return getMessage();
    }
}
