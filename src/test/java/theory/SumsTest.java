package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The theorems and examples of <code>theory/sums.md</code>, checked by computation. The games are all those of up to a size, as
 * {@link Sums} numbers them.
 */
class SumsTest {

    /** The numbers of the heaps of 0 to 4 stones. */
    private static final int[] HEAPS = {0, 1, 3, 11, 2059};
    private static final int TINY = 16, SMALL = 256, ALL = 65536;

    @Test
    @DisplayName("Theorem 1: Bouton, with all winning moves")
    void theorem1() {
        int positions = 0;
        for (List<Integer> heaps : Nim.positions(5, 8)) {
            int sum = nimSum(heaps);
            assertEquals(sum == 0, Nim.isLost(heaps));
            List<List<Integer>> wins = Nim.moves(heaps).filter(Nim::isLost).distinct().toList();
            List<List<Integer>> told = heaps.stream().filter(heap -> (heap ^ sum) < heap)
                    .map(heap -> Nim.replace(heaps, heap, heap ^ sum)).distinct().toList();
            assertEquals(sorted(told), sorted(wins));
            long heapsThatWin = heaps.stream().filter(heap -> (heap ^ sum) < heap).count();
            assertEquals(sum == 0 ? 0 : 1, heapsThatWin % 2);
            positions++;
        }
        Claims.checked(positions, "positions");
    }

    @Test
    @DisplayName("Theorem 2: a game and its copy are a P-position")
    void theorem2() {
        int games = 0;
        for (int game = 0; game < ALL; game++) {
            assertTrue(Sums.isLost(game, game));
            games++;
        }
        Claims.checked(games, "games");
    }

    @Test
    @DisplayName("Theorem 3: a P-position added changes no outcome")
    void theorem3() {
        int sums = 0;
        for (int game = 0; game < ALL; game++) {
            for (int zero = 0; zero < TINY; zero++) {
                if (Sums.isLost(zero)) {
                    assertEquals(Sums.isLost(game), Sums.isLost(game, zero));
                    sums++;
                }
            }
        }
        Claims.checked(sums, "sums");
    }

    @Test
    @DisplayName("Theorem 4: two games are equal iff their sum is a P-position")
    void theorem4() {
        int pairs = 0;
        for (int g = 0; g < SMALL; g++) {
            for (int h = 0; h < SMALL; h++) {
                assertEquals(Sums.isLost(g, h),
                        sameInSums(g, h, IntStream.concat(IntStream.range(0, TINY), IntStream.of(g, h))));
                pairs++;
            }
        }
        Claims.checked(pairs, "pairs");
    }

    @Test
    @DisplayName("Theorem 5: each game is equal to the heap of its Grundy value, and to no other")
    void theorem5() {
        int games = 0;
        for (int game = 0; game < ALL; game++) {
            for (int heap = 0; heap < HEAPS.length; heap++) {
                assertEquals(Sums.grundy(game) == heap, Sums.isLost(game, HEAPS[heap]));
            }
            assertTrue(Sums.grundy(game) < HEAPS.length);
            games++;
        }
        Claims.checked(games, "games");
    }

    @Test
    @DisplayName("Theorem 6: the Grundy value of a sum, from its definition, is the nim-sum of the values")
    void theorem6() {
        int pairs = 0;
        for (int g = 0; g < SMALL; g++) {
            for (int h = 0; h < SMALL; h++) {
                assertEquals(Sums.grundy(g) ^ Sums.grundy(h), Sums.grundyOfSum(g, h));
                pairs++;
            }
        }
        Claims.checked(pairs, "pairs");
    }

    @Test
    @DisplayName("Theorem 7: the winning moves in a sum")
    void theorem7() {
        int sums = 0;
        int raises = 0;
        for (int g = 0; g < SMALL; g++) {
            for (int h = 0; h < TINY; h++) {
                for (int k = h; k < TINY; k++) {
                    int[] sum = {g, h, k};
                    int s = Sums.grundy(g) ^ Sums.grundy(h) ^ Sums.grundy(k);
                    int lowering = 0;
                    for (int part = 0; part < 3; part++) {
                        int value = Sums.grundy(sum[part]);
                        for (int option : Sums.options(sum[part])) {
                            int[] after = sum.clone();
                            after[part] = option;
                            boolean wins = Sums.isLost(after);
                            assertEquals(s != 0 && Sums.grundy(option) == (value ^ s), wins);
                            lowering += wins && Sums.grundy(option) < value ? 1 : 0;
                            raises += wins && Sums.grundy(option) > value ? 1 : 0;
                        }
                    }
                    assertEquals(s != 0, lowering > 0);
                    sums++;
                }
            }
        }
        Claims.checked(sums, "sums");
        Claims.checked(raises, "winning moves");
    }

    @Test
    @DisplayName("Theorem 8: options that can be answered back to an equal game may be added")
    void theorem8() {
        int added = 0;
        for (int game = 0; game < TINY; game++) {
            for (int option = 0; option < TINY; option++) {
                int more = game | 1 << option;
                int value = Sums.grundy(game);
                if (more != game
                        && Arrays.stream(Sums.options(option)).anyMatch(back -> Sums.grundy(back) == value)) {
                    assertTrue(sameInSums(game, more, IntStream.range(0, SMALL)));
                    added++;
                }
            }
        }
        Claims.checked(added, "options");
    }

