package hdu1536;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    /** How long the tables are, and of which numbers the sets that they are made for. */
    private static final int HEAPS = 300, LARGEST = 8;

    /** A heap with a set of numbers that may be taken, and the values of all heaps up to a size. */
    private record Heap(List<Integer> takes, int[] values, int stones) {

        int value() {
            return values[stones];
        }
    }

    private static Stream<Heap> heaps() {
        return sets(LARGEST).stream().flatMap(takes -> {
            int[] values = values(takes, HEAPS - 1);
            return IntStream.range(0, HEAPS).mapToObj(stones -> new Heap(takes, values, stones));
        });
    }

    @Test
    void theorem2() {
        Checks.forEach(heaps(), heap -> assertTrue(
                heap.value() <= heap.takes.stream().filter(take -> take <= heap.stones).count()));
        assertTrue(heaps().filter(heap -> heap.value() == heap.takes.size()).map(Heap::takes).distinct().count() > 0);
    }

    @Test
    void theorem3() {
        Checks.forEach(heaps(), heap -> {
            int rest = heap.stones - heap.takes.get(0);
            assertEquals(rest >= 0 && heap.values[rest] == 0, heap.value() == 1);
        });
    }

    @Test
    void exercise1() {
        assertEquals(List.of("1 2", "2 2", "3 5"), winningMoves("3 2 4 7"));
        assertEquals(List.of("3 2", "4 5"), winningMoves("4 2 3 7 12"));
    }

    private static List<String> winningMoves(String position) {
        Rules rules = new Rules();
        return new Search<>(rules).winningMoves(rules.read("2 2 5\n1\n" + position + "\n0\n")).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        int[] values = Values.table(9, (known, stones) -> IntStream.of(2, 5).filter(take -> stones > 0)
                .map(take -> known[Math.max(stones - take, 0)]));
        assertArrayEquals(new int[]{0, 1, 1, 2, 2, 1, 0, 0, 1, 1}, values);
        assertArrayEquals(new int[]{0, 0, 1, 1, 0}, values(List.of(2, 5), 4));
    }

    @Test
    void exercise3() {
        int[] values = values(IntStream.range(0, 9).mapToObj(k -> 1 << k).toList(), HEAPS);
        Checks.forEach(IntStream.rangeClosed(0, HEAPS), stones -> assertEquals(stones % 3, values[stones]));
    }

    @Test
    void exercise4() {
        int million = 1000000;
        assertEquals(1, values(List.of(1, 3, 4), million)[million]);
        assertEquals(2, values(List.of(2, 4, 7), million)[million]);
        assertEquals(7, period(List.of(1, 3, 4)));
        assertEquals(3, period(List.of(2, 4, 7)));
    }

    @Test
    void exercise5() {
        assertEquals(22, period(List.of(2, 5, 7)));
        Checks.forEach(sets(6).stream().filter(takes -> takes.size() == 3),
                takes -> assertTrue(period(takes) <= Rows.sum(takes)));
    }

    /** Returns the shortest period that the later half of the values shows. */
    private static int period(List<Integer> takes) {
        int[] values = values(takes, HEAPS);
        return IntStream.range(1, HEAPS / 4).filter(p -> IntStream.rangeClosed(HEAPS / 2, HEAPS)
                .allMatch(n -> values[n] == values[n - p])).findFirst().orElseThrow();
    }

    /** Returns every set of numbers up to a largest but the empty one, each in increasing order. */
    private static List<List<Integer>> sets(int largest) {
        return Rows.subsets(IntStream.rangeClosed(1, largest).boxed().toList()).skip(1).toList();
    }

    /** Returns the Grundy value of each heap up to a size, from the definition. */
    private static int[] values(List<Integer> takes, int largest) {
        return Values.table(largest, (values, stones) -> takes.stream().filter(take -> take <= stones)
                .mapToInt(take -> values[stones - take]));
    }
}
