package poj2348;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int MAX = 60;

    private final Search<Heaps> search = new Search<>(new Rules());

    private static Stream<Heaps> pairs() {
        return Rows.every(2, 1, MAX).map(Heaps::new);
    }

    /** Returns the number of moves before a player has a choice or wins at once. */
    private static int forced(int large, int small) {
        return large == small || large / small >= 2 ? 0 : 1 + forced(small, large - small);
    }

    @Test
    void theorem1() {
        Checks.forEach(pairs().filter(pair -> forced(Rules.large(pair), Rules.small(pair)) == 0),
                pair -> assertTrue(search.moverWins(pair)));
    }

    @Test
    void theorem3() {
        Checks.forEach(pairs(), pair -> {
            int a = Rules.large(pair);
            int b = Rules.small(pair);
            assertEquals(a == b || a * a > a * b + b * b, search.moverWins(pair));
        });
    }

    @Test
    void exercise1() {
        assertEquals(List.of(26), leavesByWinning(100, 37));
        assertEquals(List.of(35), leavesByWinning(57, 22));
        assertEquals(List.of(), leavesByWinning(50, 31));
        assertEquals(5, forced(50, 31));
    }

    /** Returns what each winning move leaves of the larger number. */
    private List<Integer> leavesByWinning(int large, int small) {
        return search.winningMoves(new Heaps(List.of(large, small))).map(move -> move.next().stones() - small).toList();
    }

    @Test
    void exercise2() {
        Search<Heaps> misere = new Search<>(Options.misere(new Rules()));
        pairs().forEach(pair -> assertEquals(Rules.large(pair) > Rules.small(pair) && search.moverWins(pair),
                misere.moverWins(pair)));
    }

    @Test
    void exercise3() {
        assertEquals(forced(55, 34),
                pairs().mapToInt(pair -> forced(Rules.large(pair), Rules.small(pair))).max().orElseThrow());
        assertEquals(43, forced(1836311903, 1134903170));
    }

    @Test
    void exercise4() {
        Checks.forEach(pairs().filter(search::moverWins), pair -> assertEquals(1, search.winningMoves(pair).count()));
    }
}
