package muvluv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.Claims;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    /** Of the rooted trees; there are 1205 of up to so many vertices (OEIS A000081). */
    private static final int MOST_VERTICES = 10;

    @Test
    @DisplayName("Theorem 1: a branch of one vertex wins")
    void theorem1() {
        long checked = rootedTrees().filter(tree -> branchLengths(tree).contains(1)).peek(tree -> {
            assertTrue(BruteForce.firstWins(tree), () -> Arrays.toString(tree));
        }).mapToLong(tree -> 1).sum();
        Claims.checked("muvluv", 1, checked, "trees");
    }

    @Test
    @DisplayName("Theorem 2: an odd branch wins, and nothing else does")
    void theorem2() {
        long checked = rootedTrees().peek(tree -> {
            boolean someOdd = branchLengths(tree).stream().anyMatch(length -> length % 2 != 0);
            assertEquals(BruteForce.firstWins(tree), someOdd, () -> Arrays.toString(tree));
        }).mapToLong(tree -> 1).sum();
        Claims.checked("muvluv", 2, checked, "trees");
    }

    @Test
    @DisplayName("Theorem 3: the move that makes every branch even")
    void theorem3() {
        Random random = new Random(3);
        Stream<int[]> large = Stream.generate(() -> Trees.random(random, 1 + random.nextInt(300))).limit(2000);
        long checked = Stream.concat(rootedTrees(), large)
                .filter(tree -> branchLengths(tree).stream().anyMatch(length -> length % 2 != 0))
                .peek(ClaimsTest::checkWinningMove).mapToLong(tree -> 1).sum();
        Claims.checked("muvluv", 3, checked, "trees");
    }

    @Test
    @DisplayName("Theorem 4: contraction gives the branches of a tree, and peeling it refuses all else")
    void theorem4() {
        long checked = IntStream.rangeClosed(1, 6).boxed().flatMap(Trees::arrays).peek(parent -> {
            int[] children = Main.countChildren(parent);
            int[] contracted = parent.clone();
            int[] length = Main.contract(contracted, children);
            boolean isTree = Trees.isTree(parent);
            assertEquals(isTree, Main.isContractedTree(contracted, children, length), () -> Arrays.toString(parent));
            if (isTree) {
                assertEquals(branchLengths(parent), IntStream.range(ROOT, parent.length).filter(v -> children[v] == 0)
                        .mapToObj(leaf -> length[leaf]).toList(), () -> Arrays.toString(parent));
            }
        }).mapToLong(parent -> 1).sum();
        Claims.checked("muvluv", 4, checked, "arrays");
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
        boolean[] taken = WinningMove.taken(tree);
        int[] children = Main.countChildren(tree);
        int[] number = new int[tree.length];
        int[] rest = {0};
        for (int v = ROOT; v < tree.length; v++) {
            assertTrue(!taken[v] || children[v] == 0, "only leaves are taken");
            number[v] = taken[v] ? 0 : ++rest[0];
        }
        assertTrue(rest[0] < tree.length - 1, "something is taken");
        int[] after = new int[rest[0] + 1];
        IntStream.range(ROOT, tree.length).filter(v -> !taken[v]).forEach(v -> after[number[v]] = number[tree[v]]);
        assertFalse(branchLengths(after).stream().anyMatch(length -> length % 2 != 0), () -> Arrays.toString(tree));
    }

    /** By the definition: from each leaf up to the first vertex with two or more children. */
    private static List<Integer> branchLengths(int[] tree) {
        List<Integer> lengths = new ArrayList<>();
        for (int leaf = ROOT; leaf < tree.length; leaf++) {
            if (childCount(tree, leaf) == 0) {
                int length = 0;
                for (int v = leaf; v != 0 && childCount(tree, v) < 2; v = tree[v]) {
                    length++;
                }
                lengths.add(length);
            }
        }
        return lengths;
    }

    private static long childCount(int[] tree, int v) {
        return Arrays.stream(tree).filter(parent -> parent == v).count();
    }

    private static Stream<int[]> rootedTrees() {
        return IntStream.rangeClosed(1, MOST_VERTICES).boxed().flatMap(ClaimsTest::rootedTrees);
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
