package agc017d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    private static final Rules RULES = new Rules();
    /** Every tree of 2 to 7 vertices in which each vertex hangs on an earlier one: there are 873. */
    private static final List<int[]> TREES = IntStream.rangeClosed(2, 7).boxed().flatMap(ClaimsTest::grown).toList();

    /** The trees above, and random ones. */
    private static List<int[]> manyTrees() {
        Random random = new Random(17);
        Stream<int[]> larger = Stream.generate(() -> Trees.random(random, 2 + random.nextInt(60))).limit(1000);
        return Stream.concat(TREES.stream(), larger).toList();
    }

    private static Stream<int[]> grown(int n) {
        if (n == 1) {
            return Stream.of(new int[]{0, 0});
        }
        return grown(n - 1).flatMap(tree -> IntStream.range(ROOT, n).mapToObj(parent -> {
            int[] larger = Arrays.copyOf(tree, n + 1);
            larger[n] = parent;
            return larger;
        }));
    }

    @Test
    @DisplayName("Theorem 1: who wins, played out")
    void theorem1() {
        Claims.each("trees", TREES,
                tree -> assertEquals(new Search<>(RULES).moverWins(bush(tree)), value(tree, ROOT) != 0));
    }

    @Test
    @DisplayName("Theorem 2: the winning cuts are those that the walk from vertex 1 finds")
    void theorem2() {
        long cuts = 0;
        for (int[] tree : manyTrees()) {
            Set<String> expected = IntStream.range(ROOT + 1, tree.length)
                    .filter(v -> value(without(tree, v), ROOT) == 0)
                    .mapToObj(v -> Integer.toString(v - 1)).collect(Collectors.toSet());
            Set<String> found = new Coach().goodMoves(bush(tree)).map(Move::name).collect(Collectors.toSet());
            assertEquals(value(tree, ROOT) == 0 ? Set.of() : expected, found, () -> Arrays.toString(tree));
            cuts += tree.length - 2;
        }
        Claims.checked(cuts, "cuts");
    }

    @Test
    @DisplayName("Theorem 3: an odd number of cuts leads to each smaller value, an even number to each larger one")
    void theorem3() {
        Claims.each("trees", manyTrees(), tree -> {
            int value = value(tree, ROOT);
            int[] cuts = new int[2 * tree.length];
            IntStream.range(ROOT + 1, tree.length).forEach(v -> cuts[value(without(tree, v), ROOT)]++);
            for (int i = 0; i < cuts.length; i++) {
                assertEquals(i < value ? 1 : 0, cuts[i] % 2);
            }
            assertEquals(0, cuts[value]);
        });
    }

    @Test
    @DisplayName("Theorem 4: the digits by contraction")
    void theorem4() {
        Claims.each("trees", manyTrees(), tree -> {
            int[] parent = new int[tree.length];
            List<Integer> edges = Reference.downwards(neighbours(tree), parent);
            int value = 0;
            for (int digit = 0; !edges.isEmpty(); digit++) {
                value += edges.size() % 2 << digit;
                edges = Reference.contract(edges, parent);
            }
            assertEquals(value(tree, ROOT), value);
        });
    }

    @Test
    @DisplayName("Theorem 5: peeling gives the value of a tree, and refuses all else")
    void theorem5() {
        Claims.each("lists of edges",
                IntStream.rangeClosed(1, 4).boxed().flatMap(n -> HeapRows.every(2 * (n - 1), ROOT, n)),
                ClaimsTest::checkPeeling);
    }

    private static void checkPeeling(int[] end) {
        int n = end.length / 2 + 1;
        int[] value = new int[n + 1];
        int peeled = peel(end, value);
        int[] parent = new int[n + 1];
        assertEquals(hangBelow(ROOT, end, parent) == n, peeled == n - 1);
        if (peeled == n - 1) {
            assertEquals(value(parent, ROOT), value[ROOT]);
        }
    }

    private static int peel(int[] end, int[] value) {
        int[] degree = new int[value.length];
        int[] neighbours = new int[value.length];
        for (int i = 0; i < end.length; i++) {
            degree[end[i]]++;
            neighbours[end[i]] ^= end[i ^ 1];
        }
        return Main.peel(degree, neighbours, value);
    }

    /** How many vertices hang at v, itself included, where each that is met for the first time gets its parent. */
    private static int hangBelow(int v, int[] end, int[] parent) {
        int count = 1;
        for (int i = 0; i < end.length; i++) {
            int other = end[i ^ 1];
            if (end[i] == v && other != ROOT && parent[other] == 0) {
                parent[other] = v;
                count += hangBelow(other, end, parent);
            }
        }
        return count;
    }

    @Test
    @DisplayName("Paths of 100000 and 1000000 edges on a stack of 1 MiB")
    void longPaths() throws InterruptedException {
        for (int n : List.of(100_001, 1_000_001)) {
            int[] end = IntStream.range(ROOT, n).flatMap(v -> IntStream.of(v, v + 1)).toArray();
            int[] value = new int[n + 1];
            Thread thread = new Thread(null, () -> peel(end, value), "peeling", 1 << 20);
            thread.start();
            thread.join();
            assertEquals(n - 1, value[ROOT]);
        }
    }

    @Test
    @DisplayName("The moves of the coach on a path of 100000 edges")
    void coachOnALongPath() {
        Bush path = bush(Trees.of(100_000, v -> v - 1));
        assertEquals("1", new Coach().reply(path).name());
        assertTrue(new Coach().why(path).endsWith("Cut edge \"1\", worth 99999, and the xor is 0."));
    }

    /** The tree as an input; edge i leads to vertex i + 1. */
    private static Bush bush(int[] tree) {
        return RULES.read(Trees.input(tree));
    }

    private static List<List<Integer>> neighbours(int[] tree) {
        List<List<Integer>> neighbours = IntStream.range(0, tree.length).<List<Integer>>mapToObj(v -> new ArrayList<>())
                .toList();
        IntStream.range(ROOT + 1, tree.length).forEach(v -> {
            neighbours.get(v).add(tree[v]);
            neighbours.get(tree[v]).add(v);
        });
        return neighbours;
    }

    /** The tree without a vertex and what hangs at it, which belongs to no vertex now. */
    private static int[] without(int[] tree, int v) {
        int[] rest = tree.clone();
        rest[v] = 0;
        return rest;
    }

    /** By the formula. */
    private static int value(int[] tree, int v) {
        return IntStream.range(ROOT + 1, tree.length).filter(c -> tree[c] == v).map(c -> value(tree, c) + 1)
                .reduce(0, (a, b) -> a ^ b);
    }
}
