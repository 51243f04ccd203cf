package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import org.junit.jupiter.api.Test;

class HeapsCoachTest {

    private static final int LARGEST = 7;

    /** One to three stones may be taken, so a heap is worth what is left of it modulo 4. */
    @Test
    void aLostPlayerTakesTheFirstThatLeavesTheFewestAnswers() {
        for (int code = 1; code < Math.pow(LARGEST + 1, 3); code++) {
            int digits = code;
            Heaps heaps = new Heaps(IntStream.of(0, 3, 6).mapToObj(shift -> digits >> shift & LARGEST).toList());
            if (nimSum(heaps) == 0) {
                assertEquals(
                        heaps.moves(HeapsCoachTest::takes).min(Comparator.comparingLong(HeapsCoachTest::answers))
                                .orElseThrow(),
                        HeapsCoach.hardest(heaps, HeapsCoachTest::takes, size -> size % 4,
                                (size, change) -> (int) takes(size)
                                        .filter(take -> (size % 4 ^ (size - take) % 4) == change).count()));
            }
        }
    }

    private static IntStream takes(int size) {
        return IntStream.rangeClosed(1, Math.min(3, size));
    }

    private static int nimSum(Heaps heaps) {
        return heaps.sizes().stream().reduce(0, (a, b) -> a ^ b % 4);
    }

    private static long answers(Move<Heaps> move) {
        return move.next().moves(HeapsCoachTest::takes).filter(answer -> nimSum(answer.next()) == 0).count();
    }
}
