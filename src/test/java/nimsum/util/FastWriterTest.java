package nimsum.util;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FastWriterTest {

    private static final int BUFFER = 1 << 14;

    @Test
    void numbersAtTheEdges() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        FastWriter out = new FastWriter(bytes);
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
        assertEquals(expected.toString(), bytes.toString(US_ASCII));
    }

    @Test
    void theBufferIsEmptiedAsItFills() {
        for (int length = BUFFER - 21; length <= BUFFER + 1; length++) {
            ByteArrayOutputStream target = new ByteArrayOutputStream();
            FastWriter writer = new FastWriter(target);
            writer.print("x".repeat(length));
            writer.print(Long.MIN_VALUE);
            writer.println("yz");
            assertTrue(target.size() >= length - BUFFER + 1 && target.size() > 0, () -> "kept all of it");
            writer.flush();
            assertEquals("x".repeat(length) + "-9223372036854775808yz\n", target.toString(US_ASCII));
        }
    }

    @Test
    void aFailingStream() {
        FastWriter direct = new FastWriter(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("disk full");
            }
        });
        direct.print(1);
        assertEquals("cannot write the output: disk full",
                assertThrows(IllegalStateException.class, direct::flush).getMessage());
    }

    @Test
    void eachFlushWritesWhatCameSinceAndFlushesTheStreamAndLeavesItOpen() {
        ByteArrayOutputStream calls = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                writeBytes(" flush ".getBytes(US_ASCII));
            }

            @Override
            public void close() {
                writeBytes(" close ".getBytes(US_ASCII));
            }
        };
        FastWriter writer = new FastWriter(calls);
        writer.print(1);
        writer.flush();
        writer.flush();
        writer.print(2);
        writer.flush();
        assertEquals("1 flush  flush 2 flush ", calls.toString());
    }
}
