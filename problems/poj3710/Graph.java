package poj3710;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.generate.DisjointSets;
import nimsum.input.generate.Drawings;
import nimsum.input.generate.Trees;

/**
 * A graph of the vertices 1 to n.
 *
 * @param edges each with its two ends
 */
record Graph(int vertices, List<int[]> edges) {

    private static final int ROOT = 1;

    static final Graph POINT = new Graph(ROOT, List.of());

    /**
     * Makes a tree.
     *
     * @param parents for each of the vertices 2, 3, ... the next vertex on the way to vertex 1
     */
    static Graph tree(int... parents) {
        return new Graph(parents.length + 1,
                IntStream.range(0, parents.length).mapToObj(i -> new int[]{parents[i], i + 2}).toList());
    }

    static Graph stalk(int edges) {
        return tree(IntStream.rangeClosed(1, edges).toArray());
    }

    /** Returns this graph with a polygon hung on a vertex. The other vertices of the polygon are new. */
    Graph hang(int vertex, int sides) {
        List<int[]> more = new ArrayList<>(edges);
        for (int i = 0; i < sides; i++) {
            more.add(new int[]{i == 0 ? vertex : vertices + i, i == sides - 1 ? vertex : vertices + i + 1});
        }
        return new Graph(vertices + sides - 1, more);
    }

    /** Returns this graph with one more edge, which leads from a vertex to a new one. */
    Graph grow(int vertex) {
        return new Graph(vertices + 1,
                Stream.concat(edges.stream(), Stream.of(new int[]{vertex, vertices + 1})).toList());
    }

    /**
     * Returns a tree with polygons as the statement allows it, in any numbering: each edge or polygon on a vertex of
     * the tree before it, or on one of the last three, which makes a slender tree.
     */
    static Graph random(Random random, int maxVertices, int maxEdges) {
        Graph graph = POINT;
        List<Integer> main = new ArrayList<>(List.of(ROOT));
        int window = random.nextBoolean() ? maxVertices : 3;
        while (graph.vertices < maxVertices && graph.edges.size() < maxEdges) {
            int vertex = main.get(main.size() - 1 - random.nextInt(Math.min(main.size(), window)));
            int sides = 2 + random.nextInt(4);
            if (random.nextBoolean()) {
                graph = graph.grow(vertex);
                main.add(graph.vertices);
            } else if (graph.vertices + sides - 1 <= maxVertices && graph.edges.size() + sides <= maxEdges) {
                graph = graph.hang(vertex, sides);
            }
        }
        return graph.shuffled(random);
    }

    /** Returns this graph with its edges in random order and direction, and other numbers for all vertices except 1. */
    Graph shuffled(Random random) {
        return new Graph(vertices, Trees.shuffled(random, Trees.labels(random, ROOT + 1, vertices), edges));
    }

    /** Returns every connected multigraph, loops included, its edges in lexicographic order. */
    static Stream<Graph> all(int vertices, int edges) {
        List<int[]> possible = IntStream.rangeClosed(ROOT, vertices).boxed()
                .flatMap(a -> IntStream.rangeClosed(a, vertices).mapToObj(b -> new int[]{a, b})).toList();
        return Drawings.multisets(possible, 0, edges)
                .map(chosen -> new Graph(vertices, chosen.stream().map(int[]::clone).toList()))
                .filter(Graph::isConnected);
    }

    boolean isConnected() {
        DisjointSets sets = new DisjointSets(vertices);
        return edges.stream().filter(edge -> sets.union(edge[0], edge[1])).count() == vertices - 1;
    }

    /**
     * Tells whether this, connected and without loops, is a tree with vertex 1 and with polygons, each of which has one
     * vertex in common with the tree and no other edges on it. If each vertex between just two edges is taken out, a
     * polygon becomes a loop, and all other edges have to form a tree.
     */
    boolean isTreeWithPolygons() {
        List<int[]> left = new ArrayList<>(edges);
        int joints = vertices;
        for (int vertex = ROOT + 1; vertex <= vertices; vertex++) {
            int v = vertex;
            int[] neighbours = left.stream().filter(edge -> edge[0] == v || edge[1] == v)
                    .mapToInt(edge -> edge[0] + edge[1] - v).toArray();
            if (neighbours.length == 2 && neighbours[0] != v && neighbours[1] != v) {
                left.removeIf(edge -> edge[0] == v || edge[1] == v);
                left.add(neighbours);
                joints--;
            }
        }
        return left.stream().filter(edge -> edge[0] != edge[1]).count() == joints - 1;
    }

    static String input(Graph... graphs) {
        return graphs.length + "\n" + Arrays.stream(graphs).map(Graph::lines).collect(Collectors.joining());
    }

    private String lines() {
        return vertices + " " + edges.size() + "\n" + Trees.lines(edges);
    }
}
