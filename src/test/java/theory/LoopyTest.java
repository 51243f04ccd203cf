package theory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;
import nimsum.game.solve.ForcedEnd;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.input.HeapRows;
import nimsum.input.generate.Trees;
import nimsum.util.Retrograde;
import org.junit.jupiter.api.Test;

/** The theorems on games with cycles, on all small games, against play. */
class LoopyTest {

    private static final int SEED = 4;
    private static final int POSITIONS = 3, MAX_MOVES = 4;
    private static final int LARGEST = 40, RANDOM = 500, RANDOM_DEEP = Deep.size(RANDOM, 2000);
    private static final int TOKENS = 3, VERTICES = 5, GRAPHS = 150, GRAPHS_DEEP = Deep.size(GRAPHS, 1000);
    private static final List<LoopyGame> ON_THREE = LoopyGame.all(POSITIONS);
    /** All of three positions, the identity first. */
    private static final List<int[]> ORDERS = List.of(new int[]{0, 1, 2}, new int[]{0, 2, 1}, new int[]{1, 0, 2},
            new int[]{1, 2, 0}, new int[]{2, 0, 1}, new int[]{2, 1, 0});

    @Test
    void theorem2() {
        Checks.forEach(ON_THREE, game -> {
            int[] table = game.byRounds();
            assertTrue(isSolution(game, set(table, 1), set(table, -1)), "the rounds end at a solution");
        });
        Checks.forEachPair(ON_THREE.stream(),
                game -> HeapRows.every(2, 0, 7).filter(sets -> isSolution(game, sets[0], sets[1])), (game, sets) -> {
                    int[] table = game.byRounds();
                    assertEquals(set(table, 1), set(table, 1) & sets[0], "the least one");
                    assertEquals(set(table, -1), set(table, -1) & sets[1], "the least one");
                });
    }

    private static int set(int[] table, int sign) {
        return IntStream.range(0, table.length).filter(p -> Integer.signum(table[p]) == sign).map(p -> 1 << p).sum();
    }

    /** Tells whether these sets are what the equations make of them. */
    private static boolean isSolution(LoopyGame game, int won, int lost) {
        return IntStream.range(0, game.positions()).allMatch(p -> {
            boolean winning = game.verdict(p) == Ending.WIN || game.next(p).anyMatch(to -> (lost >> to & 1) == 1);
            boolean losing = game.verdict(p) == Ending.LOSS
                    || !game.ended(p) && game.next(p).allMatch(to -> (won >> to & 1) == 1);
            return winning == ((won >> p & 1) == 1) && losing == ((lost >> p & 1) == 1);
        });
    }

    @Test
    void theorem1() {
        Checks.forEachPair(ON_THREE, List.of(0, 1, 2), (game, p) -> {
            ForcedEnd<Integer> play = new ForcedEnd<>(game.rules());
            for (int k = 0; k <= MAX_MOVES; k++) {
                assertFalse(play.winsWithin(p, k) && play.losesWithin(p, k));
            }
        });
    }

    @Test
    void theorem3() {
        Checks.forEachPair(ON_THREE, List.of(0, 1, 2), (game, p) -> {
            int[] table = game.byRounds();
            ForcedEnd<Integer> play = new ForcedEnd<>(game.rules());
            for (int k = 0; k <= MAX_MOVES; k++) {
                assertEquals(table[p] > 0 && table[p] <= LoopyGame.won(k), play.winsWithin(p, k));
                assertEquals(table[p] < 0 && table[p] >= LoopyGame.lost(k), play.losesWithin(p, k));
            }
            assertEquals(table[p] == 0, safe(game, table, p, true, new HashSet<>())
                    && safe(game, table, p, false, new HashSet<>()));
        });
        Checks.forEach(ON_THREE.stream().filter(
                game -> Stream.of(game.ending()).noneMatch(ending -> ending == Ending.WIN)), game -> {
                    for (int entry : game.byRounds()) {
                        assertTrue(entry == 0 || (Math.abs(entry) - 1) % 2 == (entry > 0 ? 1 : 0));
                    }
                });
    }

    /**
     * Tells whether the player who always keeps to drawn positions, and takes a win that is offered, is safe whatever
     * the other does.
     */
    private static boolean safe(LoopyGame game, int[] table, int p, boolean keeperToMove, Set<Integer> seen) {
        if (game.ended(p)) {
            return game.verdict(p) != (keeperToMove ? Ending.LOSS : Ending.WIN);
        }
        if (!seen.add(keeperToMove ? p : p + game.positions())) {
            return true;
        }
        int[] moves = game.moves()[p];
        if (keeperToMove) {
            int best = IntStream.of(moves).boxed().min((a, b) -> rank(table[a]) - rank(table[b])).orElseThrow();
            return safe(game, table, best, false, seen);
        }
        return IntStream.of(moves).allMatch(to -> safe(game, table, to, true, seen));
    }

    /** Ranks lost positions first, the nearest at the head, then drawn ones. */
    private static int rank(int entry) {
        return entry < 0 ? -entry : entry == 0 ? 100 : 200;
    }

