package nimsum.util;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Collects the answers and writes them in large pieces.
 *
 * <pre>
 *   FastWriter out = new FastWriter(System.out);
 *   out.print(7);
 *   out.println(" WIN");
 *   out.flush();
 * </pre>
 *
 * <p>
 * ASCII only. A line ends in one line feed on every system. A stream that can't be written is an
 * {@code IllegalStateException}.
 *
 * <p>
 * Cost: O(1) a byte. Memory: 16 KiB.
 */
public final class FastWriter {

    private static final int BUFFER_BYTES = 1 << 14;
    /** The length of -9223372036854775808. */
    private static final int LONGEST_NUMBER = 20;

    private final OutputStream out;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int size;

    /**
     * @param out never closed
     */
    public FastWriter(OutputStream out) {
        this.out = out;
    }

    /** Prints a text. */
    public void print(String text) {
        for (int i = 0; i < text.length(); i++) {
            makeRoom(1);
            buffer[size++] = (byte) text.charAt(i);
        }
    }

    /** Prints a number in decimal. */
    public void print(long number) {
        makeRoom(LONGEST_NUMBER);
        int end = size + LONGEST_NUMBER;
        int at = end;
        // Negative digits, because the smallest number has no positive twin.
        long rest = number < 0 ? number : -number;
        do {
            buffer[--at] = (byte) ('0' - rest % 10);
            rest /= 10;
        } while (rest < 0);
        if (number < 0) {
            buffer[--at] = '-';
        }
        System.arraycopy(buffer, at, buffer, size, end - at);
        size += end - at;
    }

    /** Prints a text and ends the line. */
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
        makeRoom(1);
        buffer[size++] = '\n';
    }

    /** Writes all that was printed since the last time. */
    public void flush() {
        try {
            out.write(buffer, 0, size);
            out.flush();
        } catch (IOException e) {
            throw new IllegalStateException("cannot write the output: " + e.getMessage());
        }
        size = 0;
    }

    private void makeRoom(int bytes) {
        if (bytes > BUFFER_BYTES - size) {
            flush();
        }
    }
}
