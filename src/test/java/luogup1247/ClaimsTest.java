package luogup1247;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Every row of a few heaps; who wins is played out by the rules. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClaimsTest {

    private static final int HEAPS = 4, MAX = 7;
    private static final List<Heaps> ALL = Rows.every(HEAPS, 0, MAX).map(Heaps::new).toList();

    private final Rules rules = new Rules();
    private final Search<Heaps> search = new Search<>(rules);

    /** Returns the place of the heap that a move takes from, counted from 0. */
    private static int heap(Move<Heaps> move) {
        return nimsum.game.Rules.numbers(move.name(), 2).orElseThrow().get(0) - 1;
    }

    @Test
    void theorem2() {
        Checks.forEach(ALL.stream().filter(row -> !search.moverWins(row)), row -> {
            OptionalInt fewest = rules.moves(row).mapToInt(move -> answers(row, move)).min();
            if (fewest.isPresent()) {
                assertEquals(fewest.getAsInt(), search.winningMoves(new Coach().reply(row).next()).count());
            }
        });
    }

    /** Returns how many answers win after a move from a lost row, each in another heap than the move. */
    private int answers(Heaps row, Move<Heaps> move) {
        int before = row.sizes().get(heap(move));
        int power = Integer.highestOneBit(before ^ move.next().sizes().get(heap(move)));
        List<Move<Heaps>> answers = search.winningMoves(move.next()).toList();
        assertEquals(row.sizes().stream().filter(size -> (size & power) != 0).count() - 1, answers.size(),
                move::toString);
        answers.forEach(answer -> assertNotEquals(heap(move), heap(answer), move::toString));
        return answers.size();
    }

    @Test
    void exercise1() {
        Heaps heaps = new Heaps(List.of(25, 18, 9, 30));
        assertEquals(List.of(List.of(5, 18, 9, 30), List.of(25, 14, 9, 30), List.of(25, 18, 9, 2)),
                search.winningMoves(heaps).map(move -> move.next().sizes()).toList());
    }

    @Test
    void exercise2() {
        Search<List<Integer>> leaving = new Search<>(
                Options.normal(row -> Rows.next(row, size -> IntStream.range(1, size))));
        assertEquals(List.of(List.of(4, 6, 7)),
                leaving.winningMoves(List.of(4, 7, 10)).map(Move::next).toList());
    }

    @Test
    void exercise4() {
        Heaps row = new Heaps(List.of(1, 3, 5, 7));
        Checks.forEach(rules.moves(row), move -> assertEquals(
                Rows.sum(row.sizes()) - Rows.sum(move.next().sizes()) == 1 ? 3 : 1, answers(row, move)));
    }
}