    @Test
    void theorem4() {
        Checks.forEach(LoopyGame.all(Deep.size(POSITIONS, 4)),
                game -> assertArrayEquals(game.byRounds(), retrograde(game)));
        Checks.forEach(randomGames(new Random(SEED)), game -> assertArrayEquals(game.byRounds(), retrograde(game)));
    }

    private static Stream<LoopyGame> randomGames(Random random) {
        return Stream.generate(() -> LoopyGame.random(random, 5 + random.nextInt(LARGEST - 4))).limit(RANDOM_DEEP);
    }

    private static int[] retrograde(LoopyGame game) {
        Retrograde solution = new Retrograde(game.positions());
        for (int p = 0; p < game.positions(); p++) {
            int position = p;
            switch (game.verdict(p)) {
                case WIN -> solution.addWin(p);
                case DRAW -> solution.addMove(p, p);
                default -> game.next(p).forEach(to -> solution.addMove(position, to));
            }
        }
        solution.solve();
        return IntStream.range(0, game.positions()).map(p -> switch (solution.outcome(p)) {
            case Retrograde.WIN -> LoopyGame.won(solution.distance(p));
            case Retrograde.LOSS -> LoopyGame.lost(solution.distance(p));
            default -> 0;
        }).toArray();
    }

    @Test
    void theorem5() {
        Random random = new Random(SEED);
        Checks.forEachPair(Stream.concat(ON_THREE.stream(), randomGames(random)), game -> game.positions() == POSITIONS
                ? ORDERS.stream()
                : Stream.of(Trees.labels(random, 0, game.positions() - 1)), LoopyTest::checkCorrections);
        Checks.forEach(withoutVerdicts(),
                game -> assertArrayEquals(game.byRounds(), marks(correct(lists(game.moves())))));
        LoopyGame example = LoopyGame.of(LoopyPicture.moves());
        int[] first = new int[example.positions()];
        IntStream.range(0, first.length).forEach(p -> first[p] = example.entry(first, p));
        int f = LoopyPicture.NAMES.indexOf('F');
        assertEquals(LoopyGame.won(5), first[f], "the first mark that the text gives");
        assertEquals(LoopyGame.won(3), example.entry(first, f));
    }

