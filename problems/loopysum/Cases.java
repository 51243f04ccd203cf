package loopysum;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.HeapRows;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.generate.Digraph;

/** A graph, {@code n m} and m lines {@code u v}, and the number of the questions: lines of k and k vertices. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 3, SMALL_TOKENS = 2, FEW_TOKENS = 3, MAX_TOKENS_IN_ALL = 400_000;

    /** The vertices of the largest complete order that there is room for. */
    static final int ORDER = 632;

    @Override
    protected void checkQuestion(StrictText input) {
        int[] head = input.line("n", "m");
        Range vertices = new Range(1, Math.max(1, head[0]));
        for (int i = 0; i < head[1]; i++) {
            input.line(vertices, "u", "v");
        }
        int questions = input.count("q");
        int left = MAX_TOKENS_IN_ALL;
        for (int after = questions - 1; after >= 0; after--) {
            // Each question after this one has a token or more.
            int k = input.integer("k", new Range(min("k"), Math.min(max("k"), left - after)));
            left -= k;
            input.blank();
            input.line(vertices, Collections.nCopies(k, "token").toArray(String[]::new));
        }
    }

    @Override
    protected void describe() {
        // 4 * 2 of one vertex, 35 * 5 of two and 220 * 9 of three.
        small("all 2163 questions of up to " + SMALL_TOKENS + " tokens on graphs of up to " + SMALL
                + " vertices and edges, in ascending order",
                () -> IntStream.rangeClosed(1, SMALL).boxed().flatMap(Cases::everyGraph).flatMap(graph -> HeapRows
                        .ascending(SMALL_TOKENS, 1, graph.n()).map(tokens -> text(graph, Stream.<int[]>of(tokens)))));
        bruteForceSize(10);
        secret("02-random-of-4", () -> random(100, 4, 8, 4000, max("k")));
        secret("03-random-of-12", () -> random(100, 12, 24, 8000, FEW_TOKENS));
        secret("04-random-4000-edges", () -> random(1, 2000, 4000, 1000, FEW_TOKENS));
        secret("05-edges-again-and-again", () -> text(new Digraph(2, IntStream.range(0, max("m"))
                .mapToObj(i -> new int[]{1, i >> 17 == 0 ? 1 : 2}).toList()),
                Stream.of(new int[]{1}, new int[]{1, 1})));
        secret("06-complete-order-of-300",
                () -> asked(new Random(6), Digraph.where(300, (from, to) -> to < from), 1000, 300, FEW_TOKENS));
        secret("91-chain-and-loop", () -> chainAndLoop(v -> v));
        secret("92-random", () -> random(1, max("n"), max("m"), max("q"), FEW_TOKENS));
        secret("93-chain-backwards-and-loop", () -> chainAndLoop(v -> v == 1 ? 1 : max("n") + 2 - v));
        largest("94-complete-order", this::largestPart);
    }

    /** Returns every graph of n vertices and few edges. */
    static Stream<Digraph> everyGraph(int n) {
        return Stream.concat(Stream.of(new int[0]), HeapRows.ascending(SMALL, 0, n * n - 1))
                .map(row -> new Digraph(n, IntStream.of(row)
                        .mapToObj(number -> new int[]{number / n + 1, number % n + 1}).toList()));
    }

    static String text(Digraph graph, Stream<int[]> questions) {
        List<String> lines = questions.map(tokens -> tokens.length + " " + HeapRows.line(tokens)).toList();
        return graph.text() + lines.size() + "\n" + String.join("", lines);
    }

    /** The size is the number of edges. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int m = Math.min(size, max("m"));
        int n = Math.min(max("n"), 1 + m / 3 + random.nextInt(m / 2 + 2));
        return asked(random, graphs(random, 1, n, m), 1, n, size <= bruteForceSize() ? FEW_TOKENS : max("k"));
    }

    /** Side by side; most edges lead to a vertex before, a few to any. Then the vertices get other numbers. */
    static Digraph graphs(Random random, int count, int n, int m) {
        return new Digraph(count * n, IntStream.range(0, count * m).mapToObj(i -> {
            int before = i % count * n;
            int from = 1 + random.nextInt(n);
            int to = 1 + random.nextInt(random.nextInt(8) > 0 ? Math.max(1, from - 1) : n);
            return new int[]{before + from, before + to};
        }).toList()).relabelled(random, 1);
    }

    /** Asks questions about the first vertices. About a quarter of the tokens are on vertex 1. */
    private static String asked(Random random, Digraph graph, int questions, int vertices, int maxTokens) {
        return text(graph, Stream.generate(() -> {
            int[] tokens = new int[1 + random.nextInt(maxTokens)];
            Arrays.setAll(tokens, i -> random.nextInt(4) == 0 ? 1 : 1 + random.nextInt(vertices));
            return tokens;
        }).limit(questions));
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(inputs.get(0)).filter(one -> inputs.size() == 1);
    }

    private static String random(int graphs, int n, int m, int questions, int maxTokens) {
        Random random = new Random(m);
        return asked(random, graphs(random, graphs, n, m), questions, graphs * n, maxTokens);
    }

    /** Makes a chain that sweeps from its wrong end label one vertex at a time, after other edges. */
    private String chainAndLoop(IntUnaryOperator number) {
        Random random = new Random(91);
        int n = max("n");
        int others = max("m") - (n - 2);
        Stream<int[]> edges = IntStream.range(0, max("m")).mapToObj(i -> i < others
                ? new int[]{i % 3 == 0 ? 1 : n - random.nextInt(n / 2), i % 6 == 0 ? 1 : 3 + 2 * random.nextInt(500)}
                : new int[]{i - others + 3, i - others + 2});
        return asked(random, new Digraph(n, edges.toList()).relabelled(number), max("q"), n, FEW_TOKENS);
    }

    /**
     * From 2 on each vertex leads to all before it, and 1 to itself and the last ones, which have the largest labels;
     * the edges and the questions are scaled.
     */
    private String largestPart(int eighths) {
        int order = (int) (ORDER * Math.sqrt(eighths / 8.0));
        int loopyEdges = (max("m") - ORDER * (ORDER - 1) / 2) * eighths / 8;
        Random random = new Random(eighths);
        Digraph graph = Digraph.where(order + 1,
                (from, to) -> from == 1 ? to == 1 || to > order + 2 - loopyEdges : 1 < to && to < from);
        return asked(random, new Digraph(max("n") * eighths / 8, graph.edges()).shuffled(random),
                max("q") * eighths / 8, order + 1, FEW_TOKENS);
    }
}
