package hdu3404;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hdu3404.Rules.Cell;
import hdu3404.Rules.Position;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.util.DefinedProducts;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int[][] TIMES = DefinedProducts.below(16);
    private static final int SIDE = 3;

    @Test
    void theorem1() {
        assertWorth(light -> TIMES[light.x()][light.y()], Values.grundy(new Rules()));
    }

    @Test
    void exercise1() {
        Position start = new Position(Set.of(new Cell(2, 3)));
        assertEquals(List.of("1 1 2 3", "2 3 2 3"),
                new Search<>(new Rules()).winningMoves(start).map(Move::name).sorted().toList());
        Checks.forEach(IntStream.range(1, TIMES.length), x -> assertEquals(1,
                IntStream.range(1, TIMES.length).filter(y -> TIMES[x][y] == TIMES[2][3]).count()));
        assertEquals(List.of(1, 1, 1), List.of(TIMES[3][2], TIMES[4][15], TIMES[5][12]));
    }

    @Test
    void exercise2() {
        assertWorth(light -> TIMES[light.x() - 1][light.y() - 1],
                Values.grundy(Options.normal(board -> new Rules().moves(board).filter(move -> {
                    List<Integer> corners = Stream.of(move.name().split(" ")).map(Integer::valueOf).toList();
                    return corners.get(0) < corners.get(2) && corners.get(1) < corners.get(3);
                }).map(Move::next))));
    }

    private static void assertWorth(ToIntFunction<Cell> light, Values<Position> grundy) {
        Checks.forEach(Cases.boards(SIDE, SIDE),
                lights -> assertEquals(lights.stream().mapToInt(light).reduce(0, (a, b) -> a ^ b),
                        grundy.of(new Position(lights))));
    }

}
