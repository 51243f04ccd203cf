package nimsum.util;

/**
 * Says that the input breaks its format: what was expected, what stood there and at which byte.
 *
 * <pre>
 *   int x = in.nextInt(1, n);
 *   if (seen[x]) {
 *       throw in.unexpected("a vertex that was not there before");
 *   }
 * </pre>
 *
 * <p>
 * The fault lies in the data and not in the code, so the exception carries no stack trace: a <code>main</code> that lets
 * it pass ends with exit status 1 and one readable line.
 */
public final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** How many characters of an offending token a message shows. */
    static final int SHOWN = 20;

    /**
     * @param at
     *            where the token begins; the first byte of the input is 0
     * @param expected
     *            what should have stood there
     * @param found
     *            the token, or at least {@link #SHOWN} + 1 characters of it; empty at the end of input
     */
    InputException(long at, String expected, String found) {
        super(new StringBuilder("bad input at byte ").append(at).append(": expected ").append(expected)
                .append(", found ").append(found.length() == 0 ? "the end of input" : quoted(found)).toString());
    }

    private static String quoted(String token) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < Math.min(token.length(), SHOWN); i++) {
            appendPrintable(text, token.charAt(i));
        }
        return text.append(token.length() > SHOWN ? "...\"" : "\"").toString();
    }

    private static void appendPrintable(StringBuilder text, char c) {
        if (c >= ' ' && c <= '~') {
            text.append(c);
        } else {
            text.append("\\x").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
        }
    }

    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    /** The message alone: the name of the class tells a person nothing. */
    public String toString() {
        return getMessage();
    }
}
