package nimsum.util;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FastReaderTest {

    /** How many bytes are read at once. */
    private static final int BUFFER = 1 << 14;
    private static final String AN_INT = "an integer from -2147483648 to 2147483647";

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(ISO_8859_1));
    }

    private static FastReader of(String text) {
        return new FastReader(stream(text));
    }

    /** Returns a reader whose stream returns at most some bytes at a time. */
    private static FastReader inPieces(int most, String text) {
        return new FastReader(new ByteArrayInputStream(text.getBytes(ISO_8859_1)) {
            @Override
            public synchronized int read(byte[] target, int start, int length) {
                return super.read(target, start, Math.min(length, most));
            }
        });
    }

    private static String complaint(FastReader in, Function<FastReader, Object> read) {
        InputException e = assertThrows(InputException.class, () -> read.apply(in));
        assertEquals(e.getMessage(), e.toString());
        assertEquals(0, e.getStackTrace().length);
        assertSame(e, e.fillInStackTrace());
        return e.getMessage();
    }

    private static String expected(String what, String found) {
        return "bad input: expected " + what + ", found " + found;
    }

    private static FastReader before(String token) {
        FastReader in = of("7 " + token + " 8");
        assertEquals(7, in.nextInt());
        return in;
    }

    /** Returns the next token, character by character; nothing at the end. */
    private static String spelled(FastReader in) {
        StringBuilder word = new StringBuilder();
        in.hasNext();
        for (int c = in.nextChar(); c >= 0; c = in.nextChar()) {
            word.append((char) c);
        }
        assertEquals(-1, in.nextChar());
        return word.toString();
    }

    /** Returns a word as a message shows it, with its first 20 characters. */
    private static String quoted(String word) {
        return word.length() > 20 ? '"' + word.substring(0, 20) + "...\"" : '"' + word + '"';
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 -20 x", "1\n-20\nx\n", "1\r\n-20\r\nx\r\n", "\t1\u000b-20\f\r\n x \n\n",
            "  1  -20  x  ", "1\0-20 x\r\n\u001a\0"})
    void anyWhiteSpaceSeparates(String text) {
        for (int most = 1; most <= text.length(); most++) {
            FastReader in = inPieces(most, text);
            assertTrue(in.hasNext());
            assertEquals(1, in.nextInt());
            assertEquals("-20", spelled(in));
            assertTrue(in.hasNext());
            assertTrue(in.hasNext());
            assertEquals("x", in.next());
            assertEquals("", spelled(in));
            assertFalse(in.hasNext());
            assertFalse(in.hasNext());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "12x", "x12", "-", "--1", "+1", "1-", "1.0", "1e5", "0x10", ",", "1,2", "/", ":", "1/",
            "1:",
            "2147483648", "-2147483649", "4294967296", "9223372036854775808", "99999999999999999999"})
    void noInt(String token) {
        assertEquals(expected(AN_INT, quoted(token)), complaint(of(token), FastReader::nextInt));
        assertEquals(expected(AN_INT, quoted(token)),
                complaint(inPieces(1, "\n" + token + "\n"), FastReader::nextInt));
        assertEquals(expected(AN_INT, quoted(token)), complaint(before(token), FastReader::nextInt));
    }

    @ParameterizedTest
    @CsvSource({"0,9,-0", "0,9,007", "1,5,1", "1,5,5", "-3,-3,-3", "0,2147483647,2147483647",
            "-2147483648,0,-2147483648"})
    void range(int min, int max, String value) {
        assertEquals(Integer.parseInt(value), of(value + " ").nextInt(min, max));
        assertEquals(Integer.parseInt(value), before(value).nextInt(min, max));
        String what = "an integer from " + min + " to " + max;
        for (String wrong : List.of(Long.toString(max + 1L), Long.toString(min - 1L))) {
            assertEquals(expected(what, quoted(wrong)), complaint(of(wrong), in -> in.nextInt(min, max)));
            assertEquals(expected(what, quoted(wrong)), complaint(before(wrong), in -> in.nextInt(min, max)));
        }
    }

    @Test
    void everyByteIsABlankOrPartOfAWord() {
        for (char c = 0; c < 256; c++) {
            boolean blank = c <= ' ';
            String word = blank ? "a" : "a" + c + "b";
            FastReader in = of("a" + c + "b");
            assertEquals(word, in.next());
            assertEquals(blank, in.hasNext());
            assertEquals(word, spelled(of("a" + c + "b")));
        }
    }

    @Test
    void unexpectedTellsOfTheTokenJustRead() {
        for (int most = 1; most <= 12; most++) {
            FastReader in = inPieces(most, "12 abc  345\n");
            assertEquals(12, in.nextInt());
            assertEquals(expected("an odd number", "\"12\""), in.unexpected("an odd number").getMessage());
            assertEquals("abc", spelled(in));
            assertEquals(expected("a longer word", "\"abc\""), in.unexpected("a longer word").getMessage());
            assertTrue(in.hasNext());
            assertEquals(expected("the end", "\"345\""), in.unexpected("the end").getMessage());
            for (int read = 0; read <= 4; read++) {
                FastReader inside = inPieces(most, " 345");
                assertTrue(inside.hasNext());
                for (int i = 0; i < read; i++) {
                    assertEquals(i < 3 ? "345".charAt(i) : -1, inside.nextChar());
                }
                assertEquals(expected("y", "\"345\""), inside.unexpected("y").getMessage());
            }
        }
    }

    @Test
    void tokensAcrossEveryEdgeOfTheBuffer() {
        for (String token : List.of("-1234567890", "2147483647", "7")) {
            for (int at = BUFFER - 12; at <= BUFFER + 1; at++) {
                String text = " ".repeat(at) + token;
                assertEquals(Integer.parseInt(token), of(text).nextInt());
                assertEquals(token, of(text).next());
                assertEquals(token, spelled(of(text)));
                FastReader in = of(text + "\n-" + token + "x");
                assertEquals(Integer.parseInt(token), in.nextInt());
                assertEquals(expected(AN_INT, quoted("-" + token + "x")),
                        complaint(in, FastReader::nextInt));
                assertFalse(of(" ".repeat(at)).hasNext());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, BUFFER, Integer.MAX_VALUE})
    void aWordMayBeLongerThanTheBuffer(int most) {
        for (int length : new int[]{BUFFER - 1, BUFFER, BUFFER + 1, 2 * BUFFER, 5 * BUFFER + 3}) {
            String word = "ab".repeat(length).substring(length);
            String text = "1 " + word + "\n" + "0".repeat(length) + "42 " + word + "www 5";
            FastReader in = inPieces(most, text);
            assertEquals(1, in.nextInt());
            assertEquals(word, in.next());
            assertEquals(42, in.nextInt());
            assertEquals(expected(AN_INT, quoted(word + "www")), complaint(in, FastReader::nextInt));
            assertEquals(5, in.nextInt());
            assertFalse(in.hasNext());
            in = inPieces(most, text);
            assertEquals("1", spelled(in));
            assertEquals(word, spelled(in));
        }
    }

    @Test
    void readsNoFurtherThanItHasTo() {
        int[] calls = {0};
        List<InputStream> pieces = Stream.of("12 ", "x", "y ", "3").map(FastReaderTest::stream).toList();
        FastReader in = new FastReader(new SequenceInputStream(Collections.enumeration(pieces)) {
            @Override
            public int read(byte[] target, int start, int length) throws IOException {
                calls[0]++;
                return super.read(target, start, length);
            }
        });
        assertEquals(0, calls[0]);
        assertEquals(12, in.nextInt());
        assertEquals(1, calls[0]);
        assertTrue(in.hasNext());
        assertEquals(2, calls[0]);
        assertEquals("xy", in.next());
        assertEquals(3, calls[0]);
        assertEquals(3, in.nextInt());
        assertEquals(5, calls[0]);
        assertFalse(in.hasNext());
        assertThrows(InputException.class, in::next);
    }

    @Test
    void aFailingStreamIsNoInputFault() {
        FastReader in = new FastReader(new SequenceInputStream(stream("12 3"), new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("unplugged");
            }
        }));
        assertEquals(12, in.nextInt());
        assertEquals("cannot read the input: unplugged",
                assertThrows(IllegalStateException.class, in::nextInt).getMessage());
    }
}
