package nimsum.util;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Collects the answers and writes them in one piece.
 *
 * <pre>
 *   FastWriter out = new FastWriter(System.out);
 *   try {
 *       out.print(7);
 *       out.println(" WIN");
 *   } finally {
 *       out.flush();
 *   }
 * </pre>
 *
 * <p>
 * Nothing leaves before {@link #flush()}; with it in a <code>finally</code> block the answers before a bad place of the input
 * are written, too. ASCII only. A line ends in one line feed on every system. A stream that can't be written is an
 * <code>IllegalStateException</code>, and so is the output past 1 GiB.
 *
 * <p>
 * Cost: O(1) a byte. Memory: up to three times the bytes printed, and at most 1 GiB of them.
 */
public final class FastWriter {

    private static final int INITIAL_BYTES = 1 << 13;
    private static final int MAX_BYTES = 1 << 30;
    /** Digits of the longest number, -9223372036854775808, and its length. */
    private static final int MAX_DIGITS = 19, LONGEST_NUMBER = MAX_DIGITS + 1;
    /** Digits of the longest int, -2147483648, and its length with a blank. */
    private static final int MAX_INT_DIGITS = 10, LONGEST_INT = MAX_INT_DIGITS + 2;
    private static final int PIECE_BYTES = 1 << 16;

    private final OutputStream out;
    private byte[] buffer = new byte[INITIAL_BYTES];
    private int size;

    /**
     * @param out
     *            written to by {@link #flush()} alone and never closed
     */
    public FastWriter(OutputStream out) {
        this.out = out;
    }

    /**
     * @throws IllegalArgumentException
     *             at a character outside ASCII
     */
    public void print(String text) {
        int length = text.length();
        reserve(length);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c > 127) {
                throw new IllegalArgumentException(new StringBuilder("not ASCII: ").append(text).toString());
            }
            buffer[size + i] = (byte) c;
        }
        size += length;
    }

    /** Prints a number in decimal. */
    public void print(long number) {
        reserve(LONGEST_NUMBER);
        // Counted with negative digits, because the smallest number has no positive twin.
        long rest = number;
        if (number < 0) {
            buffer[size++] = '-';
        } else {
            rest = -number;
        }
        int first = size;
        size += digits(rest);
        int at = size;
        while (rest < Integer.MIN_VALUE) {
            buffer[--at] = (byte) ('0' - rest % 10);
            rest /= 10;
        }
        // Divisions of an int take less time, and so do half as many that wait for each other.
        int last = (int) rest;
        while (at - first > 1) {
            int pair = last % 100;
            buffer[--at] = (byte) ('0' - pair % 10);
            buffer[--at] = (byte) ('0' - pair / 10);
            last /= 100;
        }
        if (at > first) {
            buffer[first] = (byte) ('0' - last);
        }
    }

    /** How many digits a number that is not positive has. */
    private static int digits(long number) {
        int digits = 1;
        for (long power = -10; number <= power && digits < MAX_DIGITS; power *= 10) {
            digits++;
        }
        return digits;
    }

    /** The same of an int, which takes less time. */
    private static int digits(int number) {
        int digits = 1;
        for (int power = -10; number <= power && digits < MAX_INT_DIGITS; power *= 10) {
            digits++;
        }
        return digits;
    }

    /** Prints a text and ends the line; see {@link #print(String)}. */
    public void println(String text) {
        print(text);
        println();
    }

    /** Prints a number and ends the line. */
    public void println(long number) {
        print(number);
        println();
    }

    /**
     * Prints numbers with one blank between two and ends the line. A long row takes much less time in one call than in a call
     * a number, and reserves 12 bytes a number.
     */
    public void println(int[] row) {
        reserve((long) LONGEST_INT * row.length);
        byte[] bytes = buffer;
        int at = size;
        for (int i = 0; i < row.length; i++) {
            if (i > 0) {
                bytes[at++] = ' ';
            }
            int rest = row[i];
            if (rest < 0) {
                bytes[at++] = '-';
            } else {
                rest = -rest;
            }
            at += digits(rest);
            int digit = at;
            do {
                int tenth = rest / 10;
                bytes[--digit] = (byte) ('0' + 10 * tenth - rest);
                rest = tenth;
            } while (rest < 0);
        }
        size = at;
        println();
    }

    /** Ends the line. */
    public void println() {
        reserve(1);
        buffer[size++] = '\n';
    }

    /** Writes all that was printed since the last time. */
    public void flush() {
        try {
            // A FileOutputStream makes a copy of what it is given, so it is given pieces.
            for (int at = 0; at < size; at += PIECE_BYTES) {
                out.write(buffer, at, Math.min(PIECE_BYTES, size - at));
            }
            out.flush();
        } catch (IOException e) {
            throw new IllegalStateException("cannot write the output", e);
        }
        // A PrintStream such as System.out keeps its failures to itself until it is asked.
        if (out instanceof PrintStream && ((PrintStream) out).checkError()) {
            throw new IllegalStateException("cannot write the output");
        }
        size = 0;
    }

    private void reserve(long more) {
        if (more <= buffer.length - size) {
            return;
        }
        if (more > MAX_BYTES - size) {
            throw new IllegalStateException("more than 1 GiB of output");
        }
        byte[] larger = new byte[Math.max(size + (int) more, Math.min(2 * buffer.length, MAX_BYTES))];
        System.arraycopy(buffer, 0, larger, 0, size);
        buffer = larger;
    }
}
