package gym100548h;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.CountedCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

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
        return IntStream.rangeClosed(2, SMALL).boxed().flatMap(n -> {
            List<String> all = complete(n);
            return IntStream.range(1, 1 << all.size()).mapToObj(set -> one(graph(n, IntStream.range(0, all.size())
                    .filter(edge -> (set >> edge & 1) == 1).mapToObj(all::get).toList(), 1, 2)));
        });
    }

    /** All edges between so many vertices, in order. */
    private static List<String> complete(int n) {
        return pairs(n).map(pair -> pair[0] + " " + pair[1]).toList();
    }

    private static Stream<int[]> pairs(int n) {
        return IntStream.rangeClosed(1, n).boxed()
                .flatMap(b -> IntStream.rangeClosed(1, n).filter(e -> e != b).mapToObj(e -> new int[]{b, e}));
    }

    /**
     * Some vertices have no edges, and the others one to three, most of them to one of the next vertices.
     *
     * @param size
     *            the number of vertices
     */
    @Override
    public String random(Random random, int size) {
        return one(randomGraph(random, Math.max(2, Math.min(size, most("n")))));
    }

    private static String randomGraph(Random random, int n) {
        List<Integer> names = new ArrayList<>(IntStream.rangeClosed(1, n).boxed().toList());
        Collections.shuffle(names, random);
        int stuck = random.nextInt(n);
        int jumps = 1 + random.nextInt(8);
        Set<String> edges = new TreeSet<>(Set.of(names.get(0) + " " + names.get(1)));
        for (int v = 0; v < n; v++) {
            for (int i = random.nextInt(stuck + 1) == 0 ? random.nextInt(2) : 1 + random.nextInt(3); i > 0; i--) {
                int to = random.nextInt(jumps) == 0 ? random.nextInt(n) : (v + 1 + random.nextInt(3)) % n;
                if (to != v) {
                    edges.add(names.get(v) + " " + names.get(to));
                }
            }
        }
        return graph(n, edges, names.get(0), names.get(1));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("m", this::firstEdges);
    }

    @Override
    protected void name(Named named) {
        named.put("10-every-start", () -> input(pairs(5).map(start -> graph(5,
                List.of("1 2", "2 3", "3 1", "3 4", "4 5", "4 1"), start[0], start[1])).toList()));
        named.put("11-two-cycles", () -> input(IntStream.rangeClosed(2, 12).boxed().flatMap(p -> IntStream
                .rangeClosed(2, 12).mapToObj(q -> twoCycles(p, q, 1 + p % 2, 0))).limit(most("T")).toList()));
        named.put("12-path", () -> input(List.of(path(1, most("n")), path(most("n"), 1))));
        for (int size : List.of(5, 8, 12, 20, 50, 100)) {
            named.put("%d-random-of-up-to-%d".formatted(named.size() + 17, size), () -> randoms(size, size));
        }
        named.put("90-complete", () -> largest(8));
        named.put("91-long-cycles", () -> one(twoCycles(49, 50, 1, 0)));
        named.put("92-long-cycles-and-many-edges", () -> input(Collections.nCopies(30, twoCycles(25, 26, 1, 49))));
        named.put("93-many-edges", () -> input(IntStream.rangeClosed(1, 20).mapToObj(this::dense).toList()));
    }

    private String path(int bob, int alice) {
        return graph(most("n"), IntStream.range(1, most("n")).mapToObj(v -> v + " " + (v + 1)).toList(), bob, alice);
    }

    private String randoms(int seed, int mostVertices) {
        Random random = new Random(seed);
        return input(Stream.generate(() -> randomGraph(random, 2 + random.nextInt(mostVertices - 1)))
                .limit(Math.min(most("T"), 5000 / mostVertices)).toList());
    }

    /** Bob goes round a cycle, and Alice round another one that has an edge to his; and then some vertices with all edges. */
    static String twoCycles(int p, int q, int bob, int more) {
        List<String> edges = new ArrayList<>();
        IntStream.rangeClosed(1, p).forEach(v -> edges.add(v + " " + (v % p + 1)));
        IntStream.rangeClosed(1, q).forEach(v -> edges.add(p + v + " " + (p + v % q + 1)));
        edges.add(p + q + " " + p);
        pairs(more).forEach(pair -> edges.add(p + q + pair[0] + " " + (p + q + pair[1])));
        return graph(p + q + more, edges, bob, p + 2);
    }

    /** Most edges between the vertices, and none from a few of them. */
    private String dense(int seed) {
        Random random = new Random(seed);
        return graph(most("n"), complete(most("n")).stream().skip(seed % 4 * 99).filter(edge -> random.nextInt(20) > 0)
                .toList(), most("n"), 1 + seed % 8);
    }

    /** Every edge between the vertices, or the first part of them; what is scaled is how many. */
    @Override
    public String largest(int eighths) {
        return firstEdges(most("m") * eighths / 8);
    }

    /** The first vertices have edges to all others, and Alice on the last one has none, but where there are all edges. */
    private String firstEdges(long m) {
        return one(graph(most("n"), complete(most("n")).stream().limit(m).toList(), 1, most("n")));
    }

    private static String graph(int n, Collection<String> edges, int bob, int alice) {
        return n + " " + edges.size() + "\n" + String.join("\n", edges) + "\n" + bob + " " + alice + "\n";
    }

    private static String one(String graph) {
        return input(List.of(graph));
    }
}
