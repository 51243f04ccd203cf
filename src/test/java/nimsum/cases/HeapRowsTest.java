package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeapRowsTest {

    @Test
    void everyRowComesOnceAndInOrder() {
        assertEquals(List.of("[1, 1]", "[1, 2]", "[1, 3]", "[2, 1]", "[2, 2]", "[2, 3]", "[3, 1]", "[3, 2]", "[3, 3]"),
                HeapRows.every(2, 1, 3).map(Arrays::toString).toList());
        assertEquals(List.of("[]"), HeapRows.every(0, 1, 3).map(Arrays::toString).toList());
    }

    @Test
    void lostRowsHaveTheNimSum0AndNoHeapIsTooLarge() {
        Random random = new Random(2);
        for (int heaps = 1; heaps <= 6; heaps++) {
            for (int most = 0; most <= 20; most++) {
                for (int time = 0; time < 20; time++) {
                    int[] row = HeapRows.lostInNim(random, heaps, most);
                    int largest = most;
                    assertEquals(heaps, row.length);
                    assertEquals(0, IntStream.of(row).reduce(0, (a, b) -> a ^ b), () -> Arrays.toString(row));
                    assertTrue(IntStream.of(row).allMatch(size -> 0 <= size && size <= largest),
                            () -> Arrays.toString(row) + ", up to " + largest);
                }
            }
        }
    }
}
