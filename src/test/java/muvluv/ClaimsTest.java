package muvluv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import muvluv.Rules.Position;
import nimsum.game.Move;
import nimsum.game.Tree;
import nimsum.harness.Claims;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    /** Of the rooted trees; there are 1205 of up to so many vertices (OEIS A000081). */
    private static final int MAX_VERTICES = 10;
    private static final List<int[]> TREES = IntStream.rangeClosed(1, MAX_VERTICES).boxed()
            .flatMap(ClaimsTest::rootedTrees).toList();
    /** Who wins each of these trees when all is played out. */
    private static final Map<int[], Boolean> WINS = TREES.stream()
            .collect(Collectors.toMap(tree -> tree, tree -> BruteForce.firstWins(Position.of(tree))));

    @Test
    @DisplayName("Theorem 1: a branch of one vertex wins")
    void theorem1() {
        Claims.each("trees", TREES.stream().filter(tree -> branchLengths(tree).contains(1)),
                tree -> assertTrue(WINS.get(tree)));
    }

    @Test
    @DisplayName("Theorem 2: an odd branch wins, and nothing else does")
    void theorem2() {
        Claims.each("trees", TREES, tree -> assertEquals(WINS.get(tree), hasOddBranch(tree)));
    }

    @Test
    @DisplayName("Theorem 3: the move that makes every branch even")
    void theorem3() {
        Random random = new Random(3);
        Stream<int[]> large = Stream.generate(() -> Trees.random(random, 1 + random.nextInt(300))).limit(2000);
        Claims.each("trees", Stream.concat(TREES.stream(), large).filter(ClaimsTest::hasOddBranch),
                ClaimsTest::checkWinningMove);
    }

    @Test
    @DisplayName("Theorem 4: contraction gives the branches of a tree, and peeling it refuses all else")
    void theorem4() {
        List<int[]> arrays = IntStream.rangeClosed(1, 6).boxed().flatMap(Trees::arrays).toList();
        Claims.each("arrays", arrays, parent -> {
            int[] children = Main.countChildren(parent);
            int[] contracted = parent.clone();
            int[] length = Main.contract(contracted, children);
            boolean isTree = Trees.isTree(parent);
            assertEquals(isTree, Main.isContractedTree(contracted, children, length));
            if (isTree) {
                assertEquals(branchLengths(parent), IntStream.range(ROOT, parent.length).filter(v -> children[v] == 0)
                        .mapToObj(leaf -> length[leaf]).toList());
            }
        });
        long contractions = arrays.stream().filter(parent -> parent.length <= 1 + 5).mapToLong(parent -> {
            List<Integer> contractible = IntStream.range(ROOT, parent.length).filter(v -> childCount(parent, v) == 1)
                    .boxed().toList();
            return checkContractions(parent, contractible, parent, ones(parent.length));
        }).sum();
        Claims.checked(contractions, "contractions");
    }

    /**
     * Contracts vertices in every order, and looks at what is left at the end.
     *
     * @param vertices
     *            still to be contracted, or left because they are their own only children
     * @param parent
     *            after the contractions so far
     * @param standsFor
     *            how many vertices each stands for, 0 for those removed
     * @return how many orders there are
     */
    private static long checkContractions(int[] original, List<Integer> vertices, int[] parent, int[] standsFor) {
        long orders = 0;
        for (int v : vertices) {
            int child = IntStream.range(ROOT, parent.length).filter(c -> standsFor[c] > 0 && parent[c] == v).findFirst()
                    .getAsInt();
            if (child != v) {
                int[] parentAfter = parent.clone();
                int[] standsForAfter = standsFor.clone();
                parentAfter[child] = parent[v];
                standsForAfter[child] += standsFor[v];
                standsForAfter[v] = 0;
                List<Integer> rest = vertices.stream().filter(other -> other != v).toList();
                orders += checkContractions(original, rest, parentAfter, standsForAfter);
            }
        }
        if (orders > 0) {
            return orders;
        }
        assertEquals(Trees.isTree(original), peeled(parent, standsFor) == original.length - 1);
        if (Trees.isTree(original)) {
            assertEquals(branchLengths(original), IntStream.range(ROOT, original.length)
                    .filter(v -> childCount(original, v) == 0).mapToObj(leaf -> standsFor[leaf]).toList());
        }
        return 1;
    }

    /** How many vertices those stand for that come off when vertices without children are taken off as long as there are any. */
    private static int peeled(int[] parent, int[] standsFor) {
        int[] left = standsFor.clone();
        for (int round = ROOT; round < parent.length; round++) {
            for (int v = ROOT; v < parent.length; v++) {
                int leaf = v;
                if (IntStream.range(ROOT, parent.length).noneMatch(c -> left[c] > 0 && parent[c] == leaf)) {
                    left[v] = 0;
                }
            }
        }
        return IntStream.of(standsFor).sum() - IntStream.of(left).sum();
    }

    private static int[] ones(int length) {
        return IntStream.range(0, length).map(v -> v == 0 ? 0 : 1).toArray();
    }

    @Test
    @DisplayName("One vertex more than all trees together may have is refused")
    void limit() {
        // Complete but for this one rule, which makes it too large for a committed file.
        String input = Trees.input(List.of(Trees.of(1, v -> 1), Trees.of(1_000_000, v -> 1)));
        FastReader in = new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
        FastWriter out = new FastWriter(OutputStream.nullOutputStream());
        InputException refusal = assertThrows(InputException.class, () -> Main.solve(in, out));
        assertEquals("bad input at byte 5: expected at most 1000000 vertices in all trees together, found \"1000000\"",
                refusal.getMessage());
    }

    private static void checkWinningMove(int[] tree) {
        Position position = Position.of(tree);
        Move<Position> move = new Coach().reply(position);
        Set<Integer> taken = Arrays.stream(move.name().split(" ")).map(Integer::valueOf).map(position.tree()::vertex)
                .collect(Collectors.toSet());
        assertTrue(position.leaves().containsAll(taken), "it is legal");
        assertEquals(Rules.take(position, taken), move, "it is legal");
        List<Integer> left = standing(move.next());
        // A vertex has a larger number than its parent.
        int[] after = Trees.of(left.size(), v -> 1 + left.indexOf(move.next().tree().parent(left.get(v - 1))));
        assertFalse(hasOddBranch(after));
    }

    /** The vertices that are left, in ascending order. */
    private static List<Integer> standing(Position position) {
        TreeSet<Integer> standing = new TreeSet<>();
        for (int leaf : position.leaves()) {
            for (int v = leaf; v != Tree.NONE && standing.add(v);) {
                v = position.tree().parent(v);
            }
        }
        return List.copyOf(standing);
    }

    private static boolean hasOddBranch(int[] tree) {
        return branchLengths(tree).stream().anyMatch(length -> length % 2 != 0);
    }

    /** By the definition: from each leaf up to the first vertex with two or more children. */
    private static List<Integer> branchLengths(int[] tree) {
        int[] children = Main.countChildren(tree);
        return IntStream.range(ROOT, tree.length).filter(v -> children[v] == 0)
                .mapToObj(leaf -> Trees.branchLength(leaf, tree, children)).toList();
    }

    private static long childCount(int[] tree, int v) {
        return Arrays.stream(tree).filter(parent -> parent == v).count();
    }

    /** Every rooted tree of n vertices once, by the level sequences of Beyer and Hedetniemi (1980). */
    private static Stream<int[]> rootedTrees(int n) {
        int[] path = IntStream.rangeClosed(1, n).toArray();
        return Stream.iterate(path, levels -> levels != null, ClaimsTest::nextLevels).map(levels -> {
            int[] lastOfLevel = new int[n + 2];
            return Trees.of(n, v -> {
                lastOfLevel[levels[v - 2]] = v - 1;
                return lastOfLevel[levels[v - 1] - 1];
            });
        });
    }

    /** Repeats the part from the last vertex that can hang higher; null behind the star. */
    private static int[] nextLevels(int[] levels) {
        int last = levels.length - 1;
        while (last > 0 && levels[last] == 2) {
            last--;
        }
        if (last <= 0) {
            return null;
        }
        int parent = last;
        while (levels[parent] != levels[last] - 1) {
            parent--;
        }
        int[] next = levels.clone();
        for (int i = last; i < next.length; i++) {
            next[i] = next[i - (last - parent)];
        }
        return next;
    }
}
