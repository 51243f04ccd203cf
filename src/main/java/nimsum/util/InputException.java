package nimsum.util;

/**
 * Says what was expected in the input and what stood there. The fault lies in the data, so there is no stack trace: a
 * {@code main} that lets it pass ends with exit status 1 and one readable line.
 *
 * <pre>
 *   String row = in.next();
 *   if (row.length() != width) {
 *       throw in.unexpected("a row of " + width + " cells");
 *   }
 * </pre>
 */
public final class InputException extends RuntimeException {

    /**
     * @param found the token; empty at the end of input
     */
    InputException(String expected, String found) {
        super("bad input: expected " + expected + ", found "
                + (found.length() == 0 ? "the end of input" : "\"" + found + "\""));
    }

    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    public String toString() {
        return getMessage();
    }
}
