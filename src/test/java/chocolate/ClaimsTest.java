package chocolate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.BarRules.Bar;
import nimsum.game.BarRules.Position;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Side;
import nimsum.game.solve.FreeMoves;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.problem.Program;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int SIDE = 100, LONGEST = Deep.size(SIDE, 300);
    private static final int MAX_TOGETHER = 12, MAX_CELLS = 10;

    /** Who wins by play. */
    private final Search<Position> search = new Search<>(new Rules());

    private static Stream<Bar> bars(int maxRows, int maxColumns) {
        return IntStream.rangeClosed(1, maxRows).boxed()
                .flatMap(rows -> IntStream.rangeClosed(1, maxColumns).mapToObj(columns -> new Bar(rows, columns)));
    }

    /** Returns the formula of the README. */
    private static int value(int rows, int columns) {
        int power = 1;
        while (2 * power <= rows && 2 * power <= columns) {
            power *= 2;
        }
        return columns / power - rows / power;
    }

    private static int cells(Bar bar) {
        return bar.rows() * bar.columns();
    }

    @Test
    void theorem1() {
        Checks.forEach(bars(LONGEST, LONGEST), bar -> {
            int rows = bar.rows();
            int columns = bar.columns();
            int value = value(rows, columns);
            assertTrue(IntStream.range(1, columns)
                    .allMatch(i -> value(rows, i) + value(rows, columns - i) <= value - 1), bar::toString);
            assertTrue(IntStream.range(1, rows)
                    .allMatch(i -> value(i, columns) + value(rows - i, columns) >= value + 1), bar::toString);
        });
    }

    @Test
    void theorem2() {
        Checks.forEach(bars(LONGEST, LONGEST).filter(bar -> value(bar.rows(), bar.columns()) != 0), bar -> {
            int rows = bar.rows();
            int columns = bar.columns();
            int value = value(rows, columns);
            int power = breakOff(bar);
            if (value > 0) {
                assertEquals(value - 1, value(rows, power) + value(rows, columns - power));
            } else {
                assertEquals(value + 1, value(power, columns) + value(rows - power, columns));
            }
        });
    }

    private static int breakOff(Bar bar) {
        return Integer.highestOneBit(value(bar.rows(), bar.columns()) > 0 ? bar.rows() : bar.columns());
    }

    @Test
    void theorem3() {
        Checks.forEach(heaps(Deep.size(MAX_TOGETHER, 14), new Bar(1, 1)).filter(heap -> !heap.isEmpty()), heap -> {
            int sum = heap.stream().mapToInt(bar -> value(bar.rows(), bar.columns())).sum();
            assertEquals(sum > 0, search.moverWins(Position.of(heap, Side.LEFT)), "Left to move");
            assertEquals(sum < 0, search.moverWins(Position.of(heap, Side.RIGHT)), "Right to move");
            Position position = Position.of(heap, sum > 0 ? Side.LEFT : Side.RIGHT);
            position.bars().keySet().stream().filter(bar -> sum != 0
                    && Integer.signum(value(bar.rows(), bar.columns())) == Integer.signum(sum))
                    .forEach(bar -> assertFalse(
                            search.moverWins(Rules.breakBar(position, bar, breakOff(bar)).next())));
        });
    }

    private static Stream<List<Bar>> heaps(int cells, Bar first) {
        return Stream.concat(Stream.of(List.of()), bars(cells, cells)
                .filter(bar -> cells(bar) <= cells && first.compareTo(bar) <= 0)
                .flatMap(bar -> heaps(cells - cells(bar), bar)
                        .map(rest -> Stream.concat(Stream.of(bar), rest.stream()).toList())));
    }

    @Test
    void theorem4() {
        int max = Deep.size(MAX_CELLS, 12);
        List<Bar> bars = bars(max, max).filter(bar -> cells(bar) <= max).toList();
        FreeMoves<Position> games = new FreeMoves<>(new Rules());
        Checks.forEachPair(bars, IntStream.rangeClosed(-max, max).boxed().toList(), (bar, free) -> {
            boolean starterLoses = Stream.of(Side.values()).noneMatch(
                    starter -> games.starterWins(Position.of(List.of(bar), starter), -free, starter));
            assertEquals(free == value(bar.rows(), bar.columns()), starterLoses);
        });
    }

    @Test
    void theorem5() {
        int max = Deep.size(SIDE, 150);
        StringBuilder input = new StringBuilder();
        bars(max, max).forEach(bar -> input.append(bar.rows()).append(' ').append(bar.columns()).append('\n'));
        List<Integer> table = Program.of("chocolate.Reference").run(input.toString()).lines()
                .map(line -> Integer.valueOf(line.substring(0, line.indexOf(' ')))).toList();
        assertEquals(bars(max, max).map(bar -> value(bar.rows(), bar.columns())).toList(), table);
    }

    @Test
    void exercise1() {
        assertEquals(List.of("2x4 2=0"), winningBreaks(new Bar(2, 4)));
        assertEquals(List.of("2x6 1=0", "2x6 2=1", "2x6 3=0", "2x6 4=1", "2x6 5=0"), winningBreaks(new Bar(2, 6)));
    }

    /** Returns Left's winning first breaks, each with the sum that it leaves. */
    private List<String> winningBreaks(Bar bar) {
        return IntStream.range(1, bar.columns())
                .filter(i -> !search.moverWins(Position.of(
                        List.of(new Bar(bar.rows(), i), new Bar(bar.rows(), bar.columns() - i)), Side.RIGHT)))
                .mapToObj(i -> bar.rows() + "x" + bar.columns() + " " + i + "="
                        + (value(bar.rows(), i) + value(bar.rows(), bar.columns() - i)))
                .toList();
    }

    @Test
    void exercise2() {
        assertEquals(128, IntStream.rangeClosed(1, 300).filter(columns -> value(100, columns) > 0).min().getAsInt());
        assertEquals(List.of(2, 1), List.of(value(6, 13), value(5, 11)));
    }

    @Test
    void exercise3() {
        Search<Position> both = new Search<>(Options.normal(position -> Stream.of(Side.values())
                .flatMap(side -> new Rules().moves(new Position(position.bars(), side))).map(Move::next)
                .map(next -> new Position(next.bars(), Side.LEFT))));
        Checks.forEach(bars(MAX_CELLS, MAX_CELLS).filter(bar -> cells(bar) <= MAX_CELLS), bar -> assertEquals(
                cells(bar) % 2 == 0, both.moverWins(Position.of(List.of(bar), Side.LEFT))));
    }
}
