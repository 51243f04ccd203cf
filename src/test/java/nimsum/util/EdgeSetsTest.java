package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The sets themselves are compared with play by the tests of the problems that use them. */
class EdgeSetsTest {

    @Test
    void whatIsNotADrawing() {
        for (String input : new String[]{"1 1\n0 1 G\n", "1 1\n0 1 BR\n", "1 1\n0 2 B\n", "8 8\n", "1 8\n"}) {
            FastReader in = new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
            assertThrows(InputException.class, () -> EdgeSets.read(in, 7, "BR"), input);
        }
    }
}
