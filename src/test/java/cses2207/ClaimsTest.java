package cses2207;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.Splits;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.input.HeapRows;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int MAX_LEGAL = 1_000_000;

    private final Search<Heaps> game = new Search<>(new Rules());

    /** Returns the position of these heaps, in the order of the rules. */
    private static Heaps heaps(Stream<Integer> sizes) {
        return new Heaps(sizes.sorted(Comparator.reverseOrder()).toList());
    }

    @Test
    void theorem1() {
        int maxHeaps = 3;
        int maxEach = 7;
        int max = 24;
        Values<Heaps> values = Values.grundy(new Rules());
        int[] grundy = IntStream.rangeClosed(0, max).map(n -> values.of(new Heaps(List.of(n)))).toArray();
        Checks.forEach(HeapRows.ascending(maxHeaps, 1, maxEach).map(row -> heaps(IntStream.of(row).boxed())), heaps -> {
            int nimSum = Rows.nimSum(heaps.sizes().stream().map(n -> grundy[n]).toList());
            assertEquals(nimSum, values.of(heaps));
            assertEquals(nimSum != 0, game.moverWins(heaps));
        });
        Checks.forEach(IntStream.rangeClosed(1, max), n -> assertEquals(
                IntStream.range(1, n).anyMatch(part -> 2 * part != n && grundy[part] == grundy[n - part]),
                game.moverWins(new Heaps(List.of(n)))));
    }

    @Test
    void theorem2() {
        int stated = 50_000;
        int max = Deep.size(stated, MAX_LEGAL);
        int[] grundy = Main.grundyOfHeaps(Main.LAST_LOST);
        Reference reference = new Reference(max);
        List<Integer> lost = IntStream.rangeClosed(1, max).filter(n -> !reference.firstWins(n)).boxed().toList();
        Checks.forEach(IntStream.rangeClosed(1, max), n -> assertEquals(!lost.contains(n), Main.firstWins(grundy, n)));
        assertEquals(List.of(1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346,
                359, 362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222),
                lost);
    }

    @Test
    void theorem3() {
        int values = 256;
        List<Integer> all = IntStream.range(0, values).boxed().toList();
        Checks.forEachPair(all, all, (a, b) -> assertEquals(
                Reference.isRare(a) == Reference.isRare(b), Reference.isRare(a ^ b)));
        int max = 2000;
        int[] grundy = Main.grundyOfHeaps(max);
        Reference reference = new Reference(max);
        Checks.forEach(IntStream.rangeClosed(1, max), n -> assertEquals(grundy[n], reference.grundy(n)));
    }

    @Test
    void exercise1() {
        List<String> moves = game.winningMoves(heaps(Stream.of(5, 9))).map(Move::name).sorted().toList();
        assertEquals(List.of("5 2", "9 1", "9 4"), moves);
    }

    @Test
    void exercise2() {
        int[] grundy = Splits.grundy(100, 0, 1);
        IntStream.range(1, grundy.length).forEach(n -> assertEquals(n % 2 == 0 ? 1 : 0, grundy[n]));
    }

    @Test
    void exercise3() {
        int[] grundy = new int[100];
        IntStream.range(2, grundy.length).forEach(n -> grundy[n] = (grundy[n / 2] ^ grundy[n - n / 2]) == 0 ? 1 : 0);
        IntStream.range(1, grundy.length).forEach(n -> assertEquals(n % 2 == 0 ? 1 : 0, grundy[n]));
    }
}
