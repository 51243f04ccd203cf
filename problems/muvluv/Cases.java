package muvluv;

import java.util.Collections;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.generate.Trees;

/** The number of trees, and for each the number of its vertices and the parents of all but the root. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void checkQuestion(StrictText input) {
        int n = input.count("n");
        int[] parents = input.integers(new Range(1, n), Collections.nCopies(n - 1, "p").toArray(String[]::new));
        input.refuse("not-a-tree", !Trees.isTree(Trees.of(n, v -> parents[v - 2])), "the parents have a cycle");
        input.newline();
        input.addUp("sum-too-large", n, max("n"));
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // By Cayley n^(n - 2) of each size: 1 + 3 + 16 + 125 + 1296.
        small("all 1441 trees of up to 6 vertices, in every numbering",
                () -> IntStream.rangeClosed(2, 6).boxed().flatMap(Trees::every).map(Cases::text));
        bruteForceSize(12);
        computed("children", 0, max("n") - 1);
        inputsWith("children", legs -> text(spider((int) legs, leg -> 2)));
        harmless("so many have a leaf among them, which wins", "children in 19 bits",
                "children in an array without place 999999");
        int n = max("n");
        secret("05-paths", () -> sizes(2, 60, Trees::path));
        secret("06-paths-parents-above", () -> sizes(2, 60, Cases::pathUpwards));
        secret("07-stars", () -> sizes(2, 40, Trees::star));
        secret("08-spiders-even-legs", () -> sizes(2, 20, legs -> spider(legs, leg -> 2)));
        secret("09-spiders-one-odd-leg", () -> sizes(2, 20, legs -> spider(legs, leg -> leg == 1 ? 3 : 2)));
        secret("10-spiders-odd-legs-of-three-and-more", () -> sizes(2, 20, legs -> spider(legs, leg -> 2 * leg + 3)));
        secret("12-combs-even-teeth", () -> sizes(1, 20, teeth -> evenComb(3 * teeth + 1)));
        secret("15-every-tree-of-five", () -> input(Trees.every(5).map(Cases::text)));
        secret("20-random-of-up-to-12", () -> randomTrees(20, 1000, 2, 12));
        secret("21-random-of-up-to-300", () -> randomTrees(21, 100, 2, 300));
        secret("30-long-path", () -> input(text(Trees.path(40_000))));
        secret("32-large-even-comb", () -> input(text(Trees.relabelled(new Random(32), evenComb(40_000)))));
        secret("90-path-parents-below", () -> input(text(Trees.path(n))));
        secret("91-path-parents-above", () -> input(text(pathUpwards(n - 1))));
        // One path whose vertices have their numbers at random, the hardest for a cache; its length is scaled.
        largest("92-path-any-numbering", eighths -> input(
                text(Trees.relabelled(new Random(92), Trees.path((int) (max("n") * (long) eighths / 8))))));
        secret("93-trees-of-ten", () -> randomTrees(93, n / 10, 10, 10));
        // A long handle, and at its lower end as many legs of two vertices.
        int handle = n / 3 + 1;
        secret("94-broom", () -> input(text(Trees.of(n, v -> v <= handle || (v - handle) % 2 == 0 ? v - 1 : handle))));
        secret("95-trees-of-two", () -> randomTrees(95, n / 2, 2, 2));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        return text(RandomTrees.of(random, Math.max(min("n"), Math.min(size, max("n")))));
    }

    private static String text(int[] tree) {
        return tree.length - 1 + "\n" + HeapRows.line(IntStream.of(tree).skip(2).toArray());
    }

    private String sizes(int first, int last, IntFunction<int[]> tree) {
        return forEach(first, last, size -> text(tree.apply(size)));
    }

    private String randomTrees(int seed, int trees, int min, int max) {
        return random(seed, trees, random -> text(RandomTrees.of(random, random.nextInt(min, max + 1))));
    }

    private static int[] spider(int legs, IntUnaryOperator length) {
        return Trees.spider(IntStream.range(0, legs).map(length).toArray());
    }

    private static int[] pathUpwards(int n) {
        return Trees.of(n, v -> v < n ? v + 1 : 1);
    }

    /** Returns a path of forks with teeth of two vertices, and a tooth of four at its end; n has to be 3k + 1. */
    private static int[] evenComb(int n) {
        return Trees.of(n, v -> v % 3 == 1 && v < n ? v - 3 : v - 1);
    }
}
