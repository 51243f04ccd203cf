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

    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 14];
    private int size;

    /**
     * @param out never closed
     */
    public FastWriter(OutputStream out) {
        this.out = out;
    }

    public void print(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (size == buffer.length) {
                flush();
            }
            buffer[size++] = (byte) text.charAt(i);
        }
    }

    public void print(long number) {
        print(Long.toString(number));
    }

    public void println(String text) {
        print(text);
        println();
    }

    public void println(long number) {
        print(number);
        println();
    }

    /** Ends the line. */
    public void println() {
        print("\n");
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
}
