package nimsum.util;

/**
 * Says where the input breaks its format. The message has what was expected, what stood there and at which byte.
 *
 * <pre>
 *   int x = in.nextInt(1, n);
 *   if (seen[x]) {
 *       throw in.unexpected("a vertex that was not there before");
 *   }
 * </pre>
 *
 * <p>
 * The fault lies in the data and not in the code, so the exception carries no stack trace: a {@code main} that lets it
 * pass ends with exit status 1 and one readable line.
 */
public final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** How many characters of an offending token a message shows. */
    private static final int SHOWN = 20;

    /**
     * @param at where the token begins; the first byte of the input is 0
     * @param expected what should have stood there
     * @param found the token; empty at the end of input
     */
    InputException(long at, String expected, String found) {
        super("bad input at byte " + at + ": expected " + expected + ", found "
                + (found.length() == 0 ? "the end of input" : quoted(found)));
    }

    private static String quoted(String token) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < Math.min(token.length(), SHOWN); i++) {
            char c = token.charAt(i);
            if (c >= ' ' && c <= '~') {
                text.append(c);
            } else {
                text.append("\\x").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            }
        }
        return text.append(token.length() > SHOWN ? "...\"" : "\"").toString();
    }

    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    /** The message alone: the name of the class tells a person nothing. */
    public String toString() {
        return getMessage();
    }
}
