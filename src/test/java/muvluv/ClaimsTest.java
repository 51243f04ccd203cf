package muvluv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.input.generate.Trees;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    private static final int MAX = 7;
    /** The trees in which each vertex hangs on an earlier one. */
    private static final List<int[]> TREES = IntStream.rangeClosed(1, Deep.size(MAX, 8)).boxed()
            .flatMap(Trees::everyIncreasing).toList();
    /** Who wins each of these trees when all is played out. */
    private static final Map<int[], Boolean> WINS = TREES.stream()
            .collect(Collectors.toMap(tree -> tree, tree -> new Search<>(new Rules()).moverWins(new Position(tree))));

    @Test
    void theorem1() {
        Checks.forEach(TREES.stream().filter(tree -> legLengths(tree).contains(1)), tree -> assertTrue(WINS.get(tree)));
    }

    @Test
    void theorem3() {
        Random random = new Random(3);
        int count = 500;
        int max = 300;
        Stream<int[]> large = Stream.generate(() -> RandomTrees.of(random, 1 + random.nextInt(max))).limit(count);
        Checks.forEach(Stream.concat(TREES.stream(), large).filter(ClaimsTest::hasOddLeg),
                ClaimsTest::checkWinningMove);
    }

    private static void checkWinningMove(int[] tree) {
        BitSet taken = Picture.winningMove(tree);
        taken.stream().forEach(v -> assertTrue(IntStream.of(tree).noneMatch(parent -> parent == v), "a leaf"));
        int[] left = IntStream.range(ROOT, tree.length).filter(v -> !taken.get(v)).toArray();
        assertTrue(left.length < tree.length - 1, "at least one");
        assertFalse(hasOddLeg(Trees.of(left.length, v -> 1 + Arrays.binarySearch(left, tree[left[v - 1]]))));
    }

    @Test
    void exercise1() {
        assertEquals(List.of("3 4 5"), winningMoves(1, 1, 2, 2));
        assertEquals(List.of("4"), winningMoves(1, 1, 1, 2, 3));
        assertEquals(List.of(), winningMoves(1, 2, 2, 3, 4));
    }

    private static List<String> winningMoves(int... parents) {
        Position tree = new Position(Trees.of(parents.length + 1, v -> parents[v - 2]));
        return new Search<>(new Rules()).winningMoves(tree).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        assertEquals(List.of("1 of 9", "2 of 20", "3 of 48"), IntStream.rangeClosed(5, 7).mapToObj(n -> {
            Map<String, Boolean> wins = new HashMap<>();
            TREES.stream().filter(tree -> tree.length == n + 1)
                    .forEach(tree -> wins.put(shape(tree, ROOT), WINS.get(tree)));
            return wins.values().stream().filter(isWon -> !isWon).count() + " of " + wins.size();
        }).toList());
    }

    /** Returns brackets that are the same for trees that differ only in their numbering. */
    private static String shape(int[] tree, int v) {
        return IntStream.range(ROOT + 1, tree.length).filter(child -> tree[child] == v)
                .mapToObj(child -> shape(tree, child)).sorted().collect(Collectors.joining("", "(", ")"));
    }

    @Test
    void exercise3() {
        Search<Position> misere = new Search<>(Options.misere(new Rules()));
        Checks.forEach(TREES.stream(), tree -> {
            Position position = new Position(tree);
            assertEquals(IntStream.of(position.leaves()).mapToObj(position::leg)
                    .anyMatch(leg -> leg.stream().filter(v -> v != ROOT).count() % 2 != 0), misere.moverWins(position));
        });
    }

    @Test
    void exercise4() {
        Checks.forEach(TREES.stream().filter(tree -> tree.length <= MAX && !WINS.get(tree)), tree -> {
            int n = tree.length;
            IntStream.range(ROOT, n).forEach(vertex -> assertTrue(
                    new Search<>(new Rules()).moverWins(new Position(Trees.of(n, v -> v < n ? tree[v] : vertex)))));
        });
    }

    private static boolean hasOddLeg(int[] tree) {
        return legLengths(tree).stream().anyMatch(length -> length % 2 != 0);
    }

    /**
     * Returns the length of each leg by the definition. A leg goes from a leaf up to the first vertex with at least two
     * children.
     */
    private static List<Integer> legLengths(int[] tree) {
        Position position = new Position(tree);
        return IntStream.of(position.leaves()).mapToObj(leaf -> position.leg(leaf).size()).toList();
    }
}
