package theory;

import static nimsum.game.Rows.nimSum;
import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.Rounds;
import nimsum.game.Rows;
import nimsum.game.Rules;
import nimsum.game.Search;
import nimsum.game.Values;
import nimsum.harness.Claims;
import nimsum.harness.Deep;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import pokernim.OwnChips;

/**
 * The theorems and examples of <code>theory/sums.md</code>, checked by computation. The games are all those of up to a size, as
 * {@link Sums} numbers them.
 */
class SumsTest {

    /** The numbers of the heaps of 0 to 4 stones. */
    private static final int[] HEAPS = {0, 1, 3, 11, 2059};
    private static final Rules<Heaps> RULES_OF_NIM = new luogup2197.Rules();
    /** Nim with heaps that are put in increasing order after each move, so that fewer positions differ. */
    private static final Rules<Heaps> NIM = Options
            .normal(heaps -> RULES_OF_NIM.moves(heaps).map(move -> inOrder(move.next())));
    private static final int TINY = 16, SMALL = 256, MANY = Deep.size(4096, 65536);

    @Test
    @DisplayName("Theorem 1: Bouton, with all winning moves")
    void theorem1() {
        Search<Heaps> nim = new Search<>(NIM);
        Claims.each("positions", rowsInOrder(5, Deep.size(6, 8)), row -> {
            Heaps heaps = new Heaps(row);
            int sum = nimSum(row);
            List<String> told = IntStream.range(0, row.size()).filter(heap -> (row.get(heap) ^ sum) < row.get(heap))
                    .mapToObj(heap -> heaps.take(heap, row.get(heap) - (row.get(heap) ^ sum)).name()).toList();
            assertEquals(sum != 0, nim.moverWins(heaps));
            assertEquals(told, winningMoves(nim, heaps).map(Move::name).toList());
            assertEquals(sum == 0 ? 0 : 1, told.size() % 2);
        });
    }

    @Test
    @DisplayName("Theorem 2: a game and its copy are a P-position")
    void theorem2() {
        Claims.each("games", IntStream.range(0, MANY), game -> assertTrue(Sums.isLost(game, game)));
    }

    @Test
    @DisplayName("Theorem 3: a P-position added changes no outcome")
    void theorem3() {
        Claims.eachPair("sums", games(MANY), games(TINY).stream().filter(Sums::isLost).toList(),
                (game, zero) -> assertEquals(Sums.isLost(game), Sums.isLost(game, zero)));
    }

    @Test
    @DisplayName("Theorem 4: two games are equal iff their sum is a P-position")
    void theorem4() {
        Claims.eachPair("pairs", games(SMALL), games(SMALL), (g, h) -> assertEquals(Sums.isLost(g, h),
                sameInSums(g, h, IntStream.concat(IntStream.range(0, TINY), IntStream.of(g, h)))));
    }

    @Test
    @DisplayName("Theorem 5: each game is equal to the heap of its Grundy value, and to no other")
    void theorem5() {
        Claims.each("games", IntStream.range(0, MANY), game -> {
            for (int heap = 0; heap < HEAPS.length; heap++) {
                assertEquals(Sums.grundy(game) == heap, Sums.isLost(game, HEAPS[heap]));
            }
            assertTrue(Sums.grundy(game) < HEAPS.length);
        });
    }

