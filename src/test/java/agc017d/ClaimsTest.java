package agc017d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.hackenbush.Bush;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.input.generate.Trees;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    private static final Rules RULES = new Rules();
    private static final int MAX_PLAYED = 7, MAX_NUMBERED = 6, RANDOM = 200, MAX_RANDOM = 30;
    private static final List<int[]> TREES = IntStream.rangeClosed(2, MAX_PLAYED).boxed()
            .flatMap(Trees::everyIncreasing)
            .toList();
    private static final int[] PICTURE = {0, 0, 1, 2, 2, 4, 1, 6, 7, 1, 9, 9};

    /** Returns the trees above, and random ones. */
    private static List<int[]> manyTrees() {
        Random random = new Random(17);
        int max = Deep.size(MAX_RANDOM, 60);
        Stream<int[]> larger = Stream.generate(() -> Trees.random(random, 2 + random.nextInt(max - 1)))
                .limit(Deep.size(RANDOM, 1000));
        return Stream.concat(TREES.stream(), larger).toList();
    }

    @Test
    void theorem1() {
        Checks.forEach(TREES, tree -> assertEquals(new Search<>(RULES).moverWins(bush(tree)), value(tree, ROOT) != 0));
        Checks.forEach(IntStream.rangeClosed(1, MAX_NUMBERED).boxed().flatMap(Trees::every),
                tree -> assertArrayEquals(carried(tree), peeled(tree)));
    }

    @Test
    void theorem2() {
        Checks.forEach(manyTrees(), tree -> {
            int value = 0;
            int digit = 0;
            for (int edges : edgesLeft(tree)) {
                value += edges % 2 << digit++;
            }
            assertEquals(value(tree, ROOT), value);
        });
        assertEquals(List.of(10, 3, 1), edgesLeft(PICTURE), "worked by hand");
    }

    private static List<Integer> edgesLeft(int[] tree) {
        int[] parent = tree.clone();
        List<Integer> left = new ArrayList<>();
        for (List<Integer> edges = IntStream.range(ROOT + 1, tree.length).boxed().toList(); !edges.isEmpty();) {
            left.add(edges.size());
            edges = Reference.contract(edges, parent);
        }
        return left;
    }

    @Test
    void exercise1() {
        assertEquals(List.of("3"), winningCuts(bush(PICTURE)));
        assertEquals(List.of("1"), winningCuts(RULES.read("5 1 2 2 3 2 4 4 5")));
        assertEquals(List.of("4"), winningCuts(RULES.read("6 1 2 2 4 5 1 6 3 3 2")));
    }

    private static List<String> winningCuts(Bush tree) {
        return new Search<>(RULES).winningMoves(tree).map(Move::name).toList();
    }

    /** And exercise 4: an odd number of vertices are good for Bob, if the number of edges is even. */
    @Test
    void exercise2() {
        Checks.forEach(TREES, tree -> assertEquals(tree.length % 2 == 0 ? 1 : 0, goodForBob(bush(tree)).size() % 2));
        assertEquals(List.of(2), goodForBob(bush(PICTURE)));
        assertEquals(List.of(1, 3, 4), goodForBob(RULES.read("7 1 2 3 7 4 6 2 3 2 4 1 5")));
    }

    private static List<Integer> goodForBob(Bush tree) {
        return IntStream.rangeClosed(1, tree.size() + 1).boxed()
                .filter(v -> !new Search<>(RULES).moverWins(new Bush(tree.edges(), v))).toList();
    }

    @Test
    void exercise3() {
        for (int[] tree : manyTrees()) {
            int[] left = IntStream.range(0, tree.length).map(v -> v <= ROOT ? -1 : value(without(tree, v), ROOT))
                    .toArray();
            int[] carried = carried(tree);
            IntStream.range(0, tree.length).filter(t -> t != carried[ROOT]).forEach(t -> assertEquals(
                    IntStream.range(0, tree.length).filter(v -> left[v] == t).boxed().toList(), walk(tree, carried, t),
                    () -> Arrays.toString(tree)));
        }
    }

    /** Returns the upper vertices of the edges that the walk finds; a parent has a smaller number than its children. */
    private static List<Integer> walk(int[] tree, int[] carried, int t) {
        List<Integer> found = new ArrayList<>();
        int[] wanted = new int[tree.length];
        wanted[ROOT] = t;
        for (int c = ROOT + 1; c < tree.length; c++) {
            int v = tree[c];
            int b = wanted[v] < 0 ? -1 : carried[c] + 1 ^ carried[v] ^ wanted[v];
            wanted[c] = b - 1;
            if (b == 0) {
                found.add(c);
            }
        }
        return found;
    }

    private static int[] peeled(int[] tree) {
        int[] degree = new int[tree.length];
        int[] neighbours = new int[tree.length];
        Trees.edges(tree).forEach(edge -> {
            for (int i = 0; i < 2; i++) {
                degree[edge[i]]++;
                neighbours[edge[i]] ^= edge[1 - i];
            }
        });
        return Main.grundyValues(degree, neighbours);
    }

    private static Bush bush(int[] tree) {
        return RULES.read(tree.length - 1 + "\n" + Trees.lines(Trees.edges(tree)));
    }

    /** Returns the tree without a vertex and what hangs at it, which belongs to no vertex now. */
    private static int[] without(int[] tree, int v) {
        int[] rest = tree.clone();
        rest[v] = 0;
        return rest;
    }

    private static int[] carried(int[] tree) {
        return IntStream.range(0, tree.length).map(v -> v == 0 ? 0 : value(tree, v)).toArray();
    }

    /** Returns the value of what a vertex carries, by the formula. */
    private static int value(int[] tree, int v) {
        return IntStream.range(ROOT + 1, tree.length).filter(c -> tree[c] == v).map(c -> value(tree, c) + 1)
                .reduce(0, (a, b) -> a ^ b);
    }
}
