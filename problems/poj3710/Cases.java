package poj3710;

import static poj3710.Graph.POINT;
import static poj3710.Graph.stalk;
import static poj3710.Graph.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.Range;
import nimsum.input.StrictText;

/**
 * To the end of the file: the number of graphs; for each a line with the numbers of its vertices and edges, and a line
 * for each edge. A graph is a tree with polygons, each of which has one vertex in common with the tree and nothing else
 * on it.
 */
public final class Cases extends nimsum.input.Cases {

    private static final int ROOT = 1;
    private static final int FEW_GRAPHS = 4;
    /** Cases of the largest inputs; the statement has no bound. */
    private static final int LARGEST = 4;

    @Override
    protected void checkQuestion(StrictText input) {
        for (int graphs = input.count("N"); graphs > 0; graphs--) {
            checkGraph(input);
        }
    }

    private void checkGraph(StrictText input) {
        int[] head = input.line("m", "k");
        Range vertices = new Range(ROOT, Math.max(ROOT, head[0]));
        List<int[]> edges = new ArrayList<>();
        for (int edge = 0; edge < head[1]; edge++) {
            edges.add(input.integers(vertices, "a", "b"));
            input.refuse("loop", edges.get(edge)[0] == edges.get(edge)[1], "both ends are " + edges.get(edge)[0]);
            input.newline();
        }
        Graph graph = new Graph(head[0], edges);
        input.refuse("not-connected", !graph.isConnected(), "a vertex is not joined to vertex 1");
        input.refuse("not-a-tree-with-polygons", !graph.isTreeWithPolygons(),
                "a cycle has more than one vertex in common with the rest of the graph, or with vertex 1");
    }

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // 1 + 2 + 9 + 68, and 12 * 12 of two graphs.
        small("all 224 inputs of a graph of up to 4 vertices in every numbering, or of two of up to 3",
                this::smallQuestions);
        bruteForceSize(10);
        harmless("99 vertices have no more than 196 edges", "k in an array without place 499");
        computed("place", 1, max("m"));
        // Whoever takes the edge up to place 64 for one on a cycle makes this stalk worth as much as the other one.
        inputsWith("place", place -> Graph.input(stalk((int) Math.min(place, max("m") - 1)), stalk(62)));
        secret("03-bare-polygons", () -> forEach(2, 20, sides -> Graph.input(POINT.hang(ROOT, sides))));
        secret("05-polygons-on-stalks", () -> forEach(2, 5, sides -> forEach(1, 4, height -> forEach(1, 6,
                beside -> Graph.input(stalk(height).hang(height + 1, sides), stalk(beside))))));
        secret("20-random-of-up-to-10-edges", () -> random(20, 100, 3, 10));
        secret("21-random-of-up-to-50-edges", () -> random(21, 20, 5, 50));
        secret("22-random-lost",
                () -> random(22, 20, random -> lost(random, 1 + random.nextInt(5), 1 + random.nextInt(50))));
        secret("30-most-edges",
                () -> Graph.input(hangAll(POINT, ROOT, 2)) + Graph.input(hangAll(POINT, ROOT, 2), stalk(98)));
        secret("31-longest",
                () -> Graph.input(stalk(98)) + Graph.input(stalk(64)) + Graph.input(POINT.hang(ROOT, 99))
                        + Graph.input(stalk(49).hang(50, 50), stalk(49)));
        // Full graphs in every case; how many there are is scaled.
        largest("90-random", eighths -> random(90, LARGEST,
                random -> Graph.input(random(random, max("N") * eighths / 8, maxEdges()))));
        secret("91-full", () -> full(hangAll(POINT, ROOT, 2)) + full(hangAll(POINT, ROOT, 3)) + full(stalk(98)));
        secret("92-random-lost", () -> random(92, LARGEST, random -> lost(random, max("N") - 2, maxEdges())));
    }

    private Stream<String> smallQuestions() {
        List<Graph> few = all(3);
        return Stream.concat(all(4).stream().map(Graph::input),
                few.stream().flatMap(one -> few.stream().map(two -> Graph.input(one, two))));
    }

    /** Returns every valid graph of up to this number of vertices, its edges in lexicographic order. */
    static List<Graph> all(int maxVertices) {
        return IntStream.rangeClosed(1, maxVertices).boxed()
                .flatMap(m -> IntStream.rangeClosed(m - 1, 2 * (m - 1)).boxed().flatMap(k -> Graph.all(m, k)))
                .filter(graph -> graph.edges().stream().allMatch(edge -> edge[0] != edge[1]))
                .filter(Graph::isTreeWithPolygons).toList();
    }

    /** The size counts edges in all. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int edges = Math.min(size, max("N") * maxEdges());
        // Mostly few: a game on many is long.
        int graphs = 1 + random.nextInt(Math.min(edges, random.nextInt(40) == 0 ? max("N") : FEW_GRAPHS));
        return graphs > 2 && random.nextBoolean()
                ? lost(random, graphs - 2, edges / graphs)
                : Graph.input(random(random, graphs, edges / graphs));
    }

    /** Makes two cases. One has the graph as often as possible, and the other one has it once less. */
    private String full(Graph graph) {
        Random random = new Random(graph.edges().size());
        return forEach(0, 1, i -> Graph.input(Stream.generate(() -> graph.shuffled(random)).limit(max("N") - i)
                .toArray(Graph[]::new)));
    }

    /** Hangs as many polygons on a vertex as there is room for. */
    private Graph hangAll(Graph graph, int vertex, int sides) {
        Graph full = graph;
        while (full.vertices() + sides - 1 <= max("m")) {
            full = full.hang(vertex, sides);
        }
        return full;
    }

    private Graph[] random(Random random, int graphs, int edges) {
        return Stream.generate(() -> Graph.random(random, max("m"), edges)).limit(graphs).toArray(Graph[]::new);
    }

    private String random(int seed, int cases, int maxGraphs, int edges) {
        return random(seed, cases,
                random -> Graph.input(random(random, 1 + random.nextInt(maxGraphs), 1 + random.nextInt(edges))));
    }

    /** Makes a case that the first player loses, with random graphs and two stalks that balance them. */
    private String lost(Random random, int graphs, int edges) {
        Graph[] lost = Arrays.copyOf(random(random, graphs, edges), graphs + 2);
        int sum = IntStream.range(0, graphs).map(i -> Reference.value(lost[i].vertices(), lost[i].edges())).reduce(0,
                (a, b) -> a ^ b);
        // One stalk may be too short: it has 98 edges at most.
        lost[graphs] = stalk(sum & 64);
        lost[graphs + 1] = stalk(sum & 63);
        return Graph.input(lost);
    }

    /** Returns the most edges of a graph. They are double edges, all of them at vertex 1. */
    private int maxEdges() {
        return 2 * (max("m") - 1);
    }
}
