package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.stream.Stream;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Nim's coach says; that it is right, the coaches of the problems show. */
class NimCoachTest {

    private final NimCoach coach = new NimCoach(new HeapRules());

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "1 2 3 | 1 xor 2 xor 3 = 0: whatever is taken from a heap, that is no longer so, and an answer makes it 0 again.",
            "1 6 3 | 1 xor 6 xor 3 = 4. The largest power of two in it is 4, and one heap holds it, an odd number. "
                    + "Heap 2 does: 6 xor 4 = 2 is smaller than 6, so \"2 4\" takes it down to that, and the xor of the heaps is 0.",
            "1 4 7 6 | 1 xor 4 xor 7 xor 6 = 4. The largest power of two in it is 4, and 3 heaps hold it, an odd number. "
                    + "Heap 2 does: 4 xor 4 = 0 is smaller than 4, so \"2 4\" takes it down to that, and the xor of the heaps is 0."})
    void theReasonHasTheNumbersOfThePosition(String sizes, String why) {
        assertEquals(why, coach.why(new Heaps(Stream.of(sizes.split(" ")).map(Integer::valueOf).toList())));
    }

    @Test
    void aLongSumIsNotWrittenOut() {
        String ten = "5" + " xor 5".repeat(9);
        assertTrue(coach.why(new Heaps(Collections.nCopies(10, 5))).startsWith(ten + " = 0: "));
        assertTrue(coach.why(new Heaps(Collections.nCopies(12, 5))).startsWith("The xor of the 12 heaps = 0: "));
    }
}
