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
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FastReaderTest {

    private static final int BUFFER = 1 << 16;
    private static final String AN_INT = "an integer from -2147483648 to 2147483647";
    private static final String A_LONG = "an integer from -9223372036854775808 to 9223372036854775807";

    private static FastReader of(String text) {
        return new FastReader(new ByteArrayInputStream(text.getBytes(ISO_8859_1)));
    }

    /** A reader whose stream returns at most some bytes at a time. */
    private static FastReader inPieces(int most, String text) {
        return new FastReader(new ByteArrayInputStream(text.getBytes(ISO_8859_1)) {
            @Override
            public synchronized int read(byte[] target, int start, int length) {
                return super.read(target, start, Math.min(length, most));
            }
        });
    }

    private static String complaint(String text, Function<FastReader, Object> read) {
        return complaint(of(text), read);
    }

    private static String complaint(FastReader in, Function<FastReader, Object> read) {
        InputException e = assertThrows(InputException.class, () -> read.apply(in));
        assertEquals(e.getMessage(), e.toString());
        assertEquals(0, e.getStackTrace().length);
        return e.getMessage();
    }

    private static String expected(int at, String what, String found) {
        return "bad input at byte " + at + ": expected " + what + ", found " + found;
    }

    /** A reader before a token that stands whole in its buffer: the first of all never does. */
    private static FastReader before(String token) {
        FastReader in = of("7 " + token + " 8");
        assertEquals(7, in.nextInt());
        return in;
    }

    /** As a message shows a word: its first 20 characters. */
    private static String quoted(String word) {
        return word.length() > 20 ? '"' + word.substring(0, 20) + "...\"" : '"' + word + '"';
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 -20 x", "1\n-20\nx\n", "1\r\n-20\r\nx\r\n", "\t1\u000b-20\f\r\n x \n\n",
            "  1  -20  x  "})
    void anyWhiteSpaceSeparates(String text) {
        for (int most = 1; most <= text.length(); most++) {
            FastReader in = inPieces(most, text);
            assertTrue(in.hasNext());
            assertEquals(1, in.nextInt());
            assertEquals(-20, in.nextLong());
            assertTrue(in.hasNext());
            assertTrue(in.hasNext());
            assertEquals("x", in.next());
            assertFalse(in.hasNext());
            assertFalse(in.hasNext());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0", "7", "007", "-00", "-007", "2147483647", "-2147483648",
            "00000000000000000000000002147483647"})
    void ints(String token) {
        int value = new BigInteger(token).intValueExact();
        assertEquals(value, of(token).nextInt());
        assertEquals(value, of(token + "\n").nextInt());
        assertEquals(value, inPieces(1, " " + token).nextInt());
        assertEquals(value, before(token).nextInt());
        assertEquals(value, of(token).nextInt(value, value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"999999999999999999", "1000000000000000000", "9223372036854775807", "-9223372036854775807",
            "-9223372036854775808", "-0000000000000000000009223372036854775808", "0000000000000000000000",
            "2147483648"})
    void longs(String token) {
        long value = new BigInteger(token).longValueExact();
        assertEquals(value, of(token).nextLong());
        assertEquals(value, inPieces(1, token + " 5").nextLong());
        assertEquals(value, before(token).nextLong());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "12x", "x12", "-", "--1", "+1", "1-", "1.0", "1e5", "0x10", ",", "1,2", "/", ":", "1/",
            "1:",
            "2147483648", "-2147483649", "4294967296", "9223372036854775808", "99999999999999999999"})
    void noInt(String token) {
        assertEquals(expected(0, AN_INT, quoted(token)), complaint(token, FastReader::nextInt));
        assertEquals(expected(1, AN_INT, quoted(token)),
                complaint(inPieces(1, "\n" + token + "\n"), FastReader::nextInt));
        assertEquals(expected(2, AN_INT, quoted(token)), complaint(before(token), FastReader::nextInt));
    }

    /** Among them numbers that are small and positive modulo 2^64. */
    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "-9223372036854775809", "9999999999999999999",
            "-9999999999999999999",
            "10000000000000000000", "18446744073709551616", "18446744073709551617", "-18446744073709551617", "-", "1l"})
    void noLong(String token) {
        assertEquals(expected(0, A_LONG, quoted(token)), complaint(token, FastReader::nextLong));
        assertEquals(expected(1, A_LONG, quoted(token)),
                complaint(inPieces(1, "\n" + token + "\n"), FastReader::nextLong));
        assertEquals(expected(2, A_LONG, quoted(token)), complaint(before(token), FastReader::nextLong));
    }

    @ParameterizedTest
    @CsvSource({"1,5,1", "1,5,5", "-3,-3,-3", "0,2147483647,2147483647", "-2147483648,0,-2147483648"})
    void range(int min, int max, int value) {
        assertEquals(value, of(value + " ").nextInt(min, max));
        assertEquals(value, before("" + value).nextInt(min, max));
        String tooLarge = Long.toString(max + 1L);
        String tooSmall = Long.toString(min - 1L);
        String what = "an integer from " + min + " to " + max;
        assertEquals(expected(0, what, '"' + tooLarge + '"'), complaint(tooLarge, in -> in.nextInt(min, max)));
        assertEquals(expected(0, what, '"' + tooSmall + '"'), complaint(tooSmall, in -> in.nextInt(min, max)));
        for (String wrong : List.of(tooLarge, tooSmall)) {
            assertEquals(expected(2, what, quoted(wrong)), complaint(before(wrong), in -> in.nextInt(min, max)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\r\n", "1", "1 ", "1\n\n"})
    void endOfInput(String text) {
        for (FastReader in : List.of(of(text), inPieces(1, text))) {
            if (text.startsWith("1")) {
                in.next();
            }
            assertEquals(expected(text.length(), AN_INT, "the end of input"), complaint(in, FastReader::nextInt));
            assertEquals(expected(text.length(), A_LONG, "the end of input"), complaint(in, FastReader::nextLong));
            assertEquals(expected(text.length(), "a word", "the end of input"), complaint(in, FastReader::next));
            assertEquals(expected(text.length(), "y", "the end of input"), complaint(in, r -> {
                throw r.unexpected("y");
            }));
        }
    }

    @Test
    void aMessageShowsWhatItCanPrint() {
        assertEquals(expected(0, AN_INT, "\"\\x00\""), complaint("\0 1", FastReader::nextInt));
        assertEquals(expected(0, AN_INT, "\"5\\x00\\x1b\""), complaint("5\0\u001b", FastReader::nextInt));
        assertEquals(expected(0, AN_INT, "\"\\xc2\\xb2\\xff~\\x7f\""),
                complaint("\u00c2\u00b2\u00ff~\u007f", FastReader::nextInt));
        String twenty = "12345678901234567890";
        assertEquals(expected(0, AN_INT, '"' + twenty + '"'), complaint(twenty + " 1", FastReader::nextInt));
        assertEquals(expected(0, AN_INT, '"' + twenty + "...\""), complaint(twenty + "1", FastReader::nextInt));
        assertEquals(expected(0, AN_INT, '"' + twenty + "...\""),
                complaint(inPieces(1, twenty + "12"), FastReader::nextInt));
    }

    /** What is blank and what is not does not depend on the sign of a byte. */
    @Test
    void everyByteIsABlankOrPartOfAWord() {
        for (char c = 0; c < 256; c++) {
            boolean blank = " \t\n\u000b\f\r".indexOf(c) >= 0;
            FastReader in = of("a" + c + "b");
            assertEquals(blank ? "a" : "a" + c + "b", in.next());
            assertEquals(blank, in.hasNext());
        }
    }

    @Test
    void unexpectedTellsOfTheTokenJustRead() {
        FastReader in = of("12 abc  345\n");
        assertEquals(12, in.nextInt());
        assertEquals(expected(0, "an odd number", "\"12\""), in.unexpected("an odd number").getMessage());
        assertEquals("abc", in.next());
        assertEquals(expected(3, "a longer word", "\"abc\""), in.unexpected("a longer word").getMessage());
        assertTrue(in.hasNext());
        assertEquals(expected(8, "the end", "\"345\""), in.unexpected("the end").getMessage());
        assertEquals(345, in.nextInt());
    }

    /** Whatever the length of the token, and whether it was read, found or refused. */
    @ParameterizedTest
    @ValueSource(ints = {1, 20, 21, 22, 1000, BUFFER, 3 * BUFFER})
    void aComplaintLeavesTheReaderWhereItIs(int length) {
        String word = "w".repeat(length);
        for (int most : List.of(1000, Integer.MAX_VALUE)) {
            FastReader in = inPieces(most, word + " " + word + " 5 6");
            assertEquals(word, in.next());
            assertEquals(expected(0, "a number", quoted(word)), in.unexpected("a number").getMessage());
            assertTrue(in.hasNext());
            String what = expected(length + 1, "a number", quoted(word));
            assertEquals(what, in.unexpected("a number").getMessage());
            assertEquals(expected(length + 1, AN_INT, quoted(word)), complaint(in, FastReader::nextInt));
            assertEquals(word, in.next());
            assertEquals(what, in.unexpected("a number").getMessage());
            assertEquals(expected(2 * length + 2, "an integer from 6 to 6", "\"5\""),
                    complaint(in, reader -> reader.nextInt(6, 6)));
            assertEquals(5, in.nextInt());
            assertEquals(6, in.nextInt());
            assertFalse(in.hasNext());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "\u001a", "\n\u001a", "\r\n\u001a\r\n", " \0 \0\n", "\u001a\0\0\0\0\0"})
    void paddingBehindTheLastTokenIsNoToken(String padding) {
        for (int repeated : List.of(1, 1000, BUFFER / padding.length())) {
            for (int most : List.of(1, 2, 3, 1000, Integer.MAX_VALUE)) {
                String end = padding.repeat(repeated);
                FastReader numbers = inPieces(most, "1 -2" + end);
                assertEquals(1, numbers.nextInt());
                assertEquals(-2, numbers.nextLong());
                assertFalse(numbers.hasNext());
                FastReader words = inPieces(most, "ab c" + end);
                assertEquals("ab", words.next());
                assertEquals("c", words.next());
                assertFalse(words.hasNext());
                assertFalse(inPieces(most, end).hasNext());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "\u001a", "\u001a\0"})
    void paddingBeforeATokenIsPartOfAToken(String padding) {
        String shown = padding.replace("\0", "\\x00").replace("\u001a", "\\x1a");
        for (int most : List.of(1, 2, 3, 1000, Integer.MAX_VALUE)) {
            assertEquals(expected(2, AN_INT, "\"5" + shown + '"'),
                    complaint(inPieces(most, "7 5" + padding + " 6"), in -> {
                        in.nextInt();
                        return in.nextInt();
                    }));
            assertEquals(expected(0, AN_INT, '"' + shown + "5\""),
                    complaint(inPieces(most, padding + "5"), FastReader::nextInt));
            FastReader in = inPieces(most, "a" + padding + "b" + padding + " c");
            assertEquals("a" + padding + "b" + padding, in.next());
            assertEquals("c", in.next());
            assertFalse(in.hasNext());
        }
    }

    @Test
    void endlessNulsAreRefused() {
        InputStream nuls = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("read one by one");
            }

            @Override
            public int read(byte[] target, int start, int length) {
                Arrays.fill(target, start, start + length, (byte) 0);
                return length;
            }
        };
        assertEquals(expected(0, AN_INT, '"' + "\\x00".repeat(20) + "...\""),
                complaint(new FastReader(nuls), FastReader::nextInt));
    }

    @Test
    void tokensAcrossEveryEdgeOfTheBuffer() {
        for (String token : List.of("-1234567890", "9223372036854775807", "7")) {
            for (int at = BUFFER - 21; at <= BUFFER + 1; at++) {
                String text = " ".repeat(at) + token;
                assertEquals(Long.parseLong(token), of(text).nextLong());
                assertEquals(token, of(text).next());
                FastReader in = of(text + "\n-" + token + "x");
                assertEquals(Long.parseLong(token), in.nextLong());
                assertEquals(expected(text.length() + 1, A_LONG, quoted("-" + token + "x")),
                        complaint(in, FastReader::nextLong));
                assertFalse(of(" ".repeat(at)).hasNext());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1000, BUFFER, Integer.MAX_VALUE})
    void tokensLongerThanTheBuffer(int most) {
        for (int length : List.of(BUFFER - 1, BUFFER, BUFFER + 1, 2 * BUFFER + 1, 5 * BUFFER)) {
            String word = "w".repeat(length - 1) + "z";
            FastReader in = inPieces(most, "1 " + word + "\n" + "0".repeat(BUFFER - 2) + "42 9" + word);
            assertEquals(1, in.nextInt());
            assertEquals(word, in.next());
            assertEquals(42, in.nextInt());
            assertEquals(expected(BUFFER + length + 4, AN_INT, "\"9wwwwwwwwwwwwwwwwwww...\""),
                    complaint(in, FastReader::nextInt));
        }
    }

    @Test
    void manyBlanksNeedNoMemory() {
        InputStream blanks = new InputStream() {
            private long left = 1L << 24;

            @Override
            public int read() {
                throw new AssertionError("read one by one");
            }

            @Override
            public int read(byte[] target, int start, int length) {
                assertTrue(length <= BUFFER, "a buffer that grew");
                int count = (int) Math.min(left, length);
                left -= count;
                Arrays.fill(target, start, start + count, (byte) ' ');
                return count == 0 ? -1 : count;
            }
        };
        assertEquals(expected(1 << 24, AN_INT, "the end of input"),
                complaint(new FastReader(blanks), FastReader::nextInt));
    }

    @Test
    void randomTextInRandomPieces() {
        Random random = new Random(1);
        for (int round = 0; round < 300; round++) {
            List<String> tokens = new ArrayList<>();
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(200); i > 0; i--) {
                long number = random.nextLong() >> random.nextInt(64);
                tokens.add(random.nextInt(8) == 0 ? "w".repeat(1 + random.nextInt(2000)) : Long.toString(number));
                text.append(tokens.get(tokens.size() - 1));
                text.append(" \n\t\r".charAt(random.nextInt(4))).append(" ".repeat(random.nextInt(3)));
            }
            FastReader in = inPieces(1 + random.nextInt(3000),
                    random.nextBoolean() ? text.toString() : text.toString().strip());
            for (String token : tokens) {
                assertEquals(token, token.startsWith("w") ? in.next() : Long.toString(in.nextLong()));
            }
            assertFalse(in.hasNext());
        }
    }

    /** A stream that counts its calls and answers each with the next of some texts, then with its end or a failure. */
    private static final class Script extends InputStream {

        private final List<String> pieces;
        private final IOException failure;
        private int calls;

        Script(IOException failure, String... pieces) {
            this.failure = failure;
            this.pieces = List.of(pieces);
        }

        @Override
        public int read() {
            throw new AssertionError("read one by one");
        }

        @Override
        public int read(byte[] target, int start, int length) throws IOException {
            if (calls++ < pieces.size()) {
                byte[] bytes = pieces.get(calls - 1).getBytes(ISO_8859_1);
                System.arraycopy(bytes, 0, target, start, bytes.length);
                return bytes.length;
            }
            if (failure != null) {
                throw failure;
            }
            return -1;
        }
    }

    /** Someone who types the input is not asked for more than the number needs. */
    @Test
    void readsNoFurtherThanItHasTo() {
        Script script = new Script(null, "12 ", "x", "y ", "3");
        FastReader in = new FastReader(script);
        assertEquals(0, script.calls);
        assertEquals(12, in.nextInt());
        assertEquals(1, script.calls);
        assertTrue(in.hasNext());
        assertEquals(2, script.calls);
        assertEquals("xy", in.next());
        assertEquals(3, script.calls);
        assertEquals(3, in.nextInt());
        assertEquals(5, script.calls);
        assertFalse(in.hasNext());
        assertThrows(InputException.class, in::next);
        assertEquals(5, script.calls, "asked again after the end");
    }

    @Test
    void aFailingStreamIsNoInputFault() {
        IOException failure = new IOException("unplugged");
        FastReader in = new FastReader(new Script(failure, "12 3"));
        assertEquals(12, in.nextInt());
        IllegalStateException e = assertThrows(IllegalStateException.class, in::nextInt);
        assertEquals("cannot read the input", e.getMessage());
        assertSame(failure, e.getCause());
    }

    @Test
    void aStreamThatReturnsNothingIsNotAskedForEver() {
        FastReader in = new FastReader(new Script(null, "12 3", ""));
        assertEquals(12, in.nextInt());
        assertEquals("the input stream returned no bytes",
                assertThrows(IllegalStateException.class, in::nextInt).getMessage());
    }

    @Test
    void anEndlessWordIsNoNumber() {
        for (String piece : List.of("ab", "00")) {
            String[] pieces = IntStream.range(0, 9).mapToObj(i -> piece.repeat(BUFFER / 16)).toArray(String[]::new);
            Script script = new Script(new IOException("read on"), pieces);
            assertEquals(expected(0, AN_INT, '"' + piece.repeat(10) + "...\""),
                    complaint(new FastReader(script), FastReader::nextInt));
        }
    }

    /** As the contract of Throwable asks. */
    @Test
    void anInputExceptionWithoutAStackTraceIsStillItself() {
        InputException e = new InputException(0, "a word", "");
        assertSame(e, e.fillInStackTrace());
        assertEquals(0, e.getStackTrace().length);
    }
}
