package muvluv;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of trees, and for each the number of its vertices and the parents of all but the root. */
public final class Cases implements nimsum.cases.Cases {

    private static final int MOST_VERTICES = 1_000_000;
    private static final Range TESTS = new Range(1, MOST_VERTICES);
    private static final Range VERTICES = new Range(1, MOST_VERTICES);
    private static final int SMALL = 7;

    @Override
    public Map<String, Range> bounds() {
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("T", TESTS);
        bounds.put("n", VERTICES);
        bounds.put("p", VERTICES);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        int tests = input.integer("T", TESTS);
        input.newline();
        int total = 0;
        for (int test = 0; test < tests; test++) {
            int n = input.integer("n", VERTICES);
            total += n;
            if (total > MOST_VERTICES) {
                throw input.invalid("sum-too-large", "more than " + MOST_VERTICES + " vertices in all");
            }
            input.newline();
            checkTree(input, n);
        }
        input.end();
    }

    private static void checkTree(StrictText input, int n) {
        if (n == 1) {
            if (input.at('\n')) {
                input.newline();
            }
            return;
        }
        int[] parent = new int[n + 1];
        for (int v = 2; v <= n; v++) {
            if (v > 2) {
                input.blank();
            }
            parent[v] = input.integer("p", new Range(1, n));
        }
        if (!Trees.isTree(parent)) {
            throw input.invalid("not-a-tree", "the parents have a cycle");
        }
        input.newline();
    }

    @Override
    public String smallScope() {
        return "every tree of up to " + SMALL + " vertices, in every numbering";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed().flatMap(Trees::numbered).map(tree -> Trees.input(List.of(tree)));
    }

    @Override
    public String random(Random random, int size) {
        return Trees.input(List.of(Trees.random(random, Math.min(size, MOST_VERTICES))));
    }

    @Override
    public int bruteForceSize() {
        return 12;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        int n = MOST_VERTICES;
        putTree(named, "90-path-parents-below", () -> Trees.of(n, v -> v - 1));
        putTree(named, "91-path-parents-above", () -> Trees.of(n, v -> v < n ? v + 1 : 1));
        putTree(named, "92-path-any-numbering", () -> Trees.renumbered(new Random(92), Trees.of(n, v -> v - 1)));
        putTree(named, "93-star", () -> Trees.of(n, v -> 1));
        putTree(named, "94-even-branches-any-numbering", () -> Trees.renumbered(new Random(94), evenComb(n)));
        named.put("95-trees-of-ten", () -> Trees
                .input(new Random(95).ints(n / 10).mapToObj(seed -> Trees.random(new Random(seed), 10)).toList()));
        named.put("96-roots-alone", () -> Trees.input(Collections.nCopies(n, Trees.of(1, v -> v))));
        return named;
    }

    private static void putTree(Map<String, Supplier<String>> named, String name, Supplier<int[]> tree) {
        named.put(name, () -> Trees.input(List.of(tree.get())));
    }

    /** A path of forks, each with a branch of two vertices beside it; n has to be 3k + 1. */
    private static int[] evenComb(int n) {
        return Trees.of(n, v -> v % 3 == 1 && v < n ? v - 3 : v - 1);
    }
}
