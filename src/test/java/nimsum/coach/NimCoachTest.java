package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.game.Search;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NimCoachTest {

    private static final int LARGEST = 7;

    /** A move takes any number of stones from one heap. */
    private static final class Nim implements Rules<Heaps> {

        @Override
        public Heaps read(FastReader in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Stream<Move<Heaps>> moves(Heaps heaps) {
            return heaps.moves(size -> IntStream.rangeClosed(1, size));
        }

        @Override
        public String howToMove(Heaps heaps) {
            return "";
        }

        @Override
        public String picture(Heaps heaps) {
            return heaps.toString();
        }
    }

    private final NimCoach coach = new NimCoach();

    @Test
    void aLostPlayerLeavesTheFewestWinningAnswers() {
        int lost = 0;
        for (int code = 1; code < Math.pow(LARGEST + 1, 4); code++) {
            int digits = code;
            Heaps heaps = new Heaps(IntStream.of(0, 3, 6, 9).mapToObj(shift -> digits >> shift & LARGEST).toList());
            if (coach.outcome(heaps) == Outcome.LOSS) {
                lost++;
                assertEquals(new Nim().moves(heaps).mapToLong(this::answers).min()
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

    @Test
    void goodMovesLeaveALostSum() {
        Nim rules = new Nim();
        Search<Heaps> search = new Search<>(rules);
        for (int code = 0; code < Math.pow(LARGEST + 1, 3); code++) {
            int digits = code;
            Heaps heaps = new Heaps(IntStream.of(0, 3, 6).mapToObj(shift -> digits >> shift & LARGEST).toList());
            assertEquals(rules.moves(heaps).filter(move -> !search.moverWins(move.next())).toList(),
                    coach.goodMoves(heaps).toList());
            assertEquals(search.moverWins(heaps) ? Outcome.WIN : Outcome.LOSS, coach.outcome(heaps));
        }
    }

    @Test
    void aHeapThatIsWorthWhatIsAskedForIsLeftAlone() {
        assertEquals(List.of(), coach.takesTo(3, 3).boxed().toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0 0 | There are no stones left: whoever took the last one has won.",
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

    private long answers(Move<Heaps> move) {
        return coach.goodMoves(move.next()).count();
    }
}
