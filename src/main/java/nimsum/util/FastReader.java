package nimsum.util;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads tokens separated by white space.
 *
 * <pre>
 *   FastReader in = new FastReader(System.in);
 *   while (in.hasNext()) {
 *       int width = in.nextInt(2, 200);
 *       String name = in.next();
 *   }
 * </pre>
 *
 * <p>
 * White space is every byte up to the blank (32). So CRLF is fine, a missing last newline, and the NUL or ^Z that old
 * systems leave at the end of a file. A token that is not as asked for is an {@link InputException} that says what was
 * expected and what stood there. A failure of the stream itself is an {@code IllegalStateException}.
 *
 * <p>
 * Cost: O(1) a byte. Memory: 16 KiB and the longest token.
 */
public final class FastReader {

    /** How much of a token a message shows. */
    private static final int SHOWN = 20;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 14];
    private int next, limit;
    /** The next character, or -1 at the end of the input. The blank stands before the input. */
    private int ahead = ' ';
    /** The characters of the current token so far. */
    private final StringBuilder token = new StringBuilder();

    /**
     * @param in read in large pieces and never closed; needs no buffer of its own
     */
    public FastReader(InputStream in) {
        this.in = in;
    }

    /** Reads a byte, or -1 at the end of the input. */
    private int read() {
        if (next == limit) {
            next = 0;
            try {
                limit = in.read(buffer);
            } catch (IOException e) {
                throw new IllegalStateException("cannot read the input: " + e.getMessage());
            }
        }
        return next < limit ? buffer[next++] & 0xff : -1;
    }

    /** Skips white space and tells whether a token follows. */
    public boolean hasNext() {
        token.setLength(0);
        while (ahead >= 0 && ahead <= ' ') {
            ahead = read();
        }
        return ahead >= 0;
    }

    /**
     * Returns the next character of the token that {@link #hasNext()} has found, or -1 behind its last one. The way to
     * read words by the hundred thousand.
     */
    public int nextChar() {
        int c = ahead;
        if (c <= ' ') {
            return -1;
        }
        token.append((char) c);
        ahead = read();
        return c;
    }

    /**
     * Returns the next token, each byte one character (ISO 8859-1).
     *
     * @throws InputException at the end of input
     */
    public String next() {
        if (!hasNext()) {
            throw unexpected("a word");
        }
        while (nextChar() >= 0) {
        }
        return token.toString();
    }

    public int nextInt() {
        return nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /**
     * Returns the next token as a decimal number, an optional minus and digits, from {@code min} to {@code max}, both
     * included.
     *
     * @throws InputException at the end of input, at anything but a number, and at a number outside the range
     */
    public int nextInt(int min, int max) {
        hasNext();
        boolean negative = ahead == '-';
        if (negative) {
            nextChar();
        }
        boolean isNumber = ahead > ' ';
        long value = 0;
        while (ahead >= '0' && ahead <= '9' && value <= Integer.MAX_VALUE) {
            value = 10 * value + nextChar() - '0';
        }
        value = negative ? -value : value;
        if (!isNumber || ahead > ' ' || value < min || value > max) {
            throw unexpected("an integer from " + min + " to " + max);
        }
        return (int) value;
    }

    /**
     * Returns the complaint, to be thrown, that the token just read is not what the format asks for.
     *
     * @param expected what should have stood there, as in "a row of 5 cells"
     */
    public InputException unexpected(String expected) {
        while (nextChar() >= 0) {
        }
        return new InputException(expected,
                token.length() > SHOWN ? token.substring(0, SHOWN) + "..." : token.toString());
    }
}
