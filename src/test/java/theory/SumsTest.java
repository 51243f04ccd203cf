package theory;

import static nimsum.game.Rows.nimSum;
import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
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
import nimsum.harness.run.Deep;
import nimsum.harness.text.Claims;
import nimsum.picture.Svg;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import nimsum.theory.SumsPicture;
import org.junit.jupiter.api.Test;
import pokernim.OwnChips;

/**
 * The theorems and examples of {@code theory/sums.md}, checked by computation. The games are all those of up to a size,
 * as {@link Sums} numbers them.
 */
class SumsTest {

    /** The numbers of the heaps of 0 to 4 stones. */
    private static final int[] HEAPS = {0, 1, 3, 11, 2059};
    private static final Rules<Heaps> RULES_OF_NIM = new luogup2197.Rules();
    /** Nim with heaps that are put in increasing order after each move, so that fewer positions differ. */
    private static final Rules<Heaps> NIM = Options
            .normal(heaps -> RULES_OF_NIM.moves(heaps).map(move -> inOrder(move.next())));
    private static final int TINY = 16, SMALL = 256, MANY = 4096, MANY_DEEP = Deep.size(MANY, 65536);
    /** Rows of Nim. */
    private static final int ROW = 5, LARGEST = 6, LARGEST_DEEP = Deep.size(LARGEST, 8);
    private static final String PAIRS = "pairs of the first " + SMALL + " games";
    private static final String NIM_ROWS = "positions of " + ROW + " heaps of up to " + LARGEST + " stones";
    private static final String CHAPTER = DataFiles.readDocument(Problems.here().home().resolve("theory/sums.md"));

