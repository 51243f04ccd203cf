package gym100548h;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.generate.Digraph;
import nimsum.input.generate.Trees;

/** The number of graphs, and for each its vertices and edges, and where Bob and Alice are. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 4;

    @Override
    protected void checkQuestion(StrictText input) {
        int n = input.integer("n");
        input.blank();
        int m = input.integer("m", new Range(min("m"), Math.max(min("m"), Math.min(max("m"), n * (n - 1)))));
        input.newline();
        Range vertices = new Range(min("b"), n);
        Set<List<Integer>> edges = new HashSet<>();
        for (int i = 0; i < m; i++) {
            input.refuse("double-edge", !edges.add(pair(input, "b", "e", vertices, "loop")), "it was there before");
        }
        pair(input, "x", "y", vertices, "same-start");
    }

    /** Returns a line of two different vertices. */
    private static List<Integer> pair(StrictText input, String first, String second, Range range, String ifEqual) {
        int[] pair = input.integers(range, first, second);
        input.refuse(ifEqual, pair[0] == pair[1], "twice vertex " + pair[0]);
        input.newline();
        return List.of(pair[0], pair[1]);
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // Every set of edges but the empty one: 3 + 63 + 4095.
        small("all 4161 graphs of 2 to " + SMALL + " vertices with Bob on 1 and Alice on 2",
                () -> IntStream.rangeClosed(2, SMALL).mapToObj(Cases::complete)
                        .flatMap(graph -> graph.subgraphs(graph.edges().size())).map(graph -> question(graph, 1, 2)));
        bruteForceSize(6);
        inputsWith("m", m -> firstEdges((int) m));
        int n = max("n");
        secret("11-two-cycles", () -> input(IntStream.rangeClosed(2, 12).boxed().flatMap(p -> IntStream
                .rangeClosed(2, 10).mapToObj(q -> question(twoCycles(p, q), 1 + p % 2, p + 2)))));
        Digraph path = Digraph.where(n, (b, e) -> e == b + 1);
        secret("12-path", () -> input(question(path, 1, n), question(path, n, 1)));
        for (int size : List.of(5, 8, 12, 20, 50, 100)) {
            secret(named().size() + 18 + "-random-of-up-to-" + size, () -> random(size, Math.min(max("T"), 5000 / size),
                    random -> randomGraph(random, 2 + random.nextInt(size - 1))));
        }
        // Bob goes from the middle of a star to one of 64 vertices and back, and Alice between two vertices of her own.
        secret("30-star-of-64-edges", () -> input(question(Digraph.where(67,
                (b, e) -> b + e == 66 + 67 || (b == 1) != (e == 1) && b <= 65 && e <= 65), 1, 66)));
        // Every edge between the vertices, or the first part of them; what is scaled is how many.
        largest("90-complete", eighths -> input(firstEdges(max("m") * eighths / 8)));
        secret("91-long-cycles", () -> input(question(twoCycles(49, 50), 1, 51)));
        secret("92-many-edges", () -> forEach(1, 20, this::dense));
        secret("93-a-hundred-long-cycles", () -> input(
                Collections.nCopies(max("T"), question(twoCycles(51, 49, new int[]{50, 1}), 51, 52)).stream()));
    }

    private static Digraph complete(int n) {
        return Digraph.where(n, (b, e) -> !b.equals(e));
    }

    /** Most edges lead to one of the next vertices. The size counts vertices. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return randomGraph(random, Math.max(2, Math.min(size, max("n"))));
    }

    /** Returns a random graph in which an edge leads from Bob to Alice. */
    private static String randomGraph(Random random, int n) {
        int[] names = Trees.labels(random, 1, n);
        int max = 2 + random.nextInt(3);
        Digraph graph = Digraph.where(n, (b, e) -> b == 1 && e == 2 || !b.equals(e)
                && random.nextInt((e - b + n) % n <= 3 ? max : 8 * n) == 0);
        return question(graph.relabelled(v -> names[v]), names[1], names[2]);
    }

    /**
     * Returns a cycle, and another one that has an edge to it: where Bob goes round the one, and Alice round the other.
     */
    static Digraph twoCycles(int p, int q, int[]... more) {
        Digraph cycles = Digraph.where(p + q, (b, e) -> b <= p
                ? e == b % p + 1
                : e == p + (b - p) % q + 1 || b == p + q && e == p);
        return new Digraph(p + q, Stream.concat(cycles.edges().stream(), Stream.of(more)).toList());
    }

    /** Returns a dense graph, in which a few vertices have no edges. */
    private String dense(int seed) {
        Random random = new Random(seed);
        return question(Digraph.where(max("n"), (b, e) -> b > seed % 4 && !b.equals(e) && random.nextInt(20) > 0),
                max("n"), 1 + seed % 8);
    }

    /** Gives edges to the first vertices. The last one, with Alice, has none, unless there are all edges. */
    private String firstEdges(int m) {
        return question(complete(max("n")).first(m), 1, max("n"));
    }

    private static String question(Digraph graph, int bob, int alice) {
        return graph.text() + bob + " " + alice + "\n";
    }
}
