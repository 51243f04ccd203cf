package luogup1247;

import static nimsum.game.Rows.nimSum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.Ending;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The theorems of the README, checked on every row of a few heaps; who wins is played out by the rules. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClaimsTest {

    private static final int HEAPS = 4, MOST = 7;
    private static final String ROWS = " of " + HEAPS + " heaps of up to " + MOST + " matches";

    private final Rules rules = new Rules();
    private final Search<Heaps> search = new Search<>(rules);

    private static List<Heaps> rows() {
        return Rows.every(HEAPS, 0, MOST).map(Heaps::new).toList();
    }

    private List<Heaps> lostRows() {
        return rows().stream().filter(row -> !search.moverWins(row)).toList();
    }

    /** The place of the heap that a move takes from, counted from 0. */
    private static int heap(Move<Heaps> move) {
        return Integer.parseInt(move.name().split(" ")[0]) - 1;
    }

    private static int take(Move<Heaps> move) {
        return Integer.parseInt(move.name().split(" ")[1]);
    }

    @Test
    void theorem1() {
        int count = 0;
        for (Heaps row : rows()) {
            int nimSum = nimSum(row.sizes());
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < row.sizes().size(); i++) {
                int size = row.sizes().get(i);
                if ((size & Integer.highestOneBit(nimSum)) != 0) {
                    expected.add(i + 1 + " " + (size - (size ^ nimSum)));
                }
            }
            assertEquals(expected, search.winningMoves(row).map(Move::name).toList(), row::toString);
            assertTrue(nimSum == 0 ? expected.isEmpty() : expected.size() % 2 == 1, row::toString);
            count += rules.moves(row).toList().size();
        }
        Claims.checked(count, "moves from rows" + ROWS);
    }

    @Test
    void theorem2() {
        int count = 0;
        for (Heaps row : rows()) {
            int nimSum = nimSum(row.sizes());
            int power = Integer.highestOneBit(nimSum);
            for (Move<Heaps> move : search.winningMoves(row).toList()) {
                int size = row.sizes().get(heap(move));
                int take = take(move);
                assertTrue(2 * power - nimSum <= take && take <= nimSum, () -> move + " from " + row);
                assertEquals((size & nimSum) == nimSum, take == nimSum, () -> move + " from " + row);
                assertEquals((size & nimSum) == power, take == 2 * power - nimSum, () -> move + " from " + row);
                count++;
            }
        }
        Claims.checked(count, "winning moves from the " + rows().size() + " rows" + ROWS);
    }

    @Test
    void theorem3() {
        Coach coach = new Coach();
        int count = 0;
        int replies = 0;
        for (Heaps row : lostRows()) {
            int fewest = Integer.MAX_VALUE;
            for (Move<Heaps> move : rules.moves(row).toList()) {
                int before = row.sizes().get(heap(move));
                int power = Integer.highestOneBit(before ^ before - take(move));
                long holders = row.sizes().stream().filter(size -> (size & power) != 0).count();
                List<Move<Heaps>> answers = search.winningMoves(move.next()).toList();
                assertEquals(holders - 1, answers.size(), () -> move + " from " + row);
                answers.forEach(answer -> assertTrue(heap(answer) != heap(move), () -> move + " from " + row));
                fewest = Math.min(fewest, answers.size());
                count++;
            }
            if (rules.ending(row) == Ending.PLAY_ON) {
                assertEquals(fewest, search.winningMoves(coach.reply(row).next()).count(), row::toString);
                replies++;
            }
        }
        Claims.checked(count, "moves from the " + lostRows().size() + " lost rows" + ROWS);
        Claims.checked(replies, "lost rows");
    }
}
