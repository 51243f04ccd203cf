package nimsum.util;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads tokens separated by white space: a byte buffer over a stream, and no object made for a number.
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
 * are fine. Everything else belongs to a token, but NULs and ^Z (byte 26) behind the last token are padding, which old
 * systems leave at the end of a file. What is not as asked for is an {@link InputException} that says what was expected,
 * what stood there and at which byte (the first byte is byte 0): nothing is guessed. A failure of the stream itself is an
 * <code>IllegalStateException</code>.
 *
 * <p>
 * Cost: O(1) a byte. Memory: 64 KiB, more only for a token or padding longer than that.
 */
public final class FastReader {

    private static final int BUFFER_BYTES = 1 << 16;
    /** So many digits always fit into a long. */
    private static final int LONG_DIGITS = 18;
    /**
     * Bytes of the buffer that stay free of the stream's: one for the NUL, the others so that a loop over the digits of a
     * number is inside the array however long the number is, and one check of the bounds can do for all of them.
     */
    private static final int SPARE_BYTES = 1 + LONG_DIGITS;

    private final InputStream in;
    private byte[] buffer = new byte[BUFFER_BYTES + SPARE_BYTES];
    private boolean ended;
    /** Position in the stream of <code>buffer[0]</code>. */
    private long bufferStart;
    /** Where the current token begins: bytes from here on stay in the buffer when it is refilled. */
    private int token;
    /** What to read next: inside the current token or behind it. */
    private int next;
    /**
     * The bytes up to <code>limit</code> may be read. Behind them stands a NUL or ^Z, which is neither blank nor digit, so
     * that the inner loops end there and need not ask for the limit.
     */
    private int limit;
    /**
     * The bytes up to <code>filled</code> are of the stream. Those from the limit on are padding if nothing else follows, and
     * are held back until it does. Behind them stands a NUL.
     */
    private int filled;

    /**
     * @param in
     *            read in large pieces and never closed; needs no buffer of its own
     */
    public FastReader(InputStream in) {
        this.in = in;
    }

    /** Skips white space and tells whether a token follows. */
    public boolean hasNext() {
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

    /**
     * The next token, each byte one character (ISO 8859-1).
     *
     * @throws InputException
     *             at the end of input
     */
    public String next() {
        if (!hasNext()) {
            throw unexpected("a word");
        }
        return readToken(Integer.MAX_VALUE);
    }

    /** The next token as an <code>int</code>; see {@link #nextInt(int, int)}. */
    public int nextInt() {
        return (int) nextNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /**
     * The next token as a decimal number, an optional minus and digits, from <code>min</code> to <code>max</code>, both
     * included.
     *
     * @throws InputException
     *             at the end of input, at anything but a number, and at a number outside the range; the reader then stands
     *             before that token
     */
    public int nextInt(int min, int max) {
        return (int) nextNumber(min, max);
    }

    /** The next token as a <code>long</code>; see {@link #nextInt(int, int)}. */
    public long nextLong() {
        return nextNumber(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * The complaint that the token just read, or just found by {@link #hasNext()}, is not what the format asks for: for rules
     * that only the caller knows. The reader stays where it is.
     *
     * @param expected
     *            what should have stood there, as in "a row of 5 cells"
     * @return to be thrown
     */
    public InputException unexpected(String expected) {
        int passed = next - token;
        next = token;
        String found = readToken(InputException.SHOWN + 1);
        next = token + passed;
        return new InputException(bufferStart + token, expected, found);
    }

    /**
     * The fast path, for nearly every number: at most 18 digits, and whole in the buffer with what ends it. No call, and a
     * loop of a fixed length, which a compiler unrolls.
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
        long value = 0;
        for (; digits < LONG_DIGITS && (digit = digit(bytes[at + digits])) <= 9; digits++) {
            value = 10 * value + digit;
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

    /** The slow path, by way of a word: over the buffer's end, with more digits, or no number at all. */
    private long anyNumber(long min, long max) {
        hasNext();
        String word = readToken(BUFFER_BYTES + 1);
        try {
            // A plus is a number since Java 7, and a word that fills the buffer may go on.
            if (!word.startsWith("+") && word.length() <= BUFFER_BYTES) {
                long value = Long.parseLong(word);
                if (min <= value && value <= max) {
                    return value;
                }
            }
        } catch (NumberFormatException e) {
            // Said below, in other words.
        }
        next = token;
        throw unexpected(new StringBuilder("an integer from ").append(min).append(" to ").append(max).toString());
    }

    /** Moves to the end of the token, or until so many of its bytes are passed, and returns those. */
    private String readToken(int maxLength) {
        while (next - token < maxLength && (next < limit || refill()) && !isBlank(buffer[next])) {
            next++;
        }
        char[] text = new char[next - token];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) (buffer[token + i] & 0xff);
        }
        return new String(text);
    }

    /** Gets more bytes behind those of the current token; false at the end of the stream. */
    private boolean refill() {
        int before = limit - token;
        while (limit - token == before && !ended) {
            if (filled == buffer.length - SPARE_BYTES) {
                makeRoom();
            }
            int count = read();
            ended = count < 0;
            if (!ended) {
                moveLimit(filled + count);
            }
        }
        return limit - token > before;
    }

    /** Moves the current token and what follows to the front, and into a larger buffer if they fill this one. */
    private void makeRoom() {
        byte[] target = token > 0 ? buffer : new byte[2 * filled + SPARE_BYTES];
        System.arraycopy(buffer, token, target, 0, filled - token);
        buffer = target;
        bufferStart += token;
        next -= token;
        limit -= token;
        filled -= token;
        token = 0;
    }

    /** Reads into the free rest of the buffer; at least one byte, or -1 at the end of the stream. */
    private int read() {
        try {
            int count = in.read(buffer, filled, buffer.length - SPARE_BYTES - filled);
            if (count == 0) {
                throw new IllegalStateException("the input stream returned no bytes");
            }
            return count;
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the input", e);
        }
    }

    /** Takes in the bytes just read, up to <code>end</code>, and holds back those that may turn out to be padding. */
    private void moveLimit(int end) {
        int data = end;
        while (data > filled && (isBlank(buffer[data - 1]) || isPadding(buffer[data - 1]))) {
            data--;
        }
        // Longer padding is none, or a stream of NULs without end would be held back for ever.
        limit = data > filled ? data : end - limit > BUFFER_BYTES ? end : limit;
        filled = end;
        buffer[filled] = 0;
        while (limit < filled && isBlank(buffer[limit])) {
            limit++;
        }
    }

    /** What a digit stands for, and more than 9 for any other byte. */
    private static int digit(int c) {
        return (c & 0xff) ^ '0';
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static boolean isPadding(int c) {
        return c == 0 || c == 26;
    }
}
