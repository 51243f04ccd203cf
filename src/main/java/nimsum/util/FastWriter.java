package nimsum.util;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Collects the answers and writes them in one piece.
 *
 * <p>
 * Nothing leaves before {@link #flush()}, so a program that fails half way prints nothing that looks like an answer.
 * ASCII only. A line ends in one line feed on every system. A stream that can't be written is an
 * <code>IllegalStateException</code>.
 *
 * <p>
 * Cost: O(1) a byte. Memory: up to three times the bytes printed, and at most 1 GiB of them.
 */
public final class FastWriter {

    private static final int FIRST_BYTES = 1 << 13;
    private static final int MOST_BYTES = 1 << 30;
    /** Length of the longest number, -9223372036854775808. */
    private static final int LONGEST_NUMBER = 20;

    private final OutputStream out;
    private byte[] buffer = new byte[FIRST_BYTES];
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
                throw new IllegalArgumentException("not ASCII: " + text);
            }
            buffer[size + i] = (byte) c;
        }
        size += length;
    }

    /** Prints a number in decimal. */
    public void print(long number) {
        reserve(LONGEST_NUMBER);
        // Counted with negative digits, because the smallest number has no positive twin.
        long rest = number < 0 ? number : -number;
        int length = number < 0 ? 2 : 1;
        for (long left = rest / 10; left != 0; left /= 10) {
            length++;
        }
        size += length;
        int at = size;
        do {
            buffer[--at] = (byte) ('0' - rest % 10);
            rest /= 10;
        } while (rest != 0);
        if (number < 0) {
            buffer[--at] = '-';
        }
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

    /** Ends the line. */
    public void println() {
        reserve(1);
        buffer[size++] = '\n';
    }

    /** Writes all that was printed since the last time. */
    public void flush() {
        try {
            out.write(buffer, 0, size);
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

    private void reserve(int more) {
        if (more <= buffer.length - size) {
            return;
        }
        if (more > MOST_BYTES - size) {
            throw new IllegalStateException("more than 1 GiB of output");
        }
        byte[] larger = new byte[Math.max(size + more, 2 * buffer.length)];
        System.arraycopy(buffer, 0, larger, 0, size);
        buffer = larger;
    }
}
