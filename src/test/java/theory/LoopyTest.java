package theory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
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
    void theorem1() {
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
    void theorem2() {
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
        int largest = 2;
        List<int[]> all = HeapRows.every(POSITIONS, LoopyGame.lost(largest), LoopyGame.won(largest)).toList();
        for (LoopyGame game : ON_THREE) {
            int[] right = game.byRounds();
            for (int[] table : all) {
                assertEquals(Arrays.equals(right, table),
                        IntStream.range(0, 3).allMatch(p -> table[p] == game.entry(table, p)));
            }
        }
    }

    @Test
    void theorem6() {
        Random random = new Random(SEED);
        Checks.forEachPair(Stream.concat(ON_THREE.stream(), randomGames(random)), game -> game.positions() == POSITIONS
                ? ORDERS.stream()
                : Stream.of(Trees.labels(random, 0, game.positions() - 1)), LoopyTest::checkSweeps);
        LoopyGame example = LoopyGame.of(LoopyPicture.moves());
        int[] right = example.byRounds();
        int f = LoopyPicture.NAMES.indexOf('F');
        assertEquals(LoopyGame.won(3), right[f]);
        assertEquals(LoopyGame.won(5), carelessSweeps(example)[f], "the example that the text gives");
        assertArrayEquals(right, sweep(example, new int[right.length], "ABCIDFEGH"));
        int[] once = sweep(example, new int[right.length], LoopyPicture.NAMES);
        assertFalse(Arrays.equals(right, once));
        assertArrayEquals(right, sweep(example, once, LoopyPicture.NAMES));
        for (int n = 1; n <= LARGEST; n++) {
            assertEquals(n + 1, checkSweeps(path(n), IntStream.range(0, n).toArray()), "passes on a path");
        }
    }

    private static LoopyGame path(int positions) {
        return LoopyGame.of(IntStream.range(0, positions)
                .mapToObj(p -> p < positions - 1 ? new int[]{p + 1} : new int[0]).toArray(int[][]::new));
    }

    /** Returns one pass in this order. */
    private static int[] sweep(LoopyGame game, int[] before, String order) {
        int[] table = before.clone();
        order.chars().map(LoopyPicture.NAMES::indexOf).forEach(p -> table[p] = game.entry(table, p));
        return table;
    }

    /** Sweeps until nothing changes, and returns the number of passes. */
    private static int checkSweeps(LoopyGame game, int[] order) {
        int[] right = game.byRounds();
        int[] table = new int[game.positions()];
        int farthest = Math.max(0, IntStream.of(right).map(Math::abs).max().orElseThrow() - 1);
        int passes = 0;
        boolean changed = true;
        while (changed) {
            passes++;
            assertTrue(passes <= farthest + 2, passes + " passes");
            changed = false;
            for (int p : order) {
                int entry = game.entry(table, p);
                assertTrue(table[p] == 0 || entry == table[p]
                        || Integer.signum(entry) == Integer.signum(table[p]) && Math.abs(entry) < Math.abs(table[p]),
                        "entries only come down");
                changed |= entry != table[p];
                table[p] = entry;
            }
        }
        assertArrayEquals(right, table);
        return passes;
    }

    /** Sweeps in place, from the first position to the last, and what has a number keeps it. */
    private static int[] carelessSweeps(LoopyGame game) {
        int[] table = new int[game.positions()];
        for (int pass = 0; pass <= game.positions(); pass++) {
            for (int p = 0; p < table.length; p++) {
                table[p] = table[p] == 0 ? game.entry(table, p) : table[p];
            }
        }
        return table;
    }

    @Test
    void theorem7() {
        Checks.forEach(ON_THREE.stream().filter(
                game -> Stream.of(game.ending()).noneMatch(ending -> ending == Ending.WIN)), game -> {
                    for (int entry : game.byRounds()) {
                        assertTrue(entry == 0 || (Math.abs(entry) - 1) % 2 == (entry > 0 ? 1 : 0));
                    }
                });
    }

    @Test
    void theorem8() {
        Checks.forEachPair(ON_THREE.stream(), game -> ORDERS.stream().skip(1).filter(image -> isSymmetry(game, image)),
                (game, image) -> {
                    int[] table = game.byRounds();
                    IntStream.range(0, 3).forEach(p -> assertEquals(table[p], table[image[p]]));
                });
    }

    @Test
    void theorem9() {
        Random random = new Random(SEED);
        List<int[]> others = ORDERS.subList(1, ORDERS.size());
        Checks.forEachPair(graphs(), sum -> sum.followers().length == POSITIONS
                ? others.stream()
                : Stream.of(Trees.labels(random, 0, VERTICES - 1)),
                (sum, order) -> assertArrayEquals(sum.label(), LoopySum.of(sum.followers(), order).label()));
        assertArrayEquals(new int[]{0, 1, 0, LoopySum.LOOPY},
                LoopySum.of(new int[][]{{}, {0, 2}, {1}, {3}}).label(), "the example of the text");
        checkSums(loopy -> loopy == 0,
                (sum, tokens) -> sum.nimSum(tokens) == 0 ? Outcome.LOSS : Outcome.WIN);
    }

    @Test
    void theorem10() {
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
    void theCodeOfTheChapterFindsOutcomesAndDistances() {
        Random random = new Random(SEED);
        Stream.concat(ON_THREE.stream(), randomGames(random)).map(game -> LoopyGame.of(game.moves())).forEach(
                game -> assertArrayEquals(game.byRounds(), solve(lists(game.moves()), new ArrayDeque<>())));
    }

    private static List<List<Integer>> lists(int[][] moves) {
        return Stream.of(moves).map(to -> IntStream.of(to).boxed().toList()).toList();
    }

    /**
     * Returns for each position 1 + distance if it is won, -1 - distance if it is lost, and 0 if it is drawn. A
     * position without moves is lost.
     */
    static int[] solve(List<List<Integer>> moves, Queue<Integer> queue) {
        int[] result = new int[moves.size()];
        int[] left = new int[moves.size()];
        List<List<Integer>> before = new ArrayList<>();
        moves.forEach(to -> before.add(new ArrayList<>()));
        for (int p = 0; p < moves.size(); p++) {
            for (int q : moves.get(p)) {
                before.get(q).add(p);
                left[p]++;
            }
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

    @Test
    void exercise1() {
        assertEquals(Ending.LOSS, new easychase.Rules().ending(new easychase.Rules().read("2 1 1 1 1")));
        assertEquals(1, outcome("2 1 1 1 2", Outcome.WIN));
        assertEquals(2, outcome("2 1 1 2 2", Outcome.LOSS));
        assertEquals(6, outcome("3 1 1 3 3", Outcome.LOSS));
    }

    /** Returns the distance of a position of the chase, whose outcome is this one. */
    private static int outcome(String input, Outcome expected) {
        easychase.Rules rules = new easychase.Rules();
        easychase.Rules.Position start = rules.read(input);
        FixpointSolver<easychase.Rules.Position> rounds = FixpointSolver.from(rules, start);
        assertEquals(expected, rounds.outcome(start));
        return rounds.movesToEnd(start).getAsInt();
    }

    @Test
    void exercise2() {
        endgame.Rules rules = new endgame.Rules();
        endgame.Rules.Square black = new endgame.Rules.Square(0, 0);
        endgame.Rules.Square rook = new endgame.Rules.Square(1, 1);
        List<Move<endgame.Rules.Position>> moves = rules
                .moves(new endgame.Rules.Position(new endgame.Rules.Square(7, 7), rook, black, false)).toList();
        assertEquals(1, moves.size());
        assertEquals("Kb7", moves.get(0).name());
        assertEquals(Ending.DRAW, rules.ending(moves.get(0).next()));
    }

    @Test
    void exercise3() {
        List<List<Integer>> moves = List.of(List.of(5), List.of(2, 5), List.of(0, 1, 3), List.of(1), List.of(0, 2),
                List.of());
        int[] right = solve(moves, new ArrayDeque<>());
        int[] found = solve(moves, Collections.asLifoQueue(new ArrayDeque<>()));
        int wrong = IntStream.range(0, right.length).filter(p -> right[p] != found[p]).reduce((p, q) -> -1)
                .orElseThrow();
        assertEquals(4, wrong);
        assertEquals(4, -1 - right[wrong]);
        assertEquals(2, -1 - found[wrong]);
    }

    @Test
    void exercise4() {
        LoopySum sum = LoopySum.of(LoopyPicture.moves());
        assertEquals("ACEI", names(v -> sum.label()[v] == 0));
        assertEquals("BF", names(v -> sum.label()[v] == 1));
        assertEquals("DGH", names(v -> sum.label()[v] == LoopySum.LOOPY));
        FixpointSolver<List<Integer>> played = sum.played(2);
        int h = LoopyPicture.NAMES.indexOf('H');
        assertEquals("BF", names(v -> played.outcome(Stream.of(h, v).sorted().toList()) == Outcome.WIN));
    }

    private static String names(IntPredicate which) {
        return IntStream.range(0, LoopyPicture.NAMES.length()).filter(which)
                .mapToObj(v -> LoopyPicture.NAMES.substring(v, v + 1)).collect(Collectors.joining());
    }

    private static boolean isSymmetry(LoopyGame game, int[] image) {
        return IntStream.range(0, 3).allMatch(p -> game.ending()[p] == game.ending()[image[p]] && Arrays.equals(
                IntStream.of(game.moves()[p]).map(to -> image[to]).sorted().toArray(), game.moves()[image[p]]));
    }
}
