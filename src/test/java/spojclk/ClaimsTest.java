package spojclk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;
import spojclk.Rules.Position;

class ClaimsTest {

    private static final int SIDE = 10, STEPS = 2 * SIDE, SMALL = 6;

    private final Rules rules = new Rules();
    private final Search<Position> search = new Search<>(rules);
    private final Coach coach = new Coach();
    private final boolean[] won = Main.won();

    /** Returns all but the empty one. */
    private static IntStream numbers() {
        return IntStream.range(1 << SIDE, 1 << STEPS).filter(word -> Integer.bitCount(word) == SIDE);
    }

    private Stream<Position> small() {
        return Cases.shapes(SMALL, SMALL).map(line -> rules.read("1\n" + line));
    }

    /** Returns every rectangle but the poisoned piece alone, by its upper right corner. */
    private static Stream<int[]> corners() {
        return IntStream.range(1, SIDE * SIDE).mapToObj(i -> new int[]{i / SIDE + 1, i % SIDE + 1});
    }

    private long winningBites(int[] corner) {
        return coach.goodMoves(Picture.rectangle(corner[0], corner[1])).count();
    }

    @Test
    void theorem1() {
        assertEquals(184756, 1 + numbers().count());
        Checks.forEachPair(small(), rules::moves, (shape, bite) -> {
            int number = number(shape);
            List<Integer> piece = nimsum.game.Rules.numbers(bite.name(), 2).orElseThrow();
            int one = places(number, 1)[SIDE - piece.get(0)];
            int zero = places(number, 0)[piece.get(1) - 1];
            assertEquals(number(bite.next()), Main.bite(number, one, zero));
            assertTrue(number(bite.next()) < number);
        });
    }

    /** Returns the word of a shape, in which a 1 is a column and has a 0 behind it for each of its pieces. */
    private static int number(Position shape) {
        return IntStream.range(0, SIDE).map(behind -> 1 << shape.heights().get(SIDE - 1 - behind) + behind).sum();
    }

    private static int[] places(int word, int digit) {
        return IntStream.range(0, STEPS).filter(place -> (word >> place & 1) == digit).toArray();
    }

    @Test
    void exercise1() {
        assertEquals(Set.of("1 3", "2 2", "3 1"), winningBites(3, 2, 1));
        assertEquals(Set.of("1 5"), winningBites(5, 3));
        assertEquals(Set.of("1 3", "3 2"), winningBites(3, 3, 2, 1));
    }

    private Set<String> winningBites(Integer... heights) {
        return search.winningMoves(new Position(List.of(heights))).map(Move::name).collect(Collectors.toSet());
    }

    @Test
    void exercise2() {
        Search<Position> twoPoisoned = new Search<>(Options.normal(shape -> rules.moves(shape).map(Move::next)
                .filter(next -> next.heights().get(1) > 0)));
        Checks.forEach(corners().filter(corner -> corner[0] > 1 && Math.max(corner[0], corner[1]) <= SMALL),
                corner -> assertEquals(corner[0] * corner[1] > 2,
                        twoPoisoned.moverWins(Picture.rectangle(corner[0], corner[1]))));
    }

    @Test
    void exercise4() {
        Set<List<Integer>> others = new HashSet<>();
        Checks.forEach(small().filter(shape -> !search.moverWins(shape)),
                shape -> assertTrue(others.add(shape.heights().subList(1, SIDE))));
    }

    @Test
    void exercise5() {
        Map<Integer, Integer> lost = new TreeMap<>();
        Map<Integer, Integer> lostByRows = new TreeMap<>();
        Checks.forEach(numbers(), number -> {
            lost.merge(SIDE - Integer.numberOfTrailingZeros(~number), won[number] ? 0 : 1, Integer::sum);
            lostByRows.merge(Integer.SIZE - Integer.numberOfLeadingZeros(number) - SIDE, won[number] ? 0 : 1,
                    Integer::sum);
        });
        assertEquals(lost, lostByRows);
        assertEquals(184755, numbers().count());
        assertEquals(2612, lost.values().stream().reduce(0, Integer::sum));
        assertEquals(List.of(1, 9, 19, 46, 66, 146, 160, 553, 739, 873), List.copyOf(lost.values()));
        assertEquals(List.of("8 x 10", "9 x 10", "10 x 8", "10 x 9"),
                corners().filter(corner -> winningBites(corner) > 1)
                        .map(corner -> corner[0] + " x " + corner[1]).toList());
        assertTrue(corners().allMatch(corner -> winningBites(corner) == 1 || winningBites(corner) == 2));
    }
}