    @Test
    @DisplayName("Theorem 6: the Grundy value of a sum, from its definition, is the nim-sum of the values")
    void theorem6() {
        Claims.eachPair("pairs", games(SMALL), games(SMALL),
                (g, h) -> assertEquals(Sums.grundy(g) ^ Sums.grundy(h), Sums.grundyOfSum(g, h)));
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
                        for (int option : Sums.options(sum[part]).toArray()) {
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
                        && Sums.options(option).anyMatch(back -> Sums.grundy(back) == value)) {
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
        Values<WithBag> emptying = Values.grundy(Options.normal(position -> position.options(false)));
        Claims.eachPair("positions", rowsInOrder(3, 4), List.of(0, 1, 2, 3),
                (heaps, bag) -> assertEquals(nimSum(heaps), emptying.of(new WithBag(new Heaps(heaps), bag))));
        List<OwnChips.Position> own = Rows.every(4, 0, 6).filter(row -> sum(row) <= 6).flatMap(
                row -> IntStream.rangeClosed(sum(row), 6).mapToObj(chips -> new OwnChips.Position(
                        new Heaps(row.subList(0, 3)), row.get(3), chips - sum(row))))
                .toList();
        Rounds<OwnChips.Position> withOwnBags = rounds(new OwnChips(), own);
        Claims.each("positions of the second kind",
                own.stream().filter(position -> Rows.isInOrder(position.piles().sizes())),
                position -> assertEquals(nimSum(position.piles().sizes()) == 0 ? Outcome.LOSS : Outcome.WIN,
                        withOwnBags.outcome(position)));
        List<WithBag> shared = sharedBag(3, 6);
        Rounds<WithBag> withSharedBag = rounds(Options.normal(position -> position.options(true)), shared);
        Claims.each("positions of the third kind",
                shared.stream().filter(position -> Rows.isInOrder(position.heaps.sizes())),
                position -> assertEquals(Outcome.DRAW, withSharedBag.outcome(position)));
    }

    /** Poker Nim in which both players put chips on a heap from the same bag. */
    private record WithBag(Heaps heaps, int bag) {

        /**
         * What the moves lead to.
         *
         * @param refills
         *            whether chips that are taken go into the bag, or else leave the game
         */
        Stream<WithBag> options(boolean refills) {
            Stream<WithBag> taken = heaps.moves(size -> IntStream.rangeClosed(1, size))
                    .map(move -> new WithBag(move.next(),
                            refills ? bag + sum(heaps.sizes()) - sum(move.next().sizes()) : bag));
            return Stream.concat(taken, IntStream.rangeClosed(1, bag).boxed().flatMap(chips -> heaps
                    .moves(size -> IntStream.of(-chips)).map(move -> new WithBag(move.next(), bag - chips))));
        }
    }

    /** All positions of so many heaps, and so many chips, one or more, in heaps and bag. */
    private static List<WithBag> sharedBag(int heaps, int mostChips) {
        return Rows.every(heaps + 1, 0, mostChips).filter(row -> 1 <= sum(row) && sum(row) <= mostChips)
                .map(row -> new WithBag(new Heaps(row.subList(0, heaps)), row.get(heaps))).toList();
    }

    private static <P> Rounds<P> rounds(Rules<P> rules, List<P> positions) {
        Map<P, Integer> numbers = new HashMap<>();
        positions.forEach(position -> numbers.put(position, numbers.size()));
        return new Rounds<>(rules, positions, numbers::get, positions.size());
    }

    @Test
    @DisplayName("Theorem 10: misere Nim")
    void theorem10() {
        Search<Heaps> misere = new Search<>(Options.misere(NIM));
        Claims.each("positions", rowsInOrder(5, Deep.size(6, 8)), heaps -> {
            boolean tiny = heaps.stream().allMatch(heap -> heap <= 1);
            assertEquals(nimSum(heaps) != (tiny ? 1 : 0), misere.moverWins(new Heaps(heaps)));
        });
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
        List<WithBag> cycle = sharedBag(1, 1);
        assertEquals(2, cycle.size());
        Rounds<WithBag> rounds = rounds(Options.normal(position -> position.options(true)), cycle);
        cycle.forEach(position -> assertEquals(Outcome.DRAW, rounds.outcome(position)));
    }

    @Test
    @DisplayName("Under misere play equal games and outcomes tell nothing of sums")
    void misereSums() {
        assertEquals(0, Sums.grundyOfSum(HEAPS[2], HEAPS[2]));
        Search<List<Integer>> misere = new Search<>(Options.misere(Sums.RULES));
        assertFalse(misere.moverWins(List.of(HEAPS[2], HEAPS[2])));
        assertTrue(misere.moverWins(List.of()));
        assertTrue(misere.moverWins(List.of(HEAPS[1], HEAPS[1])));
        assertFalse(misere.moverWins(List.of(HEAPS[1])));
        int toTwo = 1 << HEAPS[2];
        assertFalse(misere.moverWins(List.of(toTwo)));
        assertFalse(misere.moverWins(List.of(toTwo, toTwo)));
    }

    @Test
    @DisplayName("The heaps 3, 4, 5, 9, and the P-positions by which one finds the nim-sum")
    void heapsOfTheExamples() {
        Search<Heaps> nim = new Search<>(NIM);
        assertEquals(11, nimSum(List.of(3, 4, 5, 9)));
        assertEquals(List.of("3 4 5 2"),
                winningMoves(nim, new Heaps(List.of(3, 4, 5, 9))).map(move -> move.next().toString()).toList());
        assertTrue(nim.moverWins(new Heaps(List.of(1, 3))));
        for (List<Integer> lost : List.of(List.of(1, 2, 3), List.of(1, 4, 5), List.of(2, 4, 6), List.of(3, 4, 7))) {
            assertFalse(nim.moverWins(new Heaps(lost)));
        }
    }

    @Test
    @DisplayName("A heap of 6, from which 1, 3 or 4 are taken, beside a heap of 3: the two winning moves")
    void sumOfDifferentGames() {
        Values<Integer> values = Values.grundy(Options.normal(
                stones -> Stream.of(1, 3, 4).filter(take -> take <= stones).map(take -> stones - take)));
        assertEquals(List.of(0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2),
                IntStream.rangeClosed(0, 13).mapToObj(values::of).toList());
        Rules<Heaps> mixed = Options.normal(heaps -> Stream.concat(
                IntStream.of(1, 3, 4).filter(take -> take <= heaps.sizes().get(0))
                        .mapToObj(take -> heaps.take(0, take)),
                IntStream.rangeClosed(1, heaps.sizes().get(1)).mapToObj(take -> heaps.take(1, take))).map(Move::next));
        Search<Heaps> search = new Search<>(mixed);
        assertEquals(List.of("5 3", "6 2"), mixed.moves(new Heaps(List.of(6, 3)))
                .filter(move -> !search.moverWins(move.next())).map(move -> move.next().toString()).toList());
        assertEquals(List.of("1 1"), mixed.moves(new Heaps(List.of(1, 3)))
                .filter(move -> !search.moverWins(move.next())).map(move -> move.next().toString()).toList());
    }

    private static Stream<Move<Heaps>> winningMoves(Search<Heaps> nim, Heaps heaps) {
        return RULES_OF_NIM.moves(heaps).filter(move -> !nim.moverWins(inOrder(move.next())));
    }

    /** Every row of so many heaps in increasing order. */
    private static List<List<Integer>> rowsInOrder(int heaps, int largest) {
        return Rows.every(heaps, 0, largest).filter(Rows::isInOrder).toList();
    }

    private static Heaps inOrder(Heaps heaps) {
        return new Heaps(heaps.sizes().stream().sorted().toList());
    }

    private static List<Integer> games(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    /** Whether G + X and H + X have the same outcome for each of these X. */
    private static boolean sameInSums(int g, int h, IntStream games) {
        return games.allMatch(x -> Sums.isLost(g, x) == Sums.isLost(h, x));
    }
}
