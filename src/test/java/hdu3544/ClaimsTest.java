package hdu3544;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.BarRules.Bar;
import nimsum.game.BarRules.Position;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Side;
import nimsum.game.solve.FreeMoves;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int CELLS = 9, MAX_FREE = 6, SIDE = 200;

    /** Returns the value by the theorem, with p found by trying. */
    private static int value(int x, int y) {
        int p = 1;
        while (2 * p <= x && 2 * p <= y) {
            p *= 2;
        }
        return Math.floorDiv(x, p) - Math.floorDiv(y, p);
    }

    @Test
    void theorem1() {
        Rules rules = new Rules();
        FreeMoves<Position> games = new FreeMoves<>(rules);
        List<Position> heaps = Problems.here().find("hdu3544").cases().small().map(rules::read)
                .filter(heap -> rules.size(heap) <= Deep.size(CELLS, 12)).toList();
        Checks.forEachPair(heaps, IntStream.rangeClosed(-MAX_FREE, MAX_FREE).boxed().toList(), (heap, free) -> {
            int s = free + heap.bars().entrySet().stream()
                    .mapToInt(bars -> value(bars.getKey().columns(), bars.getKey().rows()) * bars.getValue())
                    .sum();
            assertEquals(s > 0, games.starterWins(heap, free, Side.LEFT), "Alice to move");
            assertEquals(s < 0, games.starterWins(heap, free, Side.RIGHT), "Bob to move");
        });
    }

    @Test
    void theorem2() {
        int max = Deep.size(SIDE, 2000);
        Checks.forEach(IntStream.rangeClosed(2, max).boxed()
                .flatMap(x -> IntStream.rangeClosed(2, max).mapToObj(y -> new Bar(y, x))),
                bar -> assertEquals(value(bar.columns() / 2, bar.rows() / 2), value(bar.columns(), bar.rows())));
    }

    @Test
    void exercise1() {
        Search<Position> search = new Search<>(new Rules());
        assertEquals(List.of("5x2 1", "5x2 2", "5x2 3", "5x2 4", "4x3 2"),
                search.winningMoves(table(bar(4, 3), bar(1, 2), bar(5, 2))).map(Move::name).toList());
        assertEquals(List.of("2x1 1", "3x2 1", "3x2 2"),
                search.winningMoves(table(bar(3, 2), bar(2, 1))).map(Move::name).toList());
    }

    private static Bar bar(int columns, int rows) {
        return new Bar(rows, columns, true);
    }

    private static Position table(Bar... bars) {
        return Position.of(List.of(bars), Side.LEFT);
    }

    @Test
    void exercise2() {
        assertEquals(-1, value(9, 4) + value(6, 5) + value(2, 3) - 2);
        assertEquals(2, value(9, 4) + value(6, 5) + value(2, 3) + value(8, 2) - 2);
    }

    @Test
    void exercise3() {
        Position start = table(bar(3, 2));
        assertFalse(new Search<>(new Rules()).moverWins(start));
        assertFalse(new Search<>(Options.misere(new Rules())).moverWins(start));
    }
}
