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
    /** So many digits always fit. */
    private static final int INT_DIGITS = 9, LONG_DIGITS = 18;
    /**
     * Bytes of the buffer that stay free of the stream's: one for the NUL, the others so that a loop over the digits of a
     * number is inside the array however long the number is, and one check of the bounds can do for all of them.
     */
    private static final int SPARE_BYTES = 1 + LONG_DIGITS;

    private final InputStream in;
    /**
     * The bytes up to <code>limit</code> are of the stream. Behind them stands a NUL, which is neither blank nor digit, so
     * that the inner loops end there and need not ask for the limit.
     */
    private byte[] buffer = new byte[BUFFER_BYTES + SPARE_BYTES];
    private boolean ended;
    /** Position in the stream of <code>buffer[0]</code>. */
    private long bufferStart;
    /** Where the current token begins: bytes from here on stay in the buffer when it is refilled. */
    private int token;
    /** What to read next: the end of the current token, or behind the blank that ended it. */
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
        return text();
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
        next = token;
        finishToken(InputException.SHOWN + 1);
        return new InputException(bufferStart + token, expected, text());
    }

    /**
     * The quick way, for nearly every number: at most 18 digits, and whole in the buffer with what ends it. Loops of a fixed
     * length are what a compiler unrolls; the first needs no more than an int.
     */
    private long nextNumber(long min, long max) {
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
        int head = 0;
        for (; digits < INT_DIGITS && (digit = digit(bytes[at + digits])) <= 9; digits++) {
            head = 10 * head + digit;
        }
        long value = head;
        if (digits == INT_DIGITS) {
            for (; digits < LONG_DIGITS && (digit = digit(bytes[at + digits])) <= 9; digits++) {
                value = 10 * value + digit;
            }
        }
        if (negative) {
            value = -value;
        }
        if (digits > 0 && isBlank(bytes[at + digits]) && min <= value && value <= max) {
            next = at + digits + 1;
            return value;
        }
        return anyNumber(min, max);
    }

    /** The careful way, a byte at a time: any number of digits, over the buffer's end, and whatever is no number. */
    private long anyNumber(long min, long max) {
        startToken();
        boolean negative = peek() == '-';
        if (negative) {
            next++;
        }
        boolean fits = digit(peek()) <= 9;
        // Below zero, where a long reaches farther.
        long value = 0;
        for (int digit = digit(peek()); digit <= 9; digit = digit(peek())) {
            fits &= value >= Long.MIN_VALUE / 10 && 10 * value >= Long.MIN_VALUE + digit;
            value = 10 * value - digit;
            next++;
        }
        if (!negative) {
            fits &= value != Long.MIN_VALUE;
            value = -value;
        }
        if (!fits || next < limit && !isBlank(peek()) || value < min || value > max) {
            throw unexpectedNumber(min, max);
        }
        return value;
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

    /** The token from its beginning to <code>next</code>. */
    private String text() {
        char[] text = new char[next - token];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) (buffer[token + i] & 0xff);
        }
        return new String(text);
    }

    /** Gets more bytes behind those of the current token; false at the end of the stream. */
    private boolean refill() {
        if (ended) {
            return false;
        }
        if (limit == buffer.length - SPARE_BYTES) {
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
        byte[] target = token > 0 ? buffer : new byte[2 * limit + SPARE_BYTES];
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
            int count = in.read(buffer, limit, buffer.length - SPARE_BYTES - limit);
            if (count == 0) {
                throw new IllegalStateException("the input stream returned no bytes");
            }
            return count;
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the input", e);
        }
    }

    /** The byte at <code>next</code>, or the NUL behind the last one. */
    private int peek() {
        if (next == limit) {
            refill();
        }
        return buffer[next];
    }

    /** What a digit stands for, and more than 9 for any other byte. */
    private static int digit(int c) {
        return (c & 0xff) ^ '0';
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
