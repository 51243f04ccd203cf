package agc017d;

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
        return IntStream.rangeClosed(0, n).map(v -> v <= ROOT ? 0 : parentOf.applyAsInt(v)).toArray();
    }

    /** Paths of these lengths from the root. */
    static int[] spider(int... legs) {
        IntStream.Builder parents = IntStream.builder().add(0).add(0);
        int size = ROOT;
        for (int leg : legs) {
            for (int i = 0; i < leg; i++) {
                parents.add(i == 0 ? ROOT : size);
                size++;
            }
        }
        return parents.build().toArray();
    }

    /** All trees on the vertices 1 to n, by the parent of each vertex on the way to 1. */
    static Stream<int[]> numbered(int n) {
        int arrays = IntStream.rangeClosed(ROOT + 1, n).reduce(1, (product, v) -> product * n);
        return IntStream.range(0, arrays).mapToObj(index -> {
            int[] digits = {index};
            return of(n, v -> {
                int parent = ROOT + digits[0] % n;
                digits[0] /= n;
                return parent;
            });
        }).filter(Trees::isTree);
    }

    /** Whether every way upwards ends at the root. */
    private static boolean isTree(int[] parent) {
        return IntStream.range(ROOT, parent.length).allMatch(start -> {
            int v = start;
            for (int steps = 0; steps < parent.length && v != ROOT; steps++) {
                v = parent[v];
            }
            return v == ROOT;
        });
    }

    /** A random tree of up to n vertices in any numbering; every other one is lost if n allows it. */
    static int[] random(Random random, int n) {
        return n < 4 || random.nextBoolean() ? renumbered(random, grown(random, n)) : lost(random, (n + 1) / 2, n);
    }

    /**
     * A random tree in any numbering whose value is 0, thanks to a stalk at its root.
     *
     * @param n
     *            the vertices without the stalk
     * @param most
     *            the vertices in all; the stalk is cut off there
     */
    static int[] lost(Random random, int n, int most) {
        int[] tree = grown(random, n);
        return renumbered(random,
                of(Math.min(n + value(tree), most), v -> v <= n ? tree[v] : v == n + 1 ? ROOT : v - 1));
    }

    /** Each vertex becomes a child of any before it, or of one of the last three, which makes a slender tree. */
    private static int[] grown(Random random, int n) {
        int window = random.nextBoolean() ? n : 3;
        return of(n, v -> v - 1 - random.nextInt(Math.min(v - 1, window)));
    }

    /** The value at the root, by Theorem 1, of a tree whose parents have smaller numbers than their children. */
    static int value(int[] tree) {
        int[] value = new int[tree.length];
        for (int v = tree.length - 1; v > ROOT; v--) {
            value[tree[v]] ^= value[v] + 1;
        }
        return value[ROOT];
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

    /** The input that asks for a tree: its edges by their farther vertex, the smaller end of each first. */
    static String input(int[] tree) {
        StringBuilder input = new StringBuilder().append(tree.length - 1).append('\n');
        for (int v = ROOT + 1; v < tree.length; v++) {
            input.append(Math.min(v, tree[v])).append(' ').append(Math.max(v, tree[v])).append('\n');
        }
        return input.toString();
    }
}
