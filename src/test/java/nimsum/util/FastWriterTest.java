package nimsum.util;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FastWriterTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final FastWriter out = new FastWriter(bytes);

    private String written() {
        return bytes.toString(US_ASCII);
    }

    @Test
    void textsNumbersAndLines() {
        out.print("a");
        out.print(-12);
        out.print("");
        out.println("b c");
        out.println();
        out.println(0);
        out.flush();
        assertEquals("a-12b c\n\n0\n", written());
    }

    @Test
    void numbersAtTheEdges() {
        LongStream.Builder numbers = LongStream.builder();
        for (long power = 1; power > 0 && power <= 1_000_000_000_000_000_000L; power *= 10) {
            LongStream.rangeClosed(power - 2, power + 2).forEach(numbers);
        }
        for (int bit = 0; bit < 64; bit++) {
            numbers.add((1L << bit) - 1).add(1L << bit).add((1L << bit) + 1);
        }
        new Random(1).longs(10_000).forEach(number -> numbers.add(number >> (number & 63)));
        StringBuilder expected = new StringBuilder();
        numbers.build().flatMap(number -> LongStream.of(number, -number)).forEach(number -> {
            out.println(number);
            expected.append(number).append('\n');
        });
        out.flush();
        assertEquals(expected.toString(), written());
    }

    @Test
    void rows() {
        IntStream.Builder numbers = IntStream.builder();
        for (int bit = 0; bit < 32; bit++) {
            numbers.add((1 << bit) - 1).add(1 << bit).add((1 << bit) + 1);
        }
        for (int power = 1; power < 1_000_000_000; power *= 10) {
            numbers.add(10 * power - 1).add(10 * power).add(-10 * power).add(1 - 10 * power);
        }
        int[] row = numbers.build().toArray();
        out.println(row);
        out.println(new int[0]);
        out.println(new int[]{0});
        out.flush();
        assertEquals(IntStream.of(row).mapToObj(Integer::toString).collect(Collectors.joining(" ")) + "\n\n0\n",
                written());
    }

    /** The buffer has room for each of the rows, wherever in it they begin. */
    @Test
    void longRows() {
        for (int length = 8192 / 12 - 1; length <= 8192 / 12 + 1; length++) {
            for (int before = 0; before <= 24; before++) {
                ByteArrayOutputStream target = new ByteArrayOutputStream();
                FastWriter writer = new FastWriter(target);
                writer.print("x".repeat(before));
                writer.println(IntStream.generate(() -> Integer.MIN_VALUE).limit(length).toArray());
                writer.flush();
                assertEquals("x".repeat(before) + "-2147483648 ".repeat(length).strip() + "\n",
                        target.toString(US_ASCII));
            }
        }
    }

    @Test
    void nothingLeavesBeforeFlush() {
        for (int i = 0; i < 100_000; i++) {
            out.println("answer");
        }
        assertEquals(0, bytes.size());
        out.flush();
        assertEquals("answer\n".repeat(100_000), written());
    }

    @Test
    void eachFlushWritesWhatCameSince() {
        out.print(1);
        out.flush();
        out.flush();
        out.print(2);
        out.flush();
        assertEquals("12", written());
    }

    /** The buffer grows by a half-filled line, by a number at its very end, and by a text longer than twice its size. */
    @Test
    void growth() {
        StringBuilder expected = new StringBuilder();
        for (int length = 8192 - 21; length <= 8192 + 1; length++) {
            ByteArrayOutputStream target = new ByteArrayOutputStream();
            FastWriter writer = new FastWriter(target);
            writer.print("x".repeat(length));
            writer.print(Long.MIN_VALUE);
            writer.println();
            writer.flush();
            assertEquals("x".repeat(length) + "-9223372036854775808\n", target.toString(US_ASCII));
        }
        for (int length : new int[]{1, 100_000, 5, 1_000_000}) {
            out.println("y".repeat(length));
            expected.append("y".repeat(length)).append('\n');
        }
        out.flush();
        assertEquals(expected.toString(), written());
    }

    @Test
    void whatIsNotAsciiIsRefused() {
        out.print("kept");
        for (String text : new String[]{"\u0080", "ab\u00e4", "\uffff"}) {
            IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> out.print(text));
            assertEquals("not ASCII: " + text, e.getMessage());
        }
        out.print("\u007f\0");
        out.flush();
        assertEquals("kept\u007f\0", written());
    }

    @Test
    void aFailingStream() {
        IOException failure = new IOException("disk full");
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw failure;
            }
        };
        FastWriter direct = new FastWriter(broken);
        direct.print(1);
        IllegalStateException e = assertThrows(IllegalStateException.class, direct::flush);
        assertEquals("cannot write the output", e.getMessage());
        assertSame(failure, e.getCause());
        // System.out is a PrintStream, which swallows the exception.
        FastWriter printed = new FastWriter(new PrintStream(broken));
        printed.print(1);
        assertEquals("cannot write the output", assertThrows(IllegalStateException.class, printed::flush).getMessage());
    }

    @Test
    void theStreamGetsPieces() {
        StringBuilder calls = new StringBuilder();
        FastWriter writer = new FastWriter(new ByteArrayOutputStream() {
            @Override
            public void write(byte[] b, int offset, int length) {
                super.write(b, offset, length);
                calls.append(length).append(' ');
            }
        });
        writer.print("x".repeat(2 * 65536));
        writer.flush();
        writer.print("x".repeat(65536 + 5));
        writer.flush();
        assertEquals("65536 65536 65536 5 ", calls.toString());
    }

    @Test
    void theStreamIsFlushedAndNotClosed() {
        StringBuilder calls = new StringBuilder();
        FastWriter writer = new FastWriter(new ByteArrayOutputStream() {
            @Override
            public void flush() {
                calls.append("flush ");
            }

            @Override
            public void close() {
                calls.append("close ");
            }
        });
        writer.print(1);
        writer.flush();
        assertEquals("flush ", calls.toString());
    }
}
