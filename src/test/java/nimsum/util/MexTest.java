package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What the sets of the problems do not have. */
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

    @Test
    void aNegativeNumberIsRefused() {
        add(0);
        for (int number : new int[]{-1, Integer.MIN_VALUE}) {
            assertThrows(IndexOutOfBoundsException.class, () -> mex.add(number));
        }
        assertEquals(1, mex.value());
    }

    private void add(int... numbers) {
        for (int number : numbers) {
            mex.add(number);
        }
    }
}
