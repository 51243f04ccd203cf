package csesnim2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.util.FastReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation: for takes of up to 1 to 6 sticks, of which 3 is the problem's. */
class ClaimsTest {

    private static final int MOST_TAKEN = 6;
    private static final int LARGEST = 9;

    /** The problem's rules with another largest take. */
    private record Game(int most) implements nimsum.game.Rules<Heaps> {

        @Override
        public Heaps read(FastReader in) {
            return Heaps.read(in, in.nextInt());
        }

        @Override
        public Stream<Move<Heaps>> moves(Heaps heaps) {
            return heaps.moves(size -> IntStream.rangeClosed(1, Math.min(most, size)));
        }

        @Override
        public String howToMove(Heaps heaps) {
            return "a heap and a take";
        }

        @Override
        public String picture(Heaps heaps) {
            return heaps.toString();
        }
    }

    @Test
    @DisplayName("Theorem 1: the Grundy value of a heap of x is x mod (m + 1)")
    void theorem1() {
        int count = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            List<Integer> values = new ArrayList<>();
            for (int heap = 0; heap <= 200; heap++) {
                Set<Integer> options = IntStream.rangeClosed(1, Math.min(most, heap))
                        .map(take -> values.get(values.size() - take))
                        .boxed().collect(Collectors.toSet());
                values.add(
                        IntStream.iterate(0, value -> value + 1).filter(value -> !options.contains(value)).findFirst()
                                .orElseThrow());
                assertEquals(heap % (most + 1), values.get(heap), heap + " sticks, takes up to " + most);
                count++;
            }
        }
        Claims.checked(count, "heaps");
        assertEquals(new Rules().moves(new Heaps(List.of(2, 7))).toList(),
                new Game(3).moves(new Heaps(List.of(2, 7))).toList(), "the problem's game is that with m = 3");
    }

    @Test
    @DisplayName("Theorem 2: the player to move loses if and only if the nim-sum of the remainders is 0")
    void theorem2() {
        int count = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            int m = most;
            Search<Heaps> search = new Search<>(new Game(m));
            for (Heaps heaps : threeHeaps()) {
                assertEquals(nimSum(heaps, m) != 0, search.moverWins(heaps), heaps + ", takes up to " + m);
                count++;
            }
        }
        Claims.checked(count, "positions");
    }

    @Test
    @DisplayName("Theorem 3: the remainder may be taken last if and only if m + 1 is a power of two")
    void theorem3() {
        int pairs = 0;
        for (int most : new int[]{1, 3, 7, 15}) {
            for (int x = 0; x <= 99; x++) {
                for (int y = 0; y <= 99; y++) {
                    assertEquals((x ^ y) % (most + 1), x % (most + 1) ^ y % (most + 1), x + " " + y + ", m = " + most);
                    pairs++;
                }
            }
        }
        Claims.checked(pairs, "pairs");
        int wrong = 0;
        for (int most = 1; most <= 1000; most++) {
            int round = most + 1;
            int power = Integer.highestOneBit(round);
            if (power != round) {
                Heaps heaps = new Heaps(List.of(power, round - power));
                assertEquals(0, (power ^ round - power) % round, heaps + ", m = " + most);
                assertNotEquals(0, nimSum(heaps, most), heaps + ", m = " + most);
                if (most <= MOST_TAKEN) {
                    assertEquals(true, new Search<>(new Game(most)).moverWins(heaps), heaps + ", m = " + most);
                }
                wrong++;
            }
        }
        Claims.checked(wrong, "values of m");
    }

    @Test
    @DisplayName("Theorem 4: in each heap at most one take wins")
    void theorem4() {
        int moves = 0;
        int raising = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            int m = most;
            Game game = new Game(m);
            Search<Heaps> search = new Search<>(game);
            for (Heaps heaps : threeHeaps()) {
                int sum = nimSum(heaps, m);
                List<String> expected = new ArrayList<>();
                for (int heap = 0; heap < heaps.sizes().size(); heap++) {
                    int size = heaps.sizes().get(heap);
                    int value = size % (m + 1);
                    int wanted = value ^ sum;
                    int take = Math.floorMod(value - wanted, m + 1);
                    if (sum != 0 && wanted <= m && take <= size) {
                        expected.add(heap + 1 + " " + take);
                        raising += wanted > value ? 1 : 0;
                    }
                }
                List<Move<Heaps>> all = game.moves(heaps).toList();
                moves += all.size();
                assertEquals(expected,
                        all.stream().filter(move -> !search.moverWins(move.next())).map(Move::name).toList(),
                        heaps + ", takes up to " + m);
            }
        }
        Claims.checked(moves, "moves");
        Claims.checked(raising, "winning moves");
    }

    @Test
    @DisplayName("Theorem 5: two heaps are lost together if and only if they have the same remainder")
    void theorem5() {
        int count = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            Search<Heaps> search = new Search<>(new Game(most));
            for (int x = 0; x <= 40; x++) {
                for (int y = 0; y <= 40; y++) {
                    assertEquals(x % (most + 1) != y % (most + 1), search.moverWins(new Heaps(List.of(x, y))),
                            x + " " + y + ", takes up to " + most);
                    count++;
                }
            }
        }
        Claims.checked(count, "pairs");
        Search<Heaps> search = new Search<>(new Rules());
        List<List<Integer>> lost = new ArrayList<>();
        int sets = 0;
        for (int set = 0; set < 8; set++) {
            int chosen = set;
            List<Integer> sizes = IntStream.rangeClosed(1, 3).filter(size -> (chosen >> size - 1 & 1) == 1).boxed()
                    .toList();
            if (!search.moverWins(new Heaps(sizes))) {
                lost.add(sizes);
            }
            sets++;
        }
        assertEquals(List.of(List.of(), List.of(1, 2, 3)), lost);
        Claims.checked(sets, "sets");
    }

    /** Every row of three heaps of 0 to LARGEST sticks. */
    private static List<Heaps> threeHeaps() {
        return HeapRows.every(3, 0, LARGEST).map(row -> new Heaps(IntStream.of(row).boxed().toList())).toList();
    }

    private static int nimSum(Heaps heaps, int most) {
        return heaps.sizes().stream().mapToInt(size -> size % (most + 1)).reduce(0, (a, b) -> a ^ b);
    }
}