    @Test
    void theorem1() {
        Search<Heaps> nim = new Search<>(NIM);
        Claims.each(NIM_ROWS, rowsInOrder(ROW, LARGEST_DEEP), row -> {
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
    void theorem2() {
        Claims.each("games", IntStream.range(0, MANY_DEEP), game -> assertTrue(Sums.isLost(game, game)));
    }

    @Test
    void theorem3() {
        Claims.eachPair("sums of one of the first " + MANY + " games and a P-position among the first " + TINY,
                games(MANY_DEEP), games(TINY).stream().filter(Sums::isLost).toList(),
                (game, zero) -> assertEquals(Sums.isLost(game), Sums.isLost(game, zero)));
    }

    @Test
    void theorem4() {
        Claims.eachPair(PAIRS + ", with each $X$ among the first " + TINY, games(SMALL), games(SMALL),
                (g, h) -> assertEquals(Sums.isLost(g, h),
                        sameInSums(g, h, IntStream.concat(IntStream.range(0, TINY), IntStream.of(g, h)))));
    }

    @Test
    void theorem5() {
        int largest = HEAPS.length - 1;
        Claims.each("games, in sums with the heaps of 0 to " + largest + " stones", IntStream.range(0, MANY_DEEP),
                game -> {
                    for (int heap = 0; heap <= largest; heap++) {
                        assertEquals(Sums.grundy(game) == heap, Sums.isLost(game, HEAPS[heap]));
                    }
                    assertTrue(Sums.grundy(game) <= largest);
                });
    }

    @Test
    void theorem6() {
        Claims.eachPair(PAIRS, games(SMALL), games(SMALL),
                (g, h) -> assertEquals(Sums.grundy(g) ^ Sums.grundy(h), Sums.grundyOfSum(g, h)));
    }

    @Test
    void theorem7() {
        AtomicInteger raises = new AtomicInteger();
        Claims.eachPair("sums of 3 games, one of the first " + SMALL + " and two of the first " + TINY, games(SMALL),
                Rows.every(2, 0, TINY - 1).filter(Rows::isInOrder).toList(), (g, others) -> {
                    int[] sum = {g, others.get(0), others.get(1)};
                    int s = IntStream.of(sum).map(Sums::grundy).reduce(0, (a, b) -> a ^ b);
                    int lowering = 0;
                    for (int part = 0; part < sum.length; part++) {
                        int value = Sums.grundy(sum[part]);
                        for (int option : Sums.options(sum[part]).toArray()) {
                            int[] after = sum.clone();
                            after[part] = option;
                            boolean wins = Sums.isLost(after);
                            assertEquals(s != 0 && Sums.grundy(option) == (value ^ s), wins);
                            lowering += wins && Sums.grundy(option) < value ? 1 : 0;
                            raises.addAndGet(wins && Sums.grundy(option) > value ? 1 : 0);
                        }
                    }
                    assertEquals(s != 0, lowering > 0);
                });
        Claims.checked(raises.get(), "winning moves");
    }

    @Test
    void theorem8() {
        int ways = 0;
        for (int game = 0; game < TINY; game++) {
            int value = Sums.grundy(game);
            int allowed = IntStream.range(0, TINY)
                    .filter(option -> Sums.options(option).anyMatch(back -> Sums.grundy(back) == value))
                    .map(option -> 1 << option).sum() & ~game;
            for (int added = allowed; added != 0; added = added - 1 & allowed) {
                assertTrue(sameInSums(game, game | added, IntStream.range(0, TINY)));
                ways++;
            }
        }
        Claims.checked(ways, "ways to add reversible options to one of the first " + TINY + " games");
    }

    @Test
    void theorem9() {
        Values<WithBag> emptying = Values.grundy(Options.normal(position -> position.options(false)));
        int heaps = 3;
        int largest = 4;
        int bag = 3;
        int chips = 6;
        Claims.eachPair(
                "positions of the first kind with " + heaps + " heaps of up to " + largest
                        + " chips and a bag of up to " + bag,
                rowsInOrder(heaps, largest), IntStream.rangeClosed(0, bag).boxed().toList(),
                (row, left) -> assertEquals(nimSum(row), emptying.of(new WithBag(new Heaps(row), left))));
        String range = " kind with " + heaps + " heaps and up to " + chips + " chips";
        List<OwnChips.Position> own = Rows.every(heaps + 1, 0, chips).filter(row -> sum(row) <= chips).flatMap(
                row -> IntStream.rangeClosed(sum(row), chips).mapToObj(all -> new OwnChips.Position(
                        new Heaps(row.subList(0, heaps)), row.get(heaps), all - sum(row))))
                .toList();
        Rounds<OwnChips.Position> withOwnBags = Rounds.fromAll(new OwnChips(), own);
        Claims.each("positions of the second" + range,
                own.stream().filter(position -> Rows.isInOrder(position.piles().sizes())),
                position -> assertEquals(nimSum(position.piles().sizes()) == 0 ? Outcome.LOSS : Outcome.WIN,
                        withOwnBags.outcome(position)));
        List<WithBag> shared = sharedBag(heaps, chips);
        Rounds<WithBag> withSharedBag = Rounds.fromAll(Options.normal(position -> position.options(true)), shared);
        Claims.each("positions of the third" + range,
                shared.stream().filter(position -> Rows.isInOrder(position.heaps.sizes())),
                position -> assertEquals(Outcome.DRAW, withSharedBag.outcome(position)));
    }

    /** Poker Nim in which both players put chips on a heap from the same bag. */
    private record WithBag(Heaps heaps, int bag) {

        /**
         * What the moves lead to.
         *
         * @param refills whether chips that are taken go into the bag, or else leave the game
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

    @Test
    void theorem10() {
        Search<Heaps> misere = new Search<>(Options.misere(NIM));
        Claims.each(NIM_ROWS, rowsInOrder(ROW, LARGEST_DEEP), heaps -> {
            boolean tiny = heaps.stream().allMatch(heap -> heap <= 1);
            assertEquals(nimSum(heaps) != (tiny ? 1 : 0), misere.moverWins(new Heaps(heaps)));
        });
    }

    @Test
    void aMoveAndItsWayBackMakeADrawOfTheGame0() {
        List<WithBag> cycle = sharedBag(1, 1);
        assertEquals(2, cycle.size());
        Rounds<WithBag> rounds = Rounds.fromAll(Options.normal(position -> position.options(true)), cycle);
        cycle.forEach(position -> assertEquals(Outcome.DRAW, rounds.outcome(position)));
    }

    @Test
    void underMiserePlayEqualGamesMayNotStandForEachOther() {
        assertEquals(0, Sums.grundyOfSum(HEAPS[2], HEAPS[2]));
        Search<List<Integer>> misere = new Search<>(Options.misere(Sums.RULES));
        assertFalse(misere.moverWins(List.of(HEAPS[2], HEAPS[2])));
        assertTrue(misere.moverWins(List.of()));
    }

    @Test
    void heapsOfThePicture() {
        Search<Heaps> nim = new Search<>(NIM);
        assertEquals(11, nimSum(List.of(3, 4, 5, 9)));
        assertEquals(List.of("3 4 5 2"),
                winningMoves(nim, new Heaps(List.of(3, 4, 5, 9))).map(move -> move.next().toString()).toList());
    }

    @Test
    void theValuesOfTheGraphWorkedByHand() {
        List<Integer> values = new ArrayList<>();
        for (String names : SumsPicture.GRAPH) {
            List<Integer> reached = names.chars().mapToObj(name -> values.get(name - 'A')).toList();
            int mex = Values.mex(reached.stream().mapToInt(value -> value));
            values.add(mex);
            String step = (char) ('A' + values.size() - 1) + ": $\\operatorname{mex} \\lbrace " + listed(reached)
                    + " \\rbrace = " + mex + "$";
            assertTrue(values.size() == 1 || CHAPTER.contains(step), step);
        }
        int sum = values.get('E' - 'A') ^ values.get('F' - 'A');
        List<String> winning = "EF".chars().boxed().flatMap(from -> SumsPicture.GRAPH.get(from - 'A').chars()
                .filter(to -> (values.get(from - 'A') ^ sum) == values.get(to - 'A'))
                .mapToObj(to -> "from " + (char) (int) from + " to " + (char) to)).toList();
        assertEquals(1, winning.size());
        assertTrue(CHAPTER.contains("the only winning move is " + winning.get(0) + "."));
    }

    @Test
    void kaylesByTheCodeOfTheChapterAndByItsRules() {
        Values<List<Integer>> values = Values.grundy(luogup4279.Kayles.RULES);
        int[] found = grundy(10);
        IntStream.rangeClosed(1, 10).forEach(pins -> assertEquals(values.of(List.of(pins)), found[pins]));
        assertTrue(CHAPTER.contains("It finds " + listed(IntStream.of(found).boxed().toList()) + " for up to 10 pins"));
    }

    /** Returns the Grundy values of rows of 0 to most pins. */
    static int[] grundy(int most) {
        int[] value = new int[most + 1];
        for (int pins = 1; pins <= most; pins++) {
            Set<Integer> reached = new HashSet<>();
            for (int down = 1; down <= Math.min(2, pins); down++) {
                for (int left = 0; left + down <= pins; left++) {
                    reached.add(value[left] ^ value[pins - down - left]);
                }
            }
            while (reached.contains(value[pins])) {
                value[pins]++;
            }
        }
        return value;
    }

    @Test
    void exercise1() {
        List<Integer> heaps = List.of(10, 11, 12);
        Claims.answered(
                "The nim-sum is " + nimSum(heaps) + ", and its highest power " + Integer.highestOneBit(nimSum(heaps)));
        List<String> moves = new ArrayList<>();
        Search<Heaps> nim = new Search<>(NIM);
        winningMoves(nim, new Heaps(heaps)).forEach(move -> IntStream.range(0, 3)
                .filter(i -> !heaps.get(i).equals(move.next().sizes().get(i)))
                .forEach(i -> moves.add(heaps.get(i) + " to " + move.next().sizes().get(i))));
        Claims.answered("Reduce " + moves.get(0) + ", " + moves.get(1) + ", or " + moves.get(2) + ".");
        assertEquals(3, moves.size());
    }

    @Test
    void exercise2() {
        Values<Integer> values = heap(1, 2, 3);
        Claims.answered("values are " + listed(IntStream.rangeClosed(0, 8).mapToObj(values::of).toList()) + ",");
        List<Integer> heaps = IntStream.of(5, 6, 7).mapToObj(values::of).toList();
        Claims.answered(
                heaps.stream().map(Object::toString).collect(Collectors.joining(" \\oplus ")) + " = " + nimSum(heaps));
    }

    @Test
    void exercise3() {
        poj1704.Rules rules = new poj1704.Rules();
        Search<poj1704.Position> search = new Search<>(rules);
        List<String> moves = search.winningMoves(rules.read("1\n4 1 2 4 8")).map(Move::name).toList();
        Claims.answered("move from " + String.join(", ", moves).replace(" ", " to ") + ".");
    }

    @Test
    void exercise4() {
        List<Integer> piles = List.of(1, 2, 3 + 2);
        // Theorem 9 decides, and the statement sets no bound to the chips of an addition.
        List<List<Integer>> won = Stream.of(2, 1, 0).flatMap(pile -> IntStream.range(0, 16)
                .filter(chips -> chips != piles.get(pile)).mapToObj(chips -> IntStream.range(0, 3)
                        .mapToObj(i -> i == pile ? (Integer) chips : piles.get(i)).toList()))
                .filter(row -> nimSum(row) == 0).toList();
        assertEquals(List.of(List.of(1, 2, 3), List.of(1, 4, 5), List.of(7, 2, 5)), won);
        Claims.answered("Take the two chips off again, add 2 to the pile of 2, or add 6 to the pile of 1. The piles "
                + won.stream().map(SumsTest::listed).collect(Collectors.joining(", or "))
                + " have");
    }

    @Test
    void exercise5() {
        Values<Integer> values = heap(2, 5);
        Claims.answered(listed(IntStream.rangeClosed(0, 10).mapToObj(values::of).toList()) + ".");
    }

    private static Values<Integer> heap(int... takes) {
        return Values.grundy(Options.normal(stones -> IntStream.of(takes).filter(take -> take <= stones).boxed()
                .map(take -> stones - take)));
    }

    @Test
    void exercise6() {
        Claims.answered("2 x 2 can't be cut and has the value " + sheet(2, 2));
        Claims.answered("2 x 4 has " + sheet(2, 4));
        Claims.answered("4 x 4 has " + sheet(4, 4) + " too");
    }

    private static int sheet(int width, int height) {
        return Values.mex(IntStream.concat(
                IntStream.rangeClosed(2, width - 2).map(cut -> sheet(cut, height) ^ sheet(width - cut, height)),
                IntStream.rangeClosed(2, height - 2).map(cut -> sheet(width, cut) ^ sheet(width, height - cut))));
    }

    @Test
    void exercise7() {
        Values<wallmaking.Rules.Position> values = Values.grundy(new wallmaking.Rules());
        int row = values.of(board("..", 2));
        assertEquals(row, values.of(board(".", 1)));
        Claims.answered("A board of one row has the value " + row);
        Claims.answered(
                "lbrace " + row + ", " + row + " \\oplus " + row + " \\rbrace = " + values.of(board("......", 3)));
    }

    private static wallmaking.Rules.Position board(String cells, int width) {
        return new wallmaking.Rules.Position(width, cells);
    }

    @Test
    void exercise8() {
        Search<List<Integer>> search = new Search<>(Options.normal(row -> Rows.every(3, 0, 3).filter(next -> {
            List<Integer> changed = IntStream.range(0, 3).filter(i -> !next.get(i).equals(row.get(i))).boxed().toList();
            return !changed.isEmpty() && changed.size() <= 2
                    && changed.stream().allMatch(i -> next.get(i) < row.get(i));
        })));
        Claims.answered("up to 3 stones " + Svg.listed(Rows.every(3, 0, 3).filter(row -> !search.moverWins(row))
                .map(row -> row.stream().map(Object::toString).collect(Collectors.joining())).toList(), "and"));
    }

    @Test
    void exercise9() {
        List<List<Integer>> arrows = List.of(List.of(1, 2), List.of(1, 3), List.of(2, 3));
        List<String> lost = new ArrayList<>();
        for (int graph = 0; graph < 8; graph++) {
            int chosen = graph;
            List<List<Integer>> kept = IntStream.range(0, 3).filter(i -> (chosen >> i & 1) == 1).mapToObj(arrows::get)
                    .toList();
            Search<List<Integer>> search = new Search<>(Options.normal(tokens -> IntStream.of(0, 1).boxed()
                    .flatMap(token -> kept.stream().filter(arrow -> arrow.get(0).equals(tokens.get(token)))
                            .map(arrow -> token == 0
                                    ? List.of(arrow.get(1), tokens.get(1))
                                    : List.of(tokens.get(0), arrow.get(1))))));
            if (!search.moverWins(List.of(1, 2))) {
                lost.add(kept.isEmpty()
                        ? "without arrows"
                        : "with the arrows " + Svg.listed(
                                kept.stream().map(arrow -> "from " + arrow.get(0) + " to " + arrow.get(1)).toList(),
                                "and"));
            }
        }
        Claims.answered("in " + lost.size() + " of the 8 graphs, " + Svg.listed(lost, "and"));
    }

    private static String listed(List<?> items) {
        return items.stream().map(Object::toString).collect(Collectors.joining(", "));
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
