package luogup4279;

import static nimsum.game.Rows.nimSum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.input.generate.Drawings;
import org.junit.jupiter.api.Test;
import theory.Sums;

class ClaimsTest {

    private static final int GAMES = 64, PINS = 7;

    private final Search<List<Integer>> misere = new Search<>(Options.misere(Sums.RULES));
    private final Sums sums = new Sums();
    private final Values<List<Integer>> longest = Values.longestPlay(Sums.RULES);

    @Test
    void theorem3() {
        for (int game = 0; game < GAMES; game++) {
            List<Integer> positions = positions(game);
            boolean condition = positions.stream().allMatch(position -> position == 0 || sums.grundy(position) != 0
                    || Sums.options(position).anyMatch(option -> sums.grundy(option) == 1));
            assertEquals(condition, Drawings.multisets(positions, 0, 3).allMatch(this::followsTheRule), "game " + game);
        }
    }

    /** Returns the game and all that comes after it, in increasing order. */
    private static List<Integer> positions(int game) {
        TreeSet<Integer> positions = new TreeSet<>(List.of(game));
        Sums.options(game).forEach(option -> positions.addAll(positions(option)));
        return List.copyOf(positions);
    }

    /** Tells whether misere play comes out as the rule of misere Nim says, with the Grundy values for the heaps. */
    private boolean followsTheRule(List<Integer> sum) {
        return ruleSaysWon(sum.stream().map(sums::grundy).toList()) == misere.moverWins(Sums.inOrder(sum));
    }

    /** Returns the rule of misere Nim. */
    private static boolean ruleSaysWon(List<Integer> values) {
        return values.stream().anyMatch(value -> value > 1) == (nimSum(values) != 0);
    }

    @Test
    void exercise3() {
        List<List<Integer>> sums = sums(1, 3).toList();
        assertEquals(List.of(List.of(8)), sums.stream().filter(sum -> !followsTheRule(sum)).toList());
        assertEquals(List.of(3), Sums.options(8).boxed().toList());
        assertEquals(List.of(0, 1), Sums.options(3).boxed().toList());
    }

    @Test
    void exercise1() {
        assertEquals(List.of("3 3"), winning(1, 1, 4));
        assertEquals(List.of("3 1"), winning(1, 4, 6));
        assertEquals(List.of("1 2", "2 2", "3 2"), winning(2, 3, 3));
    }

    private static List<String> winning(Integer... heaps) {
        return new Search<>(new Rules()).winningMoves(new Heaps(List.of(heaps))).map(Move::name).sorted().toList();
    }

    @Test
    void exercise2() {
        Search<List<Integer>> search = new Search<>(Options.misere(Options.normal(heaps -> IntStream
                .range(0, heaps.size()).boxed().flatMap(i -> IntStream.rangeClosed(1, Math.min(2, heaps.get(i)))
                        .mapToObj(taken -> {
                            List<Integer> left = new ArrayList<>(heaps);
                            left.set(i, heaps.get(i) - taken);
                            return left;
                        })))));
        Checks.forEach(Rows.every(3, 0, 7), heaps -> assertEquals(
                ruleSaysWon(heaps.stream().map(heap -> heap % 3).toList()), search.moverWins(heaps)));
        assertTrue(search.moverWins(List.of(3, 4, 5)));
    }

    /** Returns all sums of games from a number on, whose play takes at most {@code moves} moves. */
    private Stream<List<Integer>> sums(int from, int moves) {
        return Stream.concat(Stream.of(List.of()), IntStream.range(from, 16).boxed()
                .filter(game -> longest.of(List.of(game)) <= moves)
                .flatMap(game -> sums(game, moves - longest.of(List.of(game)))
                        .map(rest -> Stream.concat(Stream.of(game), rest.stream()).toList())));
    }

    @Test
    void kaylesHasOneException() {
        Search<List<Integer>> search = new Search<>(Options.misere(Kayles.RULES));
        Values<List<Integer>> grundy = Values.grundy(Kayles.RULES);
        List<List<Integer>> broken = new ArrayList<>();
        Checks.forEach(Kayles.positions(PINS), rows -> {
            List<Integer> values = rows.stream().map(row -> grundy.of(List.of(row))).toList();
            if (ruleSaysWon(values) != search.moverWins(rows)) {
                broken.add(rows);
            }
        });
        assertEquals(List.of(List.of(1, 5)), broken);
    }
}
