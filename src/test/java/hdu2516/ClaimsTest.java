package hdu2516;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    /** 1, 2, 3, 5, ..., as far as a heap can be. */
    private static final List<Integer> FIBONACCI_NUMBERS = IntStream.of(Main.fibonacciNumbers()).boxed().toList();

    @Test
    void theorem1() {
        int first = 20;
        List<Integer> sums = sums(0, first).sorted().boxed().toList();
        assertEquals(IntStream.range(0, sums.size()).boxed().toList(), sums);
        Claims.checked(sums.size() - 1, "numbers that are sums of the first " + first + " Fibonacci numbers");
    }

    /** The sums of every choice without neighbours among the Fibonacci numbers with these indices. */
    private static IntStream sums(int from, int to) {
        return from >= to
                ? IntStream.of(0)
                : IntStream.concat(sums(from + 1, to),
                        sums(from + 2, to).map(sum -> sum + FIBONACCI_NUMBERS.get(from)));
    }

    @Test
    void theorem2() {
        int most = 3000;
        Claims.each("takes of that kind from up to " + most + " stones", pairs(most, n -> smallestTerm(n) - 1),
                pair -> assertTrue(smallestTerm(pair[0] - pair[1]) <= 2 * pair[1]));
        Claims.stated("For instance $11 = " + sum(11) + "$, so $z(11) = " + smallestTerm(11)
                + "$. Taking 1 of the 11 leaves $" + sum(10) + "$, and $" + smallestTerm(10)
                + " \\le 2$. Taking 2 leaves $" + sum(9) + "$, and $" + smallestTerm(9) + " \\le 4$.");
    }

    private static String sum(int number) {
        return Coach.terms(number).stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    @Test
    void theorem3() {
        int most = 1000;
        boolean[][] wins = played(most, take -> 2 * take);
        Claims.each("positions of up to " + most + " stones", pairs(most, n -> n),
                pair -> assertEquals(pair[1] >= smallestTerm(pair[0]), wins[pair[0]][pair[1]]));
    }

    /** The numbers up to a largest one, each with the numbers from 1 to what a function makes of it. */
    private static Stream<int[]> pairs(int largest, IntUnaryOperator most) {
        return IntStream.rangeClosed(1, largest).boxed().flatMap(
                n -> IntStream.rangeClosed(1, most.applyAsInt(n)).mapToObj(second -> new int[]{n, second}));
    }

    @Test
    void theorem4() {
        int most = 2000;
        boolean[][] wins = played(most, take -> 2 * take);
        Claims.each("heaps of up to " + most + " stones", IntStream.rangeClosed(1, most),
                stones -> assertEquals(!FIBONACCI_NUMBERS.contains(stones), wins[stones][stones - 1]));
    }

    @Test
    void theorem5() {
        int most = 800;
        List<String> names = List.of("t", "t + 1", "2t - 1", "2t", "3t", "t * t");
        List<LongUnaryOperator> rules = List.of(t -> t, t -> t + 1, t -> 2 * t - 1, t -> 2 * t, t -> 3 * t, t -> t * t);
        Claims.eachPair("heaps up to " + most + " under " + rules.size() + " rules: "
                + String.join(", ", names).replace(", t *", " and t *") + ". Up to " + Integer.MAX_VALUE,
                rules.stream(), rule -> {
                    boolean[][] wins = played(most, rule);
                    Set<Long> lost = lostHeaps(most, rule);
                    return LongStream.rangeClosed(1, most)
                            .mapToObj(heap -> wins[(int) heap][(int) heap - 1] != lost.contains(heap));
                }, (rule, agrees) -> assertTrue(agrees));
        List<Long> fibonacciNumbers = FIBONACCI_NUMBERS.stream().map(Integer::longValue).toList();
        assertEquals(fibonacciNumbers, List.copyOf(lostHeaps(Integer.MAX_VALUE, t -> 2 * t)));
        Claims.checked(fibonacciNumbers.size(), "Fibonacci numbers under 2t");
        List<Long> powersOfTwo = LongStream.range(0, 31).mapToObj(k -> 1L << k).toList();
        assertEquals(powersOfTwo, List.copyOf(lostHeaps(Integer.MAX_VALUE, t -> t)));
        Claims.checked(powersOfTwo.size(), "powers of two under t");
    }

    /**
     * Every position played out when a take of t allows the next one up to f(t): by the stones and the most that may be
     * taken.
     */
    private static boolean[][] played(int most, LongUnaryOperator f) {
        boolean[][] wins = new boolean[most + 1][];
        for (int stones = 0; stones <= most; stones++) {
            wins[stones] = new boolean[stones + 1];
            for (int take = 1; take <= stones; take++) {
                int left = stones - take;
                boolean takeWins = !wins[left][(int) Math.min(f.applyAsLong(take), left)];
                wins[stones][take] = wins[stones][take - 1] || takeWins;
            }
        }
        return wins;
    }

    private static Set<Long> lostHeaps(long most, LongUnaryOperator f) {
        Set<Long> lost = new TreeSet<>();
        for (long heap = 1; heap <= most;) {
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

    @Test
    void algorithm() {
        Claims.told(FIBONACCI_NUMBERS.size() + " Fibonacci numbers below $2^{" + (Integer.SIZE - 1) + "}$");
    }
}
