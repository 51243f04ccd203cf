package pokernim;

import static nimsum.game.Rows.nimSum;
import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.Rows;
import nimsum.game.solve.FixpointSolver;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;
import pokernim.Rules.Position;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private final nimsum.game.Rules<Position> rules = new Rules();

    @Test
    void theorem1() {
        Search<Position> search = new Search<>(rules);
        List<Position> starts = starts();
        Checks.forEach(FixpointSolver.fromAll(rules, starts).positions(), position -> {
            boolean wins = nimSum(position.piles().sizes()) != 0;
            assertEquals(wins, search.moverWins(position));
            assertEquals(wins, search.winningMoves(position)
                    .anyMatch(move -> move.next().piles().stones() < position.piles().stones()),
                    "a take that wins");
        });
    }

    @Test
    void chipsOfOnesOwnAreUsedUp() {
        int piles = 3;
        int max = 6;
        AtomicInteger tight = new AtomicInteger();
        List<OwnChips.Position> positions = Rows.every(piles + 2, 0, max).filter(row -> sum(row) <= max)
                .map(row -> new OwnChips.Position(new Heaps(row.subList(0, piles)), row.get(piles), row.get(piles + 1)))
                .toList();
        FixpointSolver<OwnChips.Position> rounds = FixpointSolver.fromAll(new OwnChips(), positions);
        Checks.forEach(positions, position -> {
            boolean lost = nimSum(position.piles().sizes()) == 0;
            assertEquals(lost ? Outcome.LOSS : Outcome.WIN, rounds.outcome(position));
            int useful = sum(position.piles().sizes()) + (lost ? position.hand() : position.otherHand());
            int bound = lost ? 2 * useful : 2 * useful - 1;
            int moves = rounds.movesToEnd(position).orElseThrow();
            assertTrue(moves <= bound);
            tight.addAndGet(moves == bound ? 1 : 0);
        });
        assertTrue(tight.get() > 0);
    }

    @Test
    void exercise1() {
        Position start = Position.start(new Heaps(List.of(3, 4, 5)), 1);
        assertEquals(List.of("1 2"), rules.moves(start).filter(move -> nimSum(move.next().piles().sizes()) == 0)
                .map(Move::name).filter(name -> name.indexOf('+') < 0).toList());
    }

    @Test
    void exercise2() {
        Search<Position> misere = new Search<>(Options.misere(rules));
        Checks.forEach(FixpointSolver.fromAll(rules, starts()).positions(), position -> {
            List<Integer> piles = position.piles().sizes();
            boolean isLarge = piles.stream().anyMatch(pile -> pile > 1);
            assertEquals(isLarge ? nimSum(piles) != 0 : nimSum(piles) == 0, misere.moverWins(position));
        });
    }

    /** Returns games of few piles and additions. */
    private static List<Position> starts() {
        List<Position> starts = new ArrayList<>();
        for (int[] shape : new int[][]{{1, 0, 5}, {2, 0, 5}, {3, 0, 3}, {1, 1, 4}, {1, 2, 3}, {2, 1, 3}, {3, 1, 1}}) {
            Rows.every(shape[0], 1, shape[2]).forEach(piles -> starts.add(Position.start(new Heaps(piles), shape[1])));
        }
        return starts;
    }
}
