package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MexTest {

    private final Mex mex = new Mex();

    @Test
    @DisplayName("the mex of the empty set is 0")
    void emptySet() {
        assertEquals(0, mex.value());
    }

    @Test
    @DisplayName("the first gap counts, whatever lies above it")
    void firstGap() {
        add(0, 1, 2, 4, 5);
        assertEquals(3, mex.value());
        add(3);
        assertEquals(6, mex.value());
    }

    @Test
    @DisplayName("a set without 0 has the mex 0")
    void withoutZero() {
        add(1, 2, 3);
        assertEquals(0, mex.value());
    }

    @Test
    @DisplayName("a number added twice counts once, and asking changes nothing")
    void repeated() {
        add(0, 0, 0);
        assertEquals(1, mex.value());
        assertEquals(1, mex.value());
    }

    @Test
    @DisplayName("clear forgets every number, also those above the first 64")
    void clear() {
        add(IntStream.range(0, 200).toArray());
        assertEquals(200, mex.value());
        mex.clear();
        assertEquals(0, mex.value());
        add(0);
        assertEquals(1, mex.value());
    }

    @Test
    @DisplayName("growing keeps what is in the set, and forgets what was cleared")
    void growth() {
        add(0, 1, 2);
        mex.clear();
        add(0, 1);
        add(1_000_000);
        assertEquals(2, mex.value());
    }

    @Test
    @DisplayName("the mex of a set that fills the marks to the last is their number")
    void everyNumberMarked() {
        for (int number = 0; number < 1024; number++) {
            add(number);
            assertEquals(number + 1, mex.value());
        }
    }

    @Test
    @DisplayName("a number below 0 or past 2^30 - 1 is refused, and the set stays as it was")
    void outOfRange() {
        add(0);
        for (int number : new int[]{-1, Integer.MIN_VALUE, 1 << 30, Integer.MAX_VALUE}) {
            IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> mex.add(number));
            assertEquals("not a number from 0 to 2^30 - 1: " + number, refusal.getMessage());
        }
        assertEquals(1, mex.value());
    }

    @Test
    @DisplayName("after 2^32 rounds a mark of the first round is not taken for a new one")
    void wrapAround() throws ReflectiveOperationException {
        add(0, 1, 2);
        Field round = Mex.class.getDeclaredField("round");
        round.setAccessible(true);
        // Nobody waits for 2^32 rounds: this is the state after all but one of them.
        round.setInt(mex, -1);
        for (int i = 0; i < 3; i++) {
            mex.clear();
            assertEquals(0, mex.value());
            add(0, 1, 2, 3);
            assertEquals(4, mex.value());
        }
    }

    @Test
    @DisplayName("10000 random sets agree with the definition")
    void randomSets() {
        Random random = new Random(1);
        for (int round = 0; round < 10_000; round++) {
            mex.clear();
            Set<Integer> set = new HashSet<>();
            int largest = 1 + random.nextInt(100);
            for (int count = random.nextInt(200); count > 0; count--) {
                int number = random.nextInt(largest);
                mex.add(number);
                set.add(number);
            }
            int smallestMissing = IntStream.iterate(0, n -> n + 1).filter(n -> !set.contains(n)).findFirst().getAsInt();
            assertEquals(smallestMissing, mex.value());
        }
    }

    private void add(int... numbers) {
        for (int number : numbers) {
            mex.add(number);
        }
    }
}