    /** Corrects the positions in this order, again and again, until nothing changes. */
    private static void checkCorrections(LoopyGame game, int[] order) {
        int[] table = new int[game.positions()];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int p : order) {
                int entry = game.entry(table, p);
                assertTrue(table[p] == 0 || entry == table[p]
                        || Integer.signum(entry) == Integer.signum(table[p]) && Math.abs(entry) < Math.abs(table[p]),
                        "numbers only become smaller");
                changed |= entry != table[p];
                table[p] = entry;
            }
        }
        assertArrayEquals(game.byRounds(), table);
    }

    private static Stream<LoopyGame> withoutVerdicts() {
        return Stream.concat(ON_THREE.stream(), randomGames(new Random(SEED)))
                .map(game -> LoopyGame.of(game.moves()));
    }

    /** Returns the entries that the numbers of the second program mean. */
    private static int[] marks(int[] value) {
        int far = value.length + 1;
        return IntStream.of(value).map(v -> v == 0 ? 0 : v > 0 ? LoopyGame.won(far - v) : LoopyGame.lost(far + v))
                .toArray();
    }

    /** Returns for each position far - x if it is won in x moves, x - far if it is lost, and 0 if it is drawn. */
    static int[] correct(List<List<Integer>> moves) {
        List<List<Integer>> before = backwards(moves);
        int[] value = new int[moves.size()];
        int far = moves.size() + 1;
        Deque<Integer> queue = new ArrayDeque<>(IntStream.range(0, value.length).boxed().toList());
        while (!queue.isEmpty()) {
            int p = queue.remove();
            int best = moves.get(p).stream().mapToInt(q -> -value[q]).max().orElse(-far - 1);
            int corrected = best - Integer.signum(best);
            if (corrected != value[p]) {
                value[p] = corrected;
                queue.addAll(before.get(p));
            }
        }
        return value;
    }

    @Test
    void theorem6() {
        Random random = new Random(SEED);
        List<int[]> others = ORDERS.subList(1, ORDERS.size());
        Checks.forEachPair(graphs(), sum -> sum.followers().length == POSITIONS
                ? others.stream()
                : Stream.of(Trees.labels(random, 0, VERTICES - 1)),
                (sum, order) -> assertArrayEquals(sum.label(), LoopySum.of(sum.followers(), order).label()));
        assertArrayEquals(new int[]{0, 1, 0, LoopySum.LOOPY},
                LoopySum.of(new int[][]{{}, {0, 2}, {1}, {3}}).label(), "the example of the text");
    }

    @Test
    void theorem7() {
        checkSums(loopy -> loopy == 0,
                (sum, tokens) -> sum.nimSum(tokens) == 0 ? Outcome.LOSS : Outcome.WIN);
    }

    @Test
    void theorem8() {
        graphs().forEach(sum -> IntStream.of(sum.loopy(sum.order())).forEach(v -> assertTrue(
                IntStream.of(sum.loopy(sum.followers()[v])).anyMatch(u -> !sum.leadsTo(u, sum.mex(v))))));
        checkSums(loopy -> loopy > 0, (sum, tokens) -> {
            int[] loopy = sum.loopy(tokens);
            return loopy.length == 1 && sum.leadsTo(loopy[0], sum.nimSum(tokens)) ? Outcome.WIN : Outcome.DRAW;
        });
    }

    /** Returns all graphs on few vertices, and random ones on more, with repeated edges. */
    private static Stream<LoopySum> graphs() {
        Random random = new Random(SEED);
        return Stream.concat(
                ON_THREE.stream().filter(game -> Stream.of(game.ending()).allMatch(ending -> ending == Ending.PLAY_ON)),
                Stream.generate(() -> LoopyGame.random(random, VERTICES)).limit(GRAPHS_DEEP))
                .map(game -> LoopySum.of(game.moves()));
    }

    private static void checkSums(IntPredicate loopyTokens, BiFunction<LoopySum, int[], Outcome> outcome) {
        graphs().forEach(sum -> {
            FixpointSolver<List<Integer>> played = sum.played(TOKENS);
            played.positions().forEach(position -> {
                int[] tokens = position.stream().mapToInt(v -> v).toArray();
                if (loopyTokens.test(sum.loopy(tokens).length)) {
                    assertEquals(outcome.apply(sum, tokens), played.outcome(position));
                }
            });
        });
    }

    @Test
    void theSearchOfTheChapterFindsOutcomesAndDistances() {
        Checks.forEach(withoutVerdicts(), game -> assertArrayEquals(game.byRounds(), solve(lists(game.moves()))));
    }

    private static List<List<Integer>> lists(int[][] moves) {
        return Stream.of(moves).map(to -> IntStream.of(to).boxed().toList()).toList();
    }

    /** Returns for each position 1 + distance if it is won, -1 - distance if it is lost, and 0 if it is drawn. */
    static int[] solve(List<List<Integer>> moves) {
        List<List<Integer>> before = backwards(moves);
        int[] left = moves.stream().mapToInt(List::size).toArray();
        int[] result = new int[left.length];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int p = 0; p < left.length; p++) {
            if (left[p] == 0) {
                result[p] = -1;
                queue.add(p);
            }
        }
        while (!queue.isEmpty()) {
            int q = queue.remove();
            for (int p : before.get(q)) {
                if (result[p] == 0 && (result[q] < 0 || --left[p] == 0)) {
                    result[p] = result[q] < 0 ? 1 - result[q] : -1 - result[q];
                    queue.add(p);
                }
            }
        }
        return result;
    }

    /** Returns for each position the positions from which a move leads there. */
    static List<List<Integer>> backwards(List<List<Integer>> moves) {
        List<List<Integer>> before = new ArrayList<>();
        moves.forEach(to -> before.add(new ArrayList<>()));
        for (int p = 0; p < moves.size(); p++) {
            for (int q : moves.get(p)) {
                before.get(q).add(p);
            }
        }
        return before;
    }

    @Test
    void exercise1() {
        int[] before = solve(picture());
        List<List<Integer>> moves = picture();
        moves.get(3).remove(Integer.valueOf(2));
        int[] after = solve(moves);
        assertEquals("DE", names(p -> before[p] != after[p]));
        assertEquals("DEGH", names(p -> after[p] == 0));
    }

    @Test
    void exercise2() {
        Set<String> arrows = new TreeSet<>();
        Checks.forEachPair(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8), List.of(0, 1, 2, 3, 4, 5, 6, 7, 8), (from, to) -> {
            List<List<Integer>> moves = picture();
            moves.get(from).add(to);
            if (IntStream.of(solve(moves)).allMatch(result -> result != 0)) {
                arrows.add(names(p -> p == from) + names(p -> p == to));
            }
        });
        assertEquals(Set.of("GA", "GC", "GE", "GI", "HA", "HC", "HE", "HI"), arrows);
    }

    private static List<List<Integer>> picture() {
        return Stream.of(LoopyPicture.moves())
                .map(to -> IntStream.of(to).boxed().collect(Collectors.toCollection(ArrayList::new)))
                .collect(Collectors.toList());
    }

    @Test
    void exercise5() {
        LoopySum sum = LoopySum.of(LoopyPicture.moves());
        assertEquals("ACEI", names(v -> sum.label()[v] == 0));
        assertEquals("BF", names(v -> sum.label()[v] == 1));
        assertEquals("DGH", names(v -> sum.label()[v] == LoopySum.LOOPY));
        FixpointSolver<List<Integer>> played = sum.played(2);
        int h = LoopyPicture.NAMES.indexOf('H');
        assertEquals("BF", names(v -> played.outcome(Stream.of(h, v).sorted().toList()) == Outcome.WIN));
        assertEquals(Outcome.DRAW, played.outcome(List.of(1, 3)), "tokens on B and D");
    }

    private static String names(IntPredicate which) {
        return IntStream.range(0, LoopyPicture.NAMES.length()).filter(which)
                .mapToObj(v -> LoopyPicture.NAMES.substring(v, v + 1)).collect(Collectors.joining());
    }
}