    @Test
    @DisplayName("Theorem 9: Poker Nim with each kind of bag")
    void theorem9() {
        int positions = 0;
        for (List<Integer> heaps : Nim.positions(3, 4)) {
            for (int bag = 0; bag <= 3; bag++) {
                assertEquals(nimSum(heaps), PokerNim.grundyWithEmptyingBag(heaps, bag));
                positions++;
            }
        }
        Claims.checked(positions, "positions");
        int own = 0;
        for (int chips = 0; chips <= 6; chips++) {
            PokerNim game = PokerNim.withOwnBags(3, chips);
            for (PokerNim.Position position : game.positions()) {
                assertEquals(nimSum(position.heaps()) == 0 ? "loss" : "win", game.outcome(position));
                own++;
            }
        }
        Claims.checked(own, "positions of the second kind");
        int shared = 0;
        for (int chips = 1; chips <= 6; chips++) {
            PokerNim game = PokerNim.withSharedBag(3, chips);
            for (PokerNim.Position position : game.positions()) {
                assertEquals("draw", game.outcome(position));
                shared++;
            }
        }
        Claims.checked(shared, "positions of the third kind");
    }

    @Test
    @DisplayName("Theorem 10: misere Nim")
    void theorem10() {
        int positions = 0;
        for (List<Integer> heaps : Nim.positions(5, 8)) {
            boolean tiny = heaps.stream().allMatch(heap -> heap <= 1);
            assertEquals(nimSum(heaps) == (tiny ? 1 : 0), Nim.isLostInMisere(heaps));
            positions++;
        }
        Claims.checked(positions, "positions");
    }

    @Test
    @DisplayName("Two N-positions need not be equal: heaps of 1 and 2")
    void sameOutcomeIsNotEqual() {
        assertFalse(Sums.isLost(HEAPS[1]));
        assertFalse(Sums.isLost(HEAPS[2]));
        assertTrue(Sums.isLost(HEAPS[1], HEAPS[1]));
        assertFalse(Sums.isLost(HEAPS[2], HEAPS[1]));
    }

    @Test
    @DisplayName("A move and its way back, added to the game 0, make a draw: one empty heap and one chip in a shared bag")
    void wayBackOnACycle() {
        PokerNim cycle = PokerNim.withSharedBag(1, 1);
        assertEquals(2, cycle.positions().size());
        cycle.positions().forEach(position -> assertEquals("draw", cycle.outcome(position)));
    }

    @Test
    @DisplayName("Under misere play equal games and outcomes tell nothing of sums")
    void misereSums() {
        assertEquals(0, Sums.grundyOfSum(HEAPS[2], HEAPS[2]));
        assertTrue(Sums.isLostInMisere(HEAPS[2], HEAPS[2]));
        assertFalse(Sums.isLostInMisere(0));
        assertFalse(Sums.isLostInMisere(HEAPS[1], HEAPS[1]));
        assertTrue(Sums.isLostInMisere(HEAPS[1]));
        int toTwo = 1 << HEAPS[2];
        assertTrue(Sums.isLostInMisere(toTwo));
        assertTrue(Sums.isLostInMisere(toTwo, toTwo));
    }

    @Test
    @DisplayName("The heaps 3, 4, 5, 9, and the P-positions by which one finds the nim-sum")
    void heapsOfTheExamples() {
        List<Integer> heaps = List.of(3, 4, 5, 9);
        assertEquals(11, nimSum(heaps));
        assertEquals(List.of(List.of(2, 3, 4, 5)), Nim.moves(heaps).filter(Nim::isLost).distinct().toList());
        assertFalse(Nim.isLost(List.of(1, 3)));
        for (List<Integer> lost : List.of(List.of(1, 2, 3), List.of(1, 4, 5), List.of(2, 4, 6), List.of(3, 4, 7))) {
            assertTrue(Nim.isLost(lost));
        }
    }

    @Test
    @DisplayName("A heap of 6, from which 1, 3 or 4 are taken, beside a heap of 3: the two winning moves")
    void sumOfDifferentGames() {
        List<Integer> values = new ArrayList<>();
        for (int stones = 0; stones <= 13; stones++) {
            int left = stones;
            values.add(IntStream.range(0, 5).filter(value -> IntStream.of(1, 3, 4)
                    .noneMatch(take -> take <= left && values.get(left - take) == value)).findFirst().orElseThrow());
        }
        assertEquals(List.of(0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2), values);
        List<String> wins = mixedMoves(6, 3).filter(next -> mixedIsLost(next[0], next[1])).map(Arrays::toString)
                .toList();
        assertEquals(List.of("[5, 3]", "[6, 2]"), wins);
        assertEquals(List.of("[1, 1]"), mixedMoves(1, 3).filter(next -> mixedIsLost(next[0], next[1]))
                .map(Arrays::toString).toList());
    }

    private static boolean mixedIsLost(int stones, int heap) {
        return mixedMoves(stones, heap).noneMatch(next -> mixedIsLost(next[0], next[1]));
    }

    private static Stream<int[]> mixedMoves(int stones, int heap) {
        return Stream.concat(
                IntStream.of(1, 3, 4).filter(take -> take <= stones).mapToObj(take -> new int[]{stones - take, heap}),
                IntStream.range(0, heap).mapToObj(left -> new int[]{stones, left}));
    }

    /** Whether G + X and H + X have the same outcome for each of these X. */
    private static boolean sameInSums(int g, int h, IntStream games) {
        return games.allMatch(x -> Sums.isLost(g, x) == Sums.isLost(h, x));
    }

    private static int nimSum(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }

    private static List<List<Integer>> sorted(List<List<Integer>> positions) {
        return positions.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
    }
}
