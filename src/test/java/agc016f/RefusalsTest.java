package agc016f;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solution refuses inputs that are no graph, and says what it expected. */
class RefusalsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "1 1 1 2         | at byte 0: expected an integer from 2 to 15, found '1'",
            "16 1 1 2        | at byte 0: expected an integer from 2 to 15, found '16'",
            "3 0             | at byte 2: expected an integer from 1 to 3, found '0'",
            "3 4 1 2 1 3 2 3 | at byte 2: expected an integer from 1 to 3, found '4'",
            "3 1 0 2         | at byte 4: expected an integer from 1 to 2, found '0'",
            "3 1 3 4         | at byte 4: expected an integer from 1 to 2, found '3'",
            "4 1 2 1         | at byte 6: expected an integer from 3 to 4, found '1'",
            "4 1 2 2         | at byte 6: expected an integer from 3 to 4, found '2'",
            "4 1 2 5         | at byte 6: expected an integer from 3 to 4, found '5'",
            "4 2 1 3 1 3     | at byte 10: expected an edge that was not there before, found '3'",
            "4 3 2 4 1 3 2 4 | at byte 14: expected an edge that was not there before, found '4'"}, quoteCharacter = '"')
    void refused(String input, String message) {
        FastReader in = new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
        FastWriter out = new FastWriter(new ByteArrayOutputStream());
        InputException refusal = assertThrows(InputException.class, () -> Main.solve(in, out));
        assertEquals("bad input " + message.replace('\'', '"'), refusal.getMessage());
    }
}
