package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import nimsum.cases.Drawings;
import nimsum.game.Bush;
import nimsum.game.Drawing;
import org.junit.jupiter.api.Test;

class EdgeSetsTest {

    private static EdgeSets read(String input) {
        return EdgeSets.read(new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII))), 7,
                "BR");
    }

    @Test
    void whatStandsIsWhatABushSays() {
        Random random = new Random(1);
        for (int i = 0; i < 50; i++) {
            Drawing drawing = Drawings.random(random, random.nextInt(7), 7, "BR");
            EdgeSets edges = read(drawing.toString());
            assertEquals(128, edges.count());
            Bush bush = drawing.bush();
            for (int set = 0; set < edges.count(); set++) {
                int kept = set;
                assertEquals(bush.without(edge -> (kept >> edge - 1 & 1) == 0).set(), edges.standing(set),
                        drawing + "");
            }
        }
    }

    @Test
    void colours() {
        EdgeSets edges = read("1 3\n0 1 B\n1 0 R\n1 1 B\n");
        assertEquals(5, edges.of("B"));
        assertEquals(2, edges.of("R"));
        assertEquals(7, edges.of("RGB"));
    }

    @Test
    void whatIsNotADrawing() {
        for (String input : new String[]{"1 1\n0 1 G\n", "1 1\n0 1 BR\n", "1 1\n0 2 B\n", "8 8\n", "1 8\n"}) {
            assertThrows(InputException.class, () -> read(input), input);
        }
    }
}
