package muvluv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Trees;
import nimsum.game.Search;
import nimsum.harness.run.Deep;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    /** Of the rooted trees; there are 486 of up to so many vertices (OEIS A000081). */
    private static final int MAX_VERTICES = 9;
    private static final List<int[]> TREES = IntStream.rangeClosed(1, Deep.size(MAX_VERTICES, 10)).boxed()
            .flatMap(n -> rootedTrees(n).stream()).toList();
    /** Who wins each of these trees when all is played out. */
    private static final Map<int[], Boolean> WINS = TREES.stream()
            .collect(Collectors.toMap(tree -> tree, tree -> new Search<>(new Rules()).moverWins(new Position(tree))));

    @Test
    void theorem1() {
        Claims.each("trees of up to " + MAX_VERTICES, TREES.stream().filter(tree -> legLengths(tree).contains(1)),
                tree -> assertTrue(WINS.get(tree)));
    }

    @Test
    void theorem2() {
        Claims.each("trees of up to " + MAX_VERTICES, TREES,
                tree -> assertEquals(WINS.get(tree), hasOddLeg(tree)));
    }

    @Test
    void theorem3() {
        Random random = new Random(3);
        int count = 2000;
        int most = 300;
        Stream<int[]> large = Stream.generate(() -> RandomTrees.of(random, 1 + random.nextInt(most))).limit(count);
        Claims.each("trees with an odd leg, all of up to " + MAX_VERTICES + " vertices and those among " + count
                + " random ones of up to " + most,
                Stream.concat(TREES.stream(), large).filter(ClaimsTest::hasOddLeg),
                ClaimsTest::checkWinningMove);
    }

    private static void checkWinningMove(int[] tree) {
        BitSet taken = Picture.winningMove(tree);
        taken.stream().forEach(v -> assertTrue(IntStream.of(tree).noneMatch(parent -> parent == v), "a leaf"));
        int[] left = IntStream.range(ROOT, tree.length).filter(v -> !taken.get(v)).toArray();
        assertTrue(left.length < tree.length - 1, "at least one");
        assertFalse(hasOddLeg(Trees.of(left.length, v -> 1 + Arrays.binarySearch(left, tree[left[v - 1]]))));
    }

    private static boolean hasOddLeg(int[] tree) {
        return legLengths(tree).stream().anyMatch(length -> length % 2 != 0);
    }

    /** By the definition: from each leaf up to the first vertex with two or more children. */
    private static List<Integer> legLengths(int[] tree) {
        Position position = new Position(tree);
        return IntStream.of(position.leaves()).mapToObj(leaf -> position.leg(leaf).size()).toList();
    }

    /** Every rooted tree of n vertices once, grown from those with a vertex less. */
    private static Collection<int[]> rootedTrees(int n) {
        if (n == 1) {
            return List.of(Trees.of(1, v -> 0));
        }
        Map<String, int[]> trees = new TreeMap<>();
        rootedTrees(n - 1).forEach(tree -> IntStream.range(ROOT, n).forEach(parent -> {
            int[] grown = Arrays.copyOf(tree, n + 1);
            grown[n] = parent;
            trees.put(shape(grown, ROOT), grown);
        }));
        return trees.values();
    }

    /** The same text for trees that differ only in the numbers of their vertices. */
    private static String shape(int[] tree, int vertex) {
        return IntStream.range(ROOT, tree.length).filter(child -> tree[child] == vertex)
                .mapToObj(child -> shape(tree, child)).sorted().collect(Collectors.joining("", "(", ")"));
    }
}
