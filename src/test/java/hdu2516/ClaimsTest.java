package hdu2516;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
        Checks.forEach(pairs(max, n -> smallestTerm(n) - 1),
                pair -> assertTrue(smallestTerm(pair[0] - pair[1]) <= 2 * pair[1]));
        Checks.forEach(pairs(300, n -> n - 1).filter(pair -> smallestTerm(pair[0] - pair[1]) > 2 * pair[1]),
                pair -> assertEquals(sum(pair[0]), sum(pair[0] - pair[1]) + " + " + sum(pair[1])));
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
    void exercise1() {
        assertEquals(List.of(2L), firstTakes(20, t -> 2 * t));
        assertEquals(List.of(3L, 16L), firstTakes(50, t -> 2 * t));
        assertEquals(List.of(3L, 11L), firstTakes(100, t -> 2 * t));
        assertEquals("89 + 3", sum(92));
        assertTrue(game(t -> 2 * t).moverWins(new Position(92, 10)));
        assertFalse(game(t -> 2 * t).moverWins(new Position(89, 6)));
    }

    @Test
    void exercise2() {
        LongUnaryOperator asMany = t -> t;
        assertTrue(firstTakes(44, asMany).contains(4L));
        IntStream.rangeClosed(2, 70).forEach(
                heap -> assertEquals(Integer.bitCount(heap) == 1, firstTakes(heap, asMany).isEmpty(), "heap " + heap));
    }

    @Test
    void exercise3() {
        assertEquals(17, IntStream.iterate(2, heap -> heap + 1)
                .filter(heap -> firstTakes(heap, t -> 2 * t).size() > 1).findFirst().orElseThrow());
        assertEquals(List.of(1L, 4L), firstTakes(17, t -> 2 * t));
        IntStream.rangeClosed(2, 150).forEach(heap -> assertEquals(sumsOfSmallestTerms(heap),
                firstTakes(heap, t -> 2 * t), "heap " + heap));
    }

    /** Returns the sums of the smallest terms of which the next term is more than twice as large. */
    private static List<Long> sumsOfSmallestTerms(int heap) {
        List<Integer> terms = Coach.terms(heap);
        return IntStream.range(1, terms.size()).map(next -> terms.size() - 1 - next)
                .filter(next -> terms.get(next) > 2 * sumAfter(terms, next))
                .mapToObj(next -> (long) sumAfter(terms, next)).toList();
    }

    private static int sumAfter(List<Integer> terms, int index) {
        return terms.stream().skip(index + 1).mapToInt(Integer::intValue).sum();
    }

    @Test
    void exercise4() {
        Search<Position> misere = new Search<>(Options.misere(new Rules()));
        IntStream.rangeClosed(2, 60)
                .forEach(heap -> assertTrue(misere.moverWins(Position.start(heap)), "heap " + heap));
    }

    private static List<Long> firstTakes(long heap, LongUnaryOperator f) {
        return game(f).winningMoves(Position.start(heap)).map(take -> heap - take.next().stones()).sorted().toList();
    }

    @Test
    void schwenksRecursion() {
        List<LongUnaryOperator> rules = List.of(t -> t, t -> t + 1, t -> 2 * t - 1, t -> 2 * t, t -> 3 * t, t -> t * t);
        Checks.forEachPair(rules.stream(), rule -> {
            Search<Position> search = game(rule);
            Set<Long> lost = lostHeaps(60, rule);
            return LongStream.rangeClosed(1, 60)
                    .mapToObj(heap -> search.moverWins(Position.start(heap)) != lost.contains(heap));
        }, (rule, agrees) -> assertTrue(agrees));
        List<Long> fibonacciNumbers = Coach.FIBONACCI_NUMBERS.stream().map(Integer::longValue).toList();
        assertEquals(fibonacciNumbers, List.copyOf(lostHeaps(Integer.MAX_VALUE, t -> 2 * t)));
        assertEquals(List.of(1L, 2L, 3L, 4L, 6L, 8L, 11L, 15L, 21L, 29L), List.copyOf(lostHeaps(29, t -> 3 * t)));
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
