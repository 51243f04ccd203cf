package hdu2516;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hdu2516.Rules.Position;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.game.Options;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    @Test
    void theorem1() {
        int first = 20;
        List<Integer> sums = sums(0, first).sorted().boxed().toList();
        assertEquals(IntStream.range(0, sums.size()).boxed().toList(), sums);
    }

    /** Returns the sums of every choice without neighbours among the Fibonacci numbers with these indices. */
    private static IntStream sums(int from, int to) {
        return from >= to
                ? IntStream.of(0)
                : IntStream.concat(sums(from + 1, to),
                        sums(from + 2, to).map(sum -> sum + Coach.FIBONACCI_NUMBERS.get(from)));
    }

    @Test
    void theorem2() {
        int max = 3000;
        Checks.each(pairs(max, n -> smallestTerm(n) - 1),
                pair -> assertTrue(smallestTerm(pair[0] - pair[1]) <= 2 * pair[1]));
        assertEquals("8 + 3", sum(11));
        assertEquals(3, smallestTerm(11));
        assertEquals("8 + 2", sum(10));
        assertEquals(2, smallestTerm(10));
        assertEquals("8 + 1", sum(9));
        assertEquals(1, smallestTerm(9));
    }

    private static String sum(int number) {
        return Coach.terms(number).stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    /** Returns the numbers up to a largest one, each with the numbers from 1 to what a function makes of it. */
    private static Stream<int[]> pairs(int largest, IntUnaryOperator max) {
        return IntStream.rangeClosed(1, largest).boxed().flatMap(
                n -> IntStream.rangeClosed(1, max.applyAsInt(n)).mapToObj(second -> new int[]{n, second}));
    }

    @Test
    void theorem5() {
        List<LongUnaryOperator> rules = List.of(t -> t, t -> t + 1, t -> 2 * t - 1, t -> 2 * t, t -> 3 * t, t -> t * t);
        Checks.eachPair(rules.stream(), rule -> {
            Search<Position> search = game(rule);
            Set<Long> lost = lostHeaps(60, rule);
            return LongStream.rangeClosed(1, 60)
                    .mapToObj(heap -> search.moverWins(Position.start(heap)) != lost.contains(heap));
        }, (rule, agrees) -> assertTrue(agrees));
        List<Long> fibonacciNumbers = Coach.FIBONACCI_NUMBERS.stream().map(Integer::longValue).toList();
        assertEquals(fibonacciNumbers, List.copyOf(lostHeaps(Integer.MAX_VALUE, t -> 2 * t)));
        List<Long> powersOfTwo = LongStream.range(0, 31).mapToObj(k -> 1L << k).toList();
        assertEquals(powersOfTwo, List.copyOf(lostHeaps(Integer.MAX_VALUE, t -> t)));
    }

    /** Returns the game in which a take of t allows the next one up to f(t). */
    private static Search<Position> game(LongUnaryOperator f) {
        return new Search<>(Options.normal(
                position -> LongStream.rangeClosed(1, Math.min(position.stones(), position.maxTake())).mapToObj(
                        take -> new Position(position.stones() - take, f.applyAsLong(take)))));
    }

    private static Set<Long> lostHeaps(long max, LongUnaryOperator f) {
        Set<Long> lost = new TreeSet<>();
        for (long heap = 1; heap <= max;) {
            lost.add(heap);
            long last = heap;
            heap += lost.stream().filter(smaller -> f.applyAsLong(smaller) >= last).findFirst().orElseThrow();
        }
        return lost;
    }

    private static int smallestTerm(int number) {
        List<Integer> terms = Coach.terms(number);
        return terms.get(terms.size() - 1);
    }
}
