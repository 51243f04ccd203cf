package muvluv;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes trees: arrays with the parent of vertex v at index v, and 0 for the root, which is vertex 1. */
final class Trees {

    private static final int ROOT = 1;

    private Trees() {
    }

    /** The tree whose vertices 2 to n have the parents that a function says. */
    static int[] of(int n, IntUnaryOperator parentOf) {
        int[] parent = new int[n + 1];
        IntStream.rangeClosed(ROOT + 1, n).forEach(v -> parent[v] = parentOf.applyAsInt(v));
        return parent;
    }

    /** A root with legs of these lengths. */
    static int[] spider(IntStream legs) {
        IntStream.Builder parents = IntStream.builder().add(0).add(0);
        int size = ROOT;
        for (int leg : legs.toArray()) {
            for (int i = 0; i < leg; i++) {
                parents.add(i == 0 ? ROOT : size);
                size++;
            }
        }
        return parents.build().toArray();
    }

    /** A tree with some more vertices in a row above its root. */
    static int[] onStalk(int stalk, int[] tree) {
        return of(stalk + tree.length - 1, v -> v <= stalk + ROOT ? v - 1 : stalk + tree[v - stalk]);
    }

    /** Whether every way upwards ends at the root. */
    static boolean isTree(int[] parent) {
        int[] seenFrom = new int[parent.length];
        seenFrom[ROOT] = ROOT;
        for (int start = ROOT + 1; start < parent.length; start++) {
            int v = start;
            while (seenFrom[v] == 0) {
                seenFrom[v] = start;
                v = parent[v];
            }
            if (seenFrom[v] == start) {
                return false;
            }
        }
        return true;
    }

    /** The number of vertices on the branch of a leaf, counted upwards. */
    static int branchLength(int leaf, int[] parent, int[] children) {
        int length = 0;
        int v = leaf;
        do {
            length++;
            v = parent[v];
        } while (v != 0 && children[v] == 1);
        return length;
    }

    /** All trees on the vertices 1 to n with root 1. */
    static Stream<int[]> numbered(int n) {
        return arrays(n).filter(Trees::isTree);
    }

    /** All ways to give the vertices 2 to n a parent from 1 to n, trees or not. */
    static Stream<int[]> arrays(int n) {
        int arrays = IntStream.rangeClosed(ROOT + 1, n).reduce(1, (product, v) -> product * n);
        return IntStream.range(0, arrays).mapToObj(index -> {
            int[] parent = new int[n + 1];
            int digits = index;
            for (int v = ROOT + 1; v <= n; v++) {
                parent[v] = ROOT + digits % n;
                digits /= n;
            }
            return parent;
        });
    }

    /** A random tree of about n vertices, in any numbering; for every other one most branches are even. */
    static int[] random(Random random, int n) {
        int window = random.nextBoolean() ? n : 3;
        if (n < 4 || random.nextBoolean()) {
            return renumbered(random, grown(random, n, window));
        }
        return renumbered(random, withMostBranchesEven(random, grown(random, n / 2, window)));
    }

    /** Each vertex becomes a child of one of the last few before it: the fewer, the more slender the tree. */
    private static int[] grown(Random random, int n, int window) {
        return of(n, v -> v - 1 - random.nextInt(Math.min(v - 1, window)));
    }

    /** Hangs one more vertex on some leaves of a tree whose parents have smaller numbers than their children. */
    private static int[] withMostBranchesEven(Random random, int[] tree) {
        int n = tree.length - 1;
        int[] children = new int[n + 1];
        IntStream.rangeClosed(ROOT, n).forEach(v -> children[tree[v]]++);
        int leaves = (int) Arrays.stream(children).filter(count -> count == 0).count();
        int[] sinceFork = new int[n + 1];
        int[] longer = Arrays.copyOf(tree, n + 1 + leaves);
        int size = n;
        for (int v = ROOT; v <= n; v++) {
            sinceFork[v] = 1 + (children[tree[v]] == 1 ? sinceFork[tree[v]] : 0);
            boolean odd = sinceFork[v] % 2 != 0;
            boolean wantedOdd = random.nextInt(2 * leaves) == 0;
            if (children[v] == 0 && odd != wantedOdd) {
                longer[++size] = v;
            }
        }
        return Arrays.copyOf(longer, size + 1);
    }

    /** The same tree with other numbers for all but the root. */
    static int[] renumbered(Random random, int[] tree) {
        int[] number = IntStream.range(0, tree.length).toArray();
        for (int v = tree.length - 1; v > ROOT + 1; v--) {
            int other = ROOT + 1 + random.nextInt(v - ROOT);
            int swapped = number[v];
            number[v] = number[other];
            number[other] = swapped;
        }
        int[] renumbered = new int[tree.length];
        IntStream.range(ROOT + 1, tree.length).forEach(v -> renumbered[number[v]] = number[tree[v]]);
        return renumbered;
    }

    /** The input that asks for these trees. */
    static String input(List<int[]> trees) {
        StringBuilder input = new StringBuilder().append(trees.size()).append('\n');
        for (int[] tree : trees) {
            input.append(tree.length - 1).append('\n');
            for (int v = ROOT + 1; v < tree.length; v++) {
                input.append(v > ROOT + 1 ? " " : "").append(tree[v]);
            }
            input.append('\n');
        }
        return input.toString();
    }
}
