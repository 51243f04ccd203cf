package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

class HeapsTest {

    private static final Heaps HEAPS = new Heaps(List.of(3, 0, 2));
    @Test
    void asManySizesAsAreAskedForAreRead() {
        assertEquals(HEAPS, Heaps.read(new FastReader(new ByteArrayInputStream("3 0 2 9".getBytes())), 3));
    }

    @Test
    void emptyHeapsAreNoStones() {
        assertFalse(HEAPS.isEmpty());
        assertTrue(new Heaps(List.of(0, 0)).isEmpty());
        assertTrue(new Heaps(List.of()).isEmpty());
    }

    @Test
    void everyMove() {
        assertEquals("[1 1, 1 2, 1 3, 3 1, 3 2]",
                HEAPS.moves(size -> IntStream.rangeClosed(1, size)).toList().toString());
        assertEquals("[1 2, 3 1]", HEAPS.moves(size -> IntStream.range(size - 1, size).filter(take -> take > 0))
                .toList().toString());
    }

    @Test
    void ofManyHeapsTwentyAreShown() {
        assertEquals("3 0 2", HEAPS.toString());
        String twenty = "7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7";
        assertEquals(twenty, new Heaps(Collections.nCopies(20, 7)).toString());
        assertEquals(twenty + " and 3 more heaps", new Heaps(Collections.nCopies(23, 7)).toString());
    }
}
