package poj1704;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private static final int FEWER_SQUARES = 11, PILES = 5, STONES = 6;
    private static final Options<Heaps> STAIRCASE = Options.normal(ClaimsTest::down);

    private final Rules rules = new Rules();

    @Test
    void theStairsAreTheFreeSquares() {
        Checks.forEach(rows(FEWER_SQUARES), row -> assertEquals(
                STAIRCASE.moves(staircase(stairs(row)))
                        .map(move -> move.next().sizes().subList(1, row.chessmen() + 1))
                        .collect(Collectors.toSet()),
                rules.moves(row).map(Move::next).map(ClaimsTest::stairs).collect(Collectors.toSet())));
    }

    @Test
    void exercise1() {
        Position row = Position.of(1, 5, 6, 7, 9, 12, 14, 17);
        assertEquals(List.of("12 11", "17 16", "5 2"),
                new Search<>(rules).winningMoves(row).map(Move::name).sorted().toList());
    }

    @Test
    void exercise2() {
        Search<List<Integer>> search = new Search<>(Options.normal(squares -> IntStream.range(0, squares.size()).boxed()
                .flatMap(i -> IntStream.range(i > 0 ? squares.get(i - 1) : 1, squares.get(i)).mapToObj(to -> {
                    List<Integer> moved = new ArrayList<>(squares);
                    moved.set(i, to);
                    return moved;
                }))));
        Checks.forEach(Rows.every(4, 1, 7).filter(Rows::isInOrder), squares -> assertEquals(
                (squares.get(1) - squares.get(0) ^ squares.get(3) - squares.get(2)) != 0, search.moverWins(squares)));
        Checks.forEach(Rows.every(3, 1, 7).filter(Rows::isInOrder), squares -> assertEquals(
                (squares.get(0) - 1 ^ squares.get(2) - squares.get(1)) != 0, search.moverWins(squares)));
    }

    @Test
    void exercise3() {
        Search<Heaps> game = new Search<>(Options.normal(piles -> piles.moves(size -> IntStream.rangeClosed(1, size))
                .map(Move::next).filter(next -> Rows.isInOrder(next.sizes()))));
        Checks.forEach(Rows.every(PILES, 0, STONES).filter(Rows::isInOrder), piles -> {
            List<Integer> stairs = new ArrayList<>();
            for (int i = piles.size() - 1; i >= 0; i--) {
                stairs.add(piles.get(i) - (i > 0 ? piles.get(i - 1) : 0));
            }
            assertEquals(oddSteps(stairs) != 0, game.moverWins(new Heaps(piles)));
        });
    }

    private static List<Position> rows(int squares) {
        return IntStream.range(1, 1 << squares).mapToObj(set -> Position.of(
                IntStream.rangeClosed(1, squares).filter(square -> (set >> square - 1 & 1) != 0).toArray())).toList();
    }

    /**
     * Returns the free squares to the left of each chessman, those of the last one first: the stones on the steps 1, 2,
     * 3, ...
     */
    private static List<Integer> stairs(Position row) {
        return IntStream.range(0, row.chessmen()).mapToObj(step -> row.free(row.chessmen() - 1 - step)).toList();
    }

    private static int oddSteps(List<Integer> stairs) {
        return IntStream.range(0, stairs.size()).filter(i -> i % 2 == 0).map(stairs::get).reduce(0, (a, b) -> a ^ b);
    }

    /** Returns the moves from a stair to the next lower one. */
    private static Stream<Heaps> down(Heaps stairs) {
        return IntStream.range(1, stairs.sizes().size()).boxed()
                .flatMap(stair -> IntStream.rangeClosed(1, stairs.sizes().get(stair))
                        .mapToObj(stones -> stairs.take(stair, stones).next().take(stair - 1, -stones).next()));
    }

    /** Returns the staircase with no stones on the floor, which is the first stair. */
    private static Heaps staircase(List<Integer> stairs) {
        return new Heaps(Stream.concat(Stream.of(0), stairs.stream()).toList());
    }
}
