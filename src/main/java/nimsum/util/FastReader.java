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
    /** How many characters of an offending token a message shows. */
    private static final int SHOWN = 20;
    /** Every number of 18 digits fits a long, and every number of 19 digits fits 64 bits without a sign. */
    private static final int SAFE_DIGITS = 18, MOST_DIGITS = 19;

    private final InputStream in;
    /**
     * The bytes up to <code>limit</code> are of the stream. Behind them stands a NUL, which is neither blank nor digit, so
     * that the two inner loops end there and need not ask for the limit.
     */
    private byte[] buffer = new byte[BUFFER_BYTES + 1];
    private boolean ended;
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
        return startToken();
    }

    /**
     * The next token, each byte one character (ISO 8859-1).
     *
     * @throws InputException
     *             at the end of input
     */
    public String next() {
        if (!startToken()) {
            throw unexpected("a word");
        }
        finishToken(Integer.MAX_VALUE);
        char[] text = new char[next - token];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) (buffer[token + i] & 0xff);
        }
        return new String(text);
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
     * The complaint that the token just read, or just found by {@link #hasNext()}, is not what the format asks for: for rules
     * that only the caller knows.
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
        startToken();
        byte[] bytes = buffer;
        int at = next;
        boolean negative = bytes[at] == '-';
        if (negative) {
            at++;
        }
        long value = 0;
        int c;
        while (true) {
            while ((c = bytes[at]) >= '0' && c <= '9') {
                value = 10 * value + (c - '0');
                at++;
            }
            next = at;
            if (at < limit || !refill()) {
                break;
            }
            bytes = buffer;
            at = next;
        }
        int digits = next - token - (negative ? 1 : 0);
        if (digits == 0 || digits > SAFE_DIGITS && isTooLong(digits, value, negative) || next < limit && !isBlank(c)) {
            throw unexpectedNumber(min, max);
        }
        if (negative) {
            value = -value;
        }
        if (value < min || value > max) {
            throw unexpectedNumber(min, max);
        }
        return value;
    }

    /** Whether a long can't hold the digits just read; <code>value</code> is what came out of them modulo 2^64. */
    private boolean isTooLong(int digits, long value, boolean negative) {
        int significant = digits;
        // Zeros alone end at what follows them, which is no digit.
        while (buffer[next - significant] == '0') {
            significant--;
        }
        return significant > MOST_DIGITS || value < 0 && !(negative && value == Long.MIN_VALUE);
    }

    private InputException unexpectedNumber(long min, long max) {
        return unexpected(new StringBuilder("an integer from ").append(min).append(" to ").append(max).toString());
    }

    /** Skips white space up to a token, which begins at <code>next</code>; false at the end of input. */
    private boolean startToken() {
        do {
            byte[] bytes = buffer;
            int at = next;
            while (isBlank(bytes[at])) {
                at++;
            }
            token = at;
            next = at;
        } while (next == limit && refill());
        return next < limit;
    }

    /** Moves to the end of the token, or until <code>most</code> of its bytes are passed. */
    private void finishToken(int most) {
        while (next - token < most && (next < limit || refill()) && !isBlank(buffer[next])) {
            next++;
        }
    }

    /** Gets more bytes behind those of the current token; false at the end of the stream. */
    private boolean refill() {
        if (ended) {
            return false;
        }
        if (limit == buffer.length - 1) {
            makeRoom();
        }
        int count = read();
        ended = count < 0;
        limit += Math.max(count, 0);
        buffer[limit] = 0;
        return !ended;
    }

    /** Moves the current token to the front, and into a larger buffer if it fills this one. */
    private void makeRoom() {
        int kept = limit - token;
        byte[] target = token > 0 ? buffer : new byte[2 * limit + 1];
        System.arraycopy(buffer, token, target, 0, kept);
        buffer = target;
        bufferStart += token;
        next -= token;
        token = 0;
        limit = kept;
    }

    /** Reads into the free rest of the buffer; at least one byte, or -1 at the end of the stream. */
    private int read() {
        try {
            int count = in.read(buffer, limit, buffer.length - 1 - limit);
            if (count == 0) {
                throw new IllegalStateException("the input stream returned no bytes");
            }
            return count;
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the input", e);
        }
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
