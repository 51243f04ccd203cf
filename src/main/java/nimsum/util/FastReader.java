package nimsum.util;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads tokens separated by white space. It has a buffer of its own and makes no object for a number.
 *
 * <pre>
 *   FastReader in = new FastReader(System.in);
 *   do {
 *       int width = in.nextInt(2, 200);
 *       String name = in.next();
 *   } while (in.hasNext());
 * </pre>
 *
 * <p>
 * White space is blank, tab, line feed, vertical tab, form feed and carriage return, so CRLF and a missing last newline
 * are fine. The first NUL or ^Z (byte 26), which old systems leave at the end of a file, ends the input. What is not as
 * asked for is an {@link InputException} that says what was expected, what stood there and at which byte (the first
 * byte is byte 0): nothing is guessed. A failure of the stream itself is an {@code IllegalStateException}.
 *
 * <p>
 * Cost: O(1) a byte. Memory: 16 KiB, or at most six times the longest token.
 */
public final class FastReader {

    /** Enough for every int; no longer number takes the fast path. */
    private static final int MAX_DIGITS = 10;
    private static final int ROOM = MAX_DIGITS + 2;
    private static final byte NUL = 0, END = 26;

    private final InputStream in;
    /**
     * Behind what was read stands a NUL, so that no loop over blanks or digits asks for the limit, and behind that as
     * much room as a loop of a fixed length looks at.
     */
    private byte[] buffer = new byte[1 << 14];
    /** Position in the stream of {@code buffer[0]}. */
    private long bufferStart;
    /** The place where the current token begins. Bytes from here on stay in the buffer when more are read. */
    private int token;
    /** The place of the byte to read next, inside the current token or behind it. */
    private int next;
    /** The end of what was read. */
    private int limit;

    /**
     * @param in read in large pieces and never closed; needs no buffer of its own
     */
    public FastReader(InputStream in) {
        this.in = in;
    }

    /** Skips white space and tells whether a token follows. */
    public boolean hasNext() {
        do {
            while (isBlank(buffer[next])) {
                next++;
            }
            token = next;
        } while (next == limit && fill());
        return !isEnd(buffer[next]);
    }

    /**
     * The next token, each byte one character (ISO 8859-1).
     *
     * @throws InputException at the end of input
     */
    public String next() {
        if (!hasNext()) {
            throw unexpected("a word");
        }
        do {
            while (!isBlank(buffer[next]) && !isEnd(buffer[next])) {
                next++;
            }
        } while (next == limit && fill());
        return text(token, next);
    }

    /**
     * The next character of the token that {@link #hasNext()} has found, or -1 behind its last one. No object is made,
     * so this is the way to read words by the hundred thousand.
     */
    public int nextChar() {
        if (next == limit) {
            fill();
        }
        int c = buffer[next];
        if (isBlank(c) || isEnd(c)) {
            return -1;
        }
        next++;
        return c & 0xff;
    }

    /** The next token as an {@code int}; see {@link #nextInt(int, int)}. */
    public int nextInt() {
        return nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /**
     * The next token as a decimal number, an optional minus and digits, from {@code min} to {@code max}, both included.
     *
     * @throws InputException at the end of input, at anything but a number, and at a number outside the range
     */
    public int nextInt(int min, int max) {
        // The fast path: a number that stands whole in the buffer, with a blank behind it. No call, and a loop of a fixed
        // length, which a compiler unrolls.
        byte[] bytes = buffer;
        int at = next;
        int c = bytes[at];
        while (c <= ' ' && isBlank(c)) {
            c = bytes[++at];
        }
        token = at;
        boolean negative = c == '-';
        if (negative) {
            at++;
        }
        int digits = 0;
        int digit;
        long value = 0;
        for (; digits < MAX_DIGITS && (digit = (bytes[at + digits] & 0xff) ^ '0') <= 9; digits++) {
            value = 10 * value + digit;
        }
        if (negative) {
            value = -value;
        }
        if (digits > 0 && isBlank(bytes[at + digits]) && min <= value && value <= max) {
            next = at + digits + 1;
            return (int) value;
        }
        return anyInt(min, max);
    }

    /** The slow path, by way of a word: over the buffer's end, with more digits, or not a number at all. */
    private int anyInt(int min, int max) {
        String word = hasNext() ? next() : "";
        long value;
        try {
            // A plus is a number since Java 7.
            value = Long.parseLong(word.startsWith("+") ? "" : word);
        } catch (NumberFormatException e) {
            value = min - 1L;
        }
        if (value < min || value > max) {
            throw unexpected("an integer from " + min + " to " + max);
        }
        return (int) value;
    }

    /**
     * The complaint that the token just read, or just found by {@link #hasNext()}, is not what the format asks for: for
     * rules that only the caller knows.
     *
     * @param expected what should have stood there, as in "a row of 5 cells"
     * @return to be thrown
     */
    public InputException unexpected(String expected) {
        next = token;
        return new InputException(bufferStart + token, expected, hasNext() ? next() : "");
    }

    /**
     * Moves the current token to the front, of a larger buffer if it fills this one, and reads what fits behind it. The
     * end of the stream is as a ^Z in it.
     */
    private boolean fill() {
        byte[] old = buffer;
        int kept = limit - token;
        if (kept == old.length - ROOM) {
            buffer = new byte[2 * old.length];
        }
        if (token > 0 || buffer != old) {
            System.arraycopy(old, token, buffer, 0, kept);
        }
        bufferStart += token;
        next -= token;
        limit = kept;
        token = 0;
        try {
            int count = in.read(buffer, limit, buffer.length - ROOM - limit);
            if (count < 0) {
                buffer[limit] = END;
            }
            limit += Math.max(count, 1);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the input: " + e.getMessage());
        }
        buffer[limit] = NUL;
        return true;
    }

    private String text(int from, int to) {
        char[] text = new char[to - from];
        for (int i = from; i < to; i++) {
            text[i - from] = (char) (buffer[i] & 0xff);
        }
        return new String(text);
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static boolean isEnd(int c) {
        return c == NUL || c == END;
    }
}
