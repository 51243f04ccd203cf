package hdu1536;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Rows;
import nimsum.game.Values;
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

        /** Tells whether some move leads to this value. */
        boolean leadsTo(int value) {
            return takes.stream().anyMatch(take -> take <= stones && values[stones - take] == value);
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
        Checks.each(heaps(), heap -> assertTrue(
                heap.value() <= heap.takes.stream().filter(take -> take <= heap.stones).count()));
        assertTrue(heaps().filter(heap -> heap.value() == heap.takes.size()).map(Heap::takes).distinct().count() > 0);
    }

    @Test
    void theorem3() {
        List<Table> tables = sets(LARGEST).stream().map(Table::of).toList();
        Checks.eachPair(tables.stream(), table -> IntStream.rangeClosed(table.start + table.period, HEAPS).boxed(),
                (table, heap) -> assertEquals(table.values[heap - table.period], table.values[heap]));
        assertTrue(tables.stream().anyMatch(table -> table.start > 0));
    }

    /** The values of heaps with a set of numbers that may be taken, and the first heap and the length of a period. */
    private record Table(List<Integer> takes, int[] values, int start, int period) {

        static Table of(List<Integer> takes) {
            int[] values = ClaimsTest.values(takes, HEAPS);
            int largest = takes.get(takes.size() - 1);
            Map<List<Integer>, Integer> seen = new HashMap<>();
            int end = 0;
            while (seen.putIfAbsent(window(values, end, largest), end) == null) {
                end++;
            }
            assertTrue(end <= Math.pow(takes.size() + 1, largest), takes::toString);
            int start = seen.get(window(values, end, largest));
            return new Table(takes, values, start, end - start);
        }
    }

    @Test
    void theorem4() {
        Checks.each(heaps(), heap -> {
            int rest = heap.stones - heap.takes.get(0);
            assertEquals(rest >= 0 && heap.values[rest] == 0, heap.value() == 1);
        });
    }

    @Test
    void theorem5() {
        Checks.each(heaps(), heap -> IntStream.rangeClosed(0, heap.takes.size()).forEach(level -> assertEquals(
                !heap.leadsTo(level) && heap.value() >= level, heap.value() == level)));
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

    private static List<Integer> window(int[] values, int start, int length) {
        return IntStream.range(start, start + length).mapToObj(i -> values[i]).toList();
    }
}
