package muvluv;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import nimsum.input.generate.Trees;

/** Makes random trees, given by the parents of their vertices. */
final class RandomTrees {

    private static final int ROOT = Trees.ROOT;

    /** Returns a random tree of about n vertices. In about half of these trees most legs are even. */
    static int[] of(Random random, int n) {
        return Trees.relabelled(random,
                n < 4 || random.nextBoolean()
                        ? Trees.random(random, n)
                        : withMostLegsEven(random, Trees.random(random, n / 2)));
    }

    /** Adds a child to some leaves of a tree in which each parent has a smaller number than its children. */
    private static int[] withMostLegsEven(Random random, int[] tree) {
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
}
