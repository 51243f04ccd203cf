package poj3710;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.hackenbush.Bush;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int ROOT = 1;
    private static final Rules RULES = new Rules();
    private static final int MAX_VERTICES = 4, MAX_EDGES = 5;
    /** Loops, parallel edges and edges on many cycles included. */
    private static final List<Graph> GRAPHS = graphs(MAX_VERTICES, MAX_EDGES);

    private final Values<Bush> values = Values.grundy(RULES);

    private static List<Graph> graphs(int maxVertices, int maxEdges) {
        return IntStream.rangeClosed(1, maxVertices).boxed()
                .flatMap(m -> IntStream.rangeClosed(0, maxEdges).boxed().flatMap(k -> Graph.all(m, k))).toList();
    }

    @Test
    void theorem1() {
        int max = 200;
        Checks.forEach(IntStream.rangeClosed(1, max), sides -> assertEquals(
                sides % 2, Values.mex(IntStream.rangeClosed(1, sides).map(side -> side - 1 ^ sides - side))));
        int maxPlayed = 9;
        Checks.forEach(IntStream.rangeClosed(1, maxPlayed), sides -> {
            Graph polygon = Graph.POINT.hang(ROOT, sides);
            assertEquals(sides % 2, played(polygon));
            for (int side = 1; side <= sides; side++) {
                assertEquals(side - 1 ^ sides - side, values.of(bush(polygon).cut(side)));
            }
        });
    }

    @Test
    void theorem2() {
        int maxSides = 4;
        Checks.forEachPair(Stream.of(new int[0], new int[]{1}, new int[]{1, 1}, new int[]{1, 2}),
                parents -> Rows.every(2, 0, maxSides * (parents.length + 1) - 1).filter(Rows::isInOrder),
                (parents, choice) -> checkPolygons(parents,
                        choice.stream().map(i -> new int[]{1 + i / maxSides, 1 + i % maxSides}).toList()));
    }

    /** Takes polygons as pairs of a vertex and a number of sides, where 1 stands for a loop. */
    private void checkPolygons(int[] parents, List<int[]> polygons) {
        Graph graph = Graph.tree(parents);
        int[] value = new int[parents.length + 2];
        for (int[] polygon : polygons) {
            graph = graph.hang(polygon[0], polygon[1]);
            value[polygon[0]] ^= polygon[1] % 2;
        }
        for (int v = parents.length + 1; v > ROOT; v--) {
            value[parents[v - 2]] ^= value[v] + 1;
        }
        assertEquals(played(graph), value[ROOT], graph::toString);
    }

    @Test
    void theorem3() {
        Checks.forEach(GRAPHS, graph -> assertEquals(played(graph), Reference.value(graph.vertices(), graph.edges())));
        Checks.forEachPair(GRAPHS.stream(), ClaimsTest::spanningTrees, (graph, tree) -> {
            for (int end = 0; end < 2; end++) {
                assertEquals(played(graph), byTree(graph, tree, end));
            }
        });
    }

    private static Stream<Graph> spanningTrees(Graph graph) {
        return Rows.subsets(graph.edges()).filter(edges -> edges.size() == graph.vertices() - 1)
                .map(edges -> new Graph(graph.vertices(), edges))
                .filter(Graph::isConnected);
    }

    /** Returns the number of vertex 1, where an edge off the tree is counted at this one of its ends. */
    private static int byTree(Graph graph, Graph tree, int end) {
        int[] number = new int[graph.vertices() + 1];
        List<int[]> others = graph.edges().stream().filter(edge -> !tree.edges().contains(edge)).toList();
        others.forEach(edge -> number[edge[end]] ^= 1);
        int[] parent = new int[number.length];
        List<Integer> upwards = new ArrayList<>(List.of(ROOT));
        for (int i = 0; i < upwards.size(); i++) {
            int v = upwards.get(i);
            tree.edges().stream().filter(edge -> edge[0] == v || edge[1] == v).map(edge -> edge[0] + edge[1] - v)
                    .filter(w -> w != parent[v]).forEach(w -> {
                        parent[w] = v;
                        upwards.add(w);
                    });
        }
        // The set of the vertices that each one carries. An edge that leaves it has the edge below on its cycle.
        int[] carried = new int[number.length];
        for (int i = upwards.size() - 1; i > 0; i--) {
            int v = upwards.get(i);
            carried[v] |= 1 << v;
            carried[parent[v]] |= carried[v];
            boolean isMarked = others.stream()
                    .anyMatch(edge -> (carried[v] >> edge[0] & 1) != (carried[v] >> edge[1] & 1));
            number[parent[v]] ^= isMarked ? number[v] ^ 1 : number[v] + 1;
        }
        return number[ROOT];
    }

    @Test
    void exercise1() {
        Graph first = Graph.tree(1).hang(2, 4).grow(2);
        Graph second = Graph.tree(1).hang(2, 3).grow(1);
        assertEquals(List.of("2", "3", "4", "5", "8", "10", "11"), winningCuts(first, second));
    }

    private static List<String> winningCuts(Graph... graphs) {
        return new Search<>(RULES).winningMoves(bush(graphs)).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        Graph first = Graph.tree(1, 2, 2);
        Graph second = Graph.tree(1, 2, 1);
        assertEquals(List.of("4"), winningCuts(first, second));
    }

    @Test
    void exercise3() {
        Graph pentagon = Graph.POINT.hang(ROOT, 5);
        for (int corner = 2; corner <= 5; corner++) {
            pentagon = pentagon.grow(corner);
        }
        assertEquals(1, played(pentagon));
        assertEquals(List.of("3", "6", "7", "8", "9"), winningCuts(pentagon));
    }

    private static Bush bush(Graph... graphs) {
        return RULES.read(Graph.input(graphs));
    }

    /** Returns the Grundy value, by the rules and its definition. */
    private int played(Graph graph) {
        return values.of(bush(graph));
    }
}
