package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the coach of Nim does where nothing wins; the tests of the problems see to the rest. */
class NimCoachTest {

    private static final int LARGEST = 7;

    private final NimCoach coach = new NimCoach();

    @Test
    void aLostPlayerLeavesTheFewestWinningAnswers() {
        int lost = 0;
        for (int code = 1; code < Math.pow(LARGEST + 1, 4); code++) {
            int digits = code;
            Heaps heaps = new Heaps(IntStream.of(0, 3, 6, 9).mapToObj(shift -> digits >> shift & LARGEST).toList());
            if (coach.outcome(heaps) == Outcome.LOSS) {
                lost++;
                assertEquals(heaps.moves(size -> IntStream.rangeClosed(1, size)).mapToLong(this::answers).min()
                        .orElseThrow(), answers(coach.reply(heaps)), heaps::toString);
            }
        }
        assertEquals((LARGEST + 1) * (LARGEST + 1) * (LARGEST + 1) - 1, lost);
    }

    @Test
    void gamesOfLargeHeapsAreShort() {
        Heaps heaps = new Heaps(List.of(Integer.MAX_VALUE, Integer.MAX_VALUE));
        int moves = 0;
        for (; !heaps.isEmpty(); moves++) {
            heaps = coach.reply(heaps).next();
        }
        assertEquals(2 * 31, moves);
    }

    private long answers(Move<Heaps> move) {
        return coach.goodMoves(move.next()).count();
    }
}
