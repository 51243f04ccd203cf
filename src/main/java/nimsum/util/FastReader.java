package nimsum.util;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads tokens separated by white space: a byte buffer over a stream, and no object made for a number.
 *
 * <p>
 * White space is blank, tab, line feed, vertical tab, form feed and carriage return, so CRLF and a missing last newline
 * are fine. Everything else belongs to a token, NUL included. What is not as asked for is an {@link InputException} that
 * says what was expected, what stood there and at which byte (the first byte is byte 0): nothing is guessed. A failure of
 * the stream itself is an <code>IllegalStateException</code>.
 *
 * <p>
 * Cost: O(1) a byte. Memory: 64 KiB, more only for a token longer than that.
 */
public final class FastReader {

    private static final int BUFFER_BYTES = 1 << 16;
    private static final int END = -1;
    /** How many characters of an offending token a message shows. */
    private static final int SHOWN = 20;

    private final InputStream in;
    private byte[] buffer = new byte[BUFFER_BYTES];
    /** Position in the stream of <code>buffer[0]</code>. */
    private long bufferStart;
    /** Where the current token begins: bytes from here on stay in the buffer when it is refilled. */
    private int token;
    private int next;
    private int limit;

    /**
     * @param in
     *            read in large pieces and never closed; needs no buffer of its own
     */
    public FastReader(InputStream in) {
        this.in = in;
    }

    /** Skips white space and tells whether a token follows. */
    public boolean hasNext() {
        return startToken() != END;
    }

    /**
     * The next token, each byte one character (ISO 8859-1).
     *
     * @throws InputException
     *             at the end of input
     */
    public String next() {
        if (startToken() == END) {
            throw unexpected("a word");
        }
        finishToken(Integer.MAX_VALUE);
        return tokenText(next - token);
    }

    /**
     * The next token as a decimal <code>int</code>: an optional minus and digits.
     *
     * @throws InputException
     *             at the end of input, at anything but a number, and at a number that an <code>int</code> can't hold
     */
    public int nextInt() {
        return (int) nextNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /**
     * The next token as an <code>int</code> from <code>min</code> to <code>max</code>, both included.
     *
     * @throws InputException
     *             at the end of input, at anything but a number, and at a number outside the range
     */
    public int nextInt(int min, int max) {
        return (int) nextNumber(min, max);
    }

    /**
     * The next token as a decimal <code>long</code>: an optional minus and digits.
     *
     * @throws InputException
     *             at the end of input, at anything but a number, and at a number that a <code>long</code> can't hold
     */
    public long nextLong() {
        return nextNumber(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * The complaint that the token just read is not what the format asks for, for rules that only the caller knows.
     *
     * @param expected
     *            what should have stood there, as in "a row of 5 cells"
     * @return to be thrown
     */
    public InputException unexpected(String expected) {
        boolean atEnd = token == limit;
        finishToken(SHOWN + 1);
        StringBuilder message = new StringBuilder("bad input at byte ").append(bufferStart + token);
        message.append(": expected ").append(expected).append(", found ");
        if (atEnd) {
            return new InputException(message.append("the end of input").toString());
        }
        message.append('"');
        int length = next - token;
        for (int i = 0; i < Math.min(length, SHOWN); i++) {
            appendPrintable(message, buffer[token + i] & 0xff);
        }
        return new InputException(message.append(length > SHOWN ? "...\"" : "\"").toString());
    }

    private long nextNumber(long min, long max) {
        int c = startToken();
        boolean negative = c == '-';
        if (negative) {
            next++;
            c = peek();
        }
        if (c < '0' || c > '9') {
            throw unexpectedNumber(min, max);
        }
        // Counted downwards, because there is one more negative number than there are positive ones.
        long value = 0;
        do {
            int digit = c - '0';
            if (value < Long.MIN_VALUE / 10 || value * 10 < Long.MIN_VALUE + digit) {
                throw unexpectedNumber(min, max);
            }
            value = value * 10 - digit;
            next++;
            c = peek();
        } while (c >= '0' && c <= '9');
        boolean overflow = !negative && value == Long.MIN_VALUE;
        if (!negative) {
            value = -value;
        }
        if (overflow || value < min || value > max || c != END && !isBlank(c)) {
            throw unexpectedNumber(min, max);
        }
        return value;
    }

    private InputException unexpectedNumber(long min, long max) {
        return unexpected(new StringBuilder("an integer from ").append(min).append(" to ").append(max).toString());
    }

    /** Skips white space; the first byte of the token, not consumed, or END. */
    private int startToken() {
        int c;
        do {
            token = next;
            c = peek();
            next++;
        } while (isBlank(c));
        next--;
        return c;
    }

    /** Moves to the end of the token, or until <code>most</code> of its bytes are passed. */
    private void finishToken(int most) {
        for (int c = peek(); c != END && !isBlank(c) && next - token < most; c = peek()) {
            next++;
        }
    }

    private String tokenText(int length) {
        char[] text = new char[length];
        for (int i = 0; i < length; i++) {
            text[i] = (char) (buffer[token + i] & 0xff);
        }
        return new String(text);
    }

    private int peek() {
        return next < limit || refill() ? buffer[next] & 0xff : END;
    }

    /** Gets more bytes behind those of the current token; false at the end of the stream. */
    private boolean refill() {
        int kept = limit - token;
        byte[] target = kept < buffer.length ? buffer : new byte[2 * buffer.length];
        System.arraycopy(buffer, token, target, 0, kept);
        buffer = target;
        bufferStart += token;
        next -= token;
        token = 0;
        limit = kept;
        int count;
        try {
            count = in.read(buffer, limit, buffer.length - limit);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the input", e);
        }
        if (count == 0) {
            throw new IllegalStateException("the input stream returned no bytes");
        }
        limit += Math.max(count, 0);
        return count > 0;
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static void appendPrintable(StringBuilder text, int c) {
        if (c >= ' ' && c <= '~') {
            text.append((char) c);
        } else {
            text.append("\\x").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
        }
    }
}
