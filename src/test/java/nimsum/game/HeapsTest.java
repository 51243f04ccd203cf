package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

class HeapsTest {

    private static final Heaps HEAPS = new Heaps(List.of(3, 0, 2));
    private static final BiPredicate<Integer, Integer> ANY = (size, stones) -> true;

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
    void aMoveByItsName() {
        assertEquals(new Heaps(List.of(1, 0, 2)), HEAPS.move("1 2", ANY).orElseThrow().next());
        assertEquals("3 2", HEAPS.move("3 2", ANY).orElseThrow().name());
        for (String none : List.of("", "1", "1 4", "2 1", "4 1", "0 1", "1 0", "1  1", "1 1 ", "01 1", "1 x", "-1 1",
                "9999999999 1", "1 9999999999")) {
            assertTrue(HEAPS.move(none, ANY).isEmpty(), none);
        }
        Heaps large = new Heaps(List.of(1_999_999_999));
        assertTrue(large.move("1 1999999999", ANY).orElseThrow().next().isEmpty());
    }

    @Test
    void whatMayBeTakenIsAskedWithTheSizeFirst() {
        BiPredicate<Integer, Integer> notAll = (size, stones) -> stones < size;
        assertTrue(HEAPS.move("1 2", notAll).isPresent());
        assertTrue(HEAPS.move("1 3", notAll).isEmpty());
    }

    @Test
    void ofManyHeapsTwentyAreShown() {
        assertEquals("3 0 2", HEAPS.toString());
        String twenty = "7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7";
        assertEquals(twenty, new Heaps(Collections.nCopies(20, 7)).toString());
        assertEquals(twenty + " and 3 more heaps", new Heaps(Collections.nCopies(23, 7)).toString());
    }
}
