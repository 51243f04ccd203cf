package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MexTest {

    private final Mex mex = new Mex();

    @Test
    void growingKeepsWhatIsInTheSetAndForgetsWhatWasCleared() {
        add(0, 1, 2);
        mex.clear();
        add(0, 1);
        add(1_000_000);
        assertEquals(2, mex.value());
    }

    @Test
    void aSetThatFillsTheMarksToTheLast() {
        for (int number = 0; number < 1024; number++) {
            add(number);
            assertEquals(number + 1, mex.value());
        }
    }

    /** The set stays as it was. */
    @Test
    void aNumberThatIsOutOfRangeIsRefused() {
        add(0);
        for (int number : new int[]{-1, Integer.MIN_VALUE, 1 << 30, Integer.MAX_VALUE}) {
            IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> mex.add(number));
            assertEquals("not a number from 0 to 2^30 - 1: " + number, refusal.getMessage());
        }
        assertEquals(1, mex.value());
    }

    @Test
    void randomSetsAgreeWithTheDefinition() {
        Random random = new Random(1);
        for (int round = 0; round < 10_000; round++) {
            mex.clear();
            BitSet set = new BitSet();
            int largest = 1 + random.nextInt(100);
            for (int count = random.nextInt(200); count > 0; count--) {
                int number = random.nextInt(largest);
                mex.add(number);
                set.set(number);
            }
            assertEquals(set.nextClearBit(0), mex.value());
            assertEquals(set.nextClearBit(0), mex.value(), "asked again");
        }
    }

    private void add(int... numbers) {
        for (int number : numbers) {
            mex.add(number);
        }
    }
}
