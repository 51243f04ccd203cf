package gym100548h;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.CountedCases;
import nimsum.cases.Digraph;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.Trees;

/** The number of graphs, and for each its vertices and edges, and where Bob and Alice are. */
public final class Cases extends CountedCases {

    private static final int SMALL = 4;

    @Override
    protected int checkQuestion(StrictText input) {
        int n = input.integer("n");
        input.blank();
        int m = input.integer("m", new Range(least("m"), Math.max(least("m"), Math.min(most("m"), n * (n - 1)))));
        input.newline();
        Range vertices = new Range(least("b"), n);
        Set<List<Integer>> edges = new HashSet<>();
        for (int i = 0; i < m; i++) {
            if (!edges.add(pair(input, "b", "e", vertices, "loop"))) {
                throw input.invalid("double-edge", "it was there before");
            }
        }
        pair(input, "x", "y", vertices, "same-start");
        return 1;
    }

    /** A line of two different vertices. */
    private static List<Integer> pair(StrictText input, String first, String second, Range range, String ifEqual) {
        int[] pair = input.integers(range, first, second);
        if (pair[0] == pair[1]) {
            throw input.invalid(ifEqual, "twice vertex " + pair[0]);
        }
        input.newline();
        return List.of(pair[0], pair[1]);
    }

    @Override
    public String smallScope() {
        // Every set of edges but the empty one: 3 + 63 + 4095.
        return "all 4161 graphs of 2 to " + SMALL + " vertices with Bob on 1 and Alice on 2";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, SMALL).mapToObj(Cases::complete)
                .flatMap(graph -> graph.parts(graph.edges().size())).map(graph -> one(question(graph, 1, 2)));
    }

    /** All edges between so many vertices, in order. */
    private static Digraph complete(int n) {
        return Digraph.where(n, (b, e) -> !b.equals(e));
    }

    /** Most edges lead to one of the next vertices. The size counts vertices. */
    @Override
    public String random(Random random, int size) {
        return one(randomGraph(random, Math.max(2, Math.min(size, most("n")))));
    }

    /** An edge leads from Bob to Alice. */
    private static String randomGraph(Random random, int n) {
        int[] names = Trees.numbers(random, 1, n);
        int most = 2 + random.nextInt(3);
        Digraph graph = Digraph.where(n, (b, e) -> b == 1 && e == 2 || !b.equals(e)
                && random.nextInt((e - b + n) % n <= 3 ? most : 8 * n) == 0);
        return question(graph.renamed(v -> names[v]), names[1], names[2]);
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("m", m -> firstEdges((int) m));
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("moves", new Range(0, most("n") - 1), "Retrograde.undecidedMoves[]"));
    }

    @Override
    protected void name(Named named) {
        int n = most("n");
        named.put("11-two-cycles", () -> input(IntStream.rangeClosed(2, 12).boxed().flatMap(p -> IntStream
                .rangeClosed(2, 10).mapToObj(q -> question(twoCycles(p, q), 1 + p % 2, p + 2))).toList()));
        Digraph path = Digraph.where(n, (b, e) -> e == b + 1);
        named.put("12-path", () -> input(List.of(question(path, 1, n), question(path, n, 1))));
        for (int size : List.of(5, 8, 12, 20, 50, 100)) {
            named.put(String.format(Locale.ROOT, "%d-random-of-up-to-%d", named.size() + 18, size),
                    () -> randoms(size));
        }
        // Bob goes from the middle of a star to one of 64 vertices and back, and Alice between two vertices of her own.
        named.put("30-star-of-64-edges", () -> one(question(Digraph.where(67,
                (b, e) -> b + e == 66 + 67 || (b == 1) != (e == 1) && b <= 65 && e <= 65), 1, 66)));
        named.put("90-complete", () -> largest(8));
        named.put("91-long-cycles", () -> one(question(twoCycles(49, 50), 1, 51)));
        named.put("92-many-edges", () -> input(IntStream.rangeClosed(1, 20).mapToObj(this::dense).toList()));
        named.put("93-a-hundred-long-cycles", () -> input(
                Collections.nCopies(most("T"), question(twoCycles(51, 49, new int[]{50, 1}), 51, 52))));
    }

    private String randoms(int mostVertices) {
        Random random = new Random(mostVertices);
        return input(Stream.generate(() -> randomGraph(random, 2 + random.nextInt(mostVertices - 1)))
                .limit(Math.min(most("T"), 5000 / mostVertices)).toList());
    }

    /**
     * A cycle, and another one that has an edge to it: where Bob goes round the one, and Alice round the other.
     *
     * @param more edges
     */
    static Digraph twoCycles(int p, int q, int[]... more) {
        Digraph cycles = Digraph.where(p + q, (b, e) -> b <= p
                ? e == b % p + 1
                : e == p + (b - p) % q + 1 || b == p + q && e == p);
        return new Digraph(p + q, Stream.concat(cycles.edges().stream(), Stream.of(more)).toList());
    }

    /** Most edges between the vertices, and none from a few of them. */
    private String dense(int seed) {
        Random random = new Random(seed);
        return question(Digraph.where(most("n"), (b, e) -> b > seed % 4 && !b.equals(e) && random.nextInt(20) > 0),
                most("n"), 1 + seed % 8);
    }

    /** Every edge between the vertices, or the first part of them; what is scaled is how many. */
    @Override
    public String largest(int eighths) {
        return firstEdges(most("m") * eighths / 8);
    }

    /**
     * The first vertices have edges to all others, and Alice on the last one has none, but where there are all edges.
     */
    private String firstEdges(int m) {
        return one(question(complete(most("n")).first(m), 1, most("n")));
    }

    private static String question(Digraph graph, int bob, int alice) {
        return graph.text() + bob + " " + alice + "\n";
    }

    private static String one(String question) {
        return input(List.of(question));
    }
}
