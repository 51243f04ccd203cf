package agc017d;

import java.util.Random;
import java.util.stream.IntStream;
import nimsum.input.StrictText;
import nimsum.input.generate.Trees;

/** The number of vertices, and the edges, each on a line with its two ends in any order. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void checkQuestion(StrictText input) {
        Trees.check(input, input.count("N"), "x", "y");
    }

    @Override
    protected void describe() {
        // By Cayley n^(n - 2) of each size: 1 + 3 + 16 + 125 + 1296.
        small("all 1441 trees of up to 6 vertices, in every numbering",
                () -> IntStream.rangeClosed(2, 6).boxed().flatMap(Trees::every).map(Cases::text));
        bruteForceSize(12);
        computed("degree", 0, max("N") - 1);
        inputsWith("degree", degree -> text(Trees.withLeaves(degree, max("N"))));
        int n = max("N");
        secret("16-comb", () -> text(Trees.comb(60)));
        secret("21-random-1000", () -> random(new Random(21), 1000));
        IntStream.rangeClosed(2, 6).forEach(i -> secret("2" + i + "-random-lost-" + i, () -> lost(i, 40 * i, 1000)));
        secret("30-long-path", () -> text(Trees.path(30_001)));
        // Worth 1 followed by 16 zeros.
        secret("31-path-of-65536-edges", () -> text(Trees.path(65_537)));
        secret("90-path", () -> text(Trees.path(n)));
        // One path whose vertices have their numbers at random, the hardest for a cache; its length is scaled.
        largest("91-path-any-numbering", eighths -> shuffled(new Random(91), Trees.path(max("N") * eighths / 8)));
        secret("92-star", () -> text(Trees.star(n)));
        secret("93-broom", () -> text(broom(n)));
        secret("94-comb-any-numbering", () -> shuffled(new Random(94), Trees.comb(n)));
        secret("95-random-lost", () -> lost(95, n / 2, n));
    }

    /** Every other tree is lost if its size allows it. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int n = Math.max(min("N"), Math.min(size, max("N")));
        return shuffled(random, n < 4 || random.nextBoolean() ? Trees.random(random, n) : lost(random, (n + 1) / 2, n));
    }

    private static String text(int[] tree) {
        return tree.length - 1 + "\n" + Trees.lines(Trees.edges(tree));
    }

    private static String shuffled(Random random, int[] tree) {
        int[] number = Trees.labels(random, Trees.ROOT + 1, tree.length - 1);
        return tree.length - 1 + "\n" + Trees.lines(Trees.shuffled(random, number, Trees.edges(tree)));
    }

    private static String lost(int seed, int n, int max) {
        Random random = new Random(seed);
        return shuffled(random, lost(random, n, max));
    }

    /**
     * Returns a random tree whose value is 0, thanks to a stalk at its root.
     *
     * @param n the vertices without the stalk
     * @param max the vertices in all; the stalk is cut off there
     */
    private static int[] lost(Random random, int n, int max) {
        int[] tree = Trees.random(random, n);
        int[] value = new int[n + 1];
        for (int v = n; v > Trees.ROOT; v--) {
            value[tree[v]] ^= value[v] + 1;
        }
        return Trees.of(Math.min(n + value[Trees.ROOT], max), v -> v <= n ? tree[v] : v == n + 1 ? Trees.ROOT : v - 1);
    }

    /** Returns a path with a star at its end, each with half of the vertices. */
    private static int[] broom(int n) {
        return Trees.of(n, v -> Math.min(v - 1, n / 2));
    }
}
