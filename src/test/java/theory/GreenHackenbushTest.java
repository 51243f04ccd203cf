package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.harness.run.Checks;
import nimsum.input.HeapRows;
import nimsum.input.generate.Drawings;
import org.junit.jupiter.api.Test;

/** The theorems on green Hackenbush, on all small graphs, against play by the rules. */
class GreenHackenbushTest {

    private static final String GREEN = "G", THREE = "GBR";
    private static final int VERTICES = 4, MAX_EDGES = 5;

    private final HackenbushForms forms = new HackenbushForms(ShortGame.zero());
    private final Values<Bush> grundy = Hackenbush.grundy();

    @Test
    void theorem1() {
        int vertices = 3;
        int maxEdges = 3;
        Checks.forEach(Hackenbush.all(vertices, maxEdges, THREE, 0, 1), graph -> {
            Bush merged = Hackenbush.fused(graph, 0, 1);
            List<Edge> twigs = new ArrayList<>(merged.edges());
            for (int i = 0; i < twigs.size(); i++) {
                Edge edge = twigs.get(i);
                twigs.set(i, edge.from() == edge.to() ? new Edge(edge.from(), 3 + i, edge.colour()) : edge);
            }
            ShortGame game = forms.form(graph);
            assertEquals(game, forms.form(merged));
            assertEquals(game, forms.form(new Bush(twigs, 0)));
        });
        int few = 2;
        List<Bush> parts = Hackenbush.all(2, few, THREE, 0).toList();
        Checks.forEachPair(parts, parts,
                (a, b) -> assertEquals(forms.form(a).plus(forms.form(b)), forms.form(Hackenbush.with(a, b, 0, 1))));
        int tallest = 8;
        Checks.forEach(IntStream.rangeClosed(0, tallest),
                height -> assertEquals(height, grundy.of(greenStalk(height))));
    }

    private static Bush greenStalk(int height) {
        return Drawing.stalk(GREEN.repeat(height)).bush();
    }

    @Test
    void theorem2() {
        int maxHanging = 3;
        List<Bush> hanging = graphs(maxHanging).toList();
        Checks.forEach(graphs(maxHanging).filter(graph -> Hackenbush.reaches(graph, 1)), graph -> {
            Map<Integer, Set<Integer>> values = hanging.stream().collect(Collectors.groupingBy(grundy::of, Collectors
                    .mapping(part -> grundy.of(Hackenbush.with(graph, part, 1, VERTICES)), Collectors.toSet())));
            values.forEach((value, wholes) -> assertEquals(1, wholes.size()));
        });
    }

    @Test
    void theorem3() {
        int max = 6;
        Checks.forEach(Hackenbush.trees(max, GREEN), tree -> {
            assertEquals(grundy.of(tree), root(tree).value());
            assertEquals(tree.size() % 2, root(tree).value() % 2);
        });
    }

    @Test
    void theorem4() {
        List<int[]> bounds = List.of(new int[]{1, 0}, new int[]{2, 15}, new int[]{3, 15}, new int[]{4, 7},
                new int[]{5, 5}, new int[]{6, 3}, new int[]{7, 2}, new int[]{8, 1}, new int[]{9, 1});
        Stream<int[]> cycles = bounds.stream().flatMap(bound -> HeapRows.every(bound[0] - 1, 0, bound[1]));
        Checks.forEach(cycles, stalks -> {
            int nimSum = IntStream.of(stalks).reduce(0, (a, b) -> a ^ b);
            int[] left = IntStream.rangeClosed(0, stalks.length).map(edge -> afterCut(stalks, edge)).toArray();
            assertEquals(stalks.length % 2 == 0 ? Set.of(nimSum) : Set.of(), leftByAnOddNumber(left));
        });
    }

    private static Set<Integer> leftByAnOddNumber(int[] left) {
        Set<Integer> odd = new HashSet<>();
        for (int value : left) {
            if (!odd.add(value)) {
                odd.remove(value);
            }
        }
        return odd;
    }

    /**
     * Returns the value of what a cut leaves: edge j joins the vertices j and j + 1 of the cycle, 0 and the last being
     * the ground.
     */
    private static int afterCut(int[] stalks, int edge) {
        int left = 0;
        for (int vertex = edge; vertex >= 1; vertex--) {
            left = (left ^ stalks[vertex - 1]) + 1;
        }
        int right = 0;
        for (int vertex = edge + 1; vertex <= stalks.length; vertex++) {
            right = (right ^ stalks[vertex - 1]) + 1;
        }
        return left ^ right;
    }

    private static Bush cycle(int[] stalks) {
        Bush graph = Drawing.cycle(GREEN.repeat(stalks.length + 1)).bush();
        int vertices = stalks.length;
        for (int i = 0; i < stalks.length; i++) {
            graph = Hackenbush.with(graph, greenStalk(stalks[i]), i + 1, vertices);
            vertices += stalks[i];
        }
        return graph;
    }

    @Test
    void theorem5() {
        Checks.forEach(graphs(MAX_EDGES), this::assertCutsInside);
        int edges = 8;
        int vertices = 6;
        Random random = new Random(12);
        Checks.forEach(IntStream.range(0, 100),
                i -> assertCutsInside(Drawings.random(random, vertices - 1, edges, GREEN).bush()));
    }

    /** With those for K that are tied to the ground. */
    private void assertCutsInside(Bush graph) {
        int[] inside = graph.standing().filter(edge -> Hackenbush.tied(graph, 0, graph.edge(edge).from())
                && Hackenbush.tied(graph, 0, graph.edge(edge).to())).toArray();
        assertEquals(inside.length % 2 == 1 ? Set.of(grundy.of(graph) ^ 1) : Set.of(), leftByAnOddNumber(
                IntStream.of(inside).map(edge -> grundy.of(graph.cut(edge))).toArray()));
    }

    @Test
    void theorem6() {
        Checks.forEach(graphs(MAX_EDGES), graph -> {
            assertEquals(grundy.of(graph), root(Hackenbush.fullyFused(graph)).value());
            assertEquals(IntStream.range(0, grundy.of(graph)).boxed().collect(Collectors.toSet()),
                    leftByAnOddNumber(graph.standing().map(edge -> grundy.of(graph.cut(edge))).toArray()));
        });
        int longest = 6;
        int tallest = 3;
        int maxEdges = 9;
        Stream<int[]> cycles = IntStream.rangeClosed(1, longest).boxed()
                .flatMap(length -> HeapRows.every(length - 1, 0, tallest)
                        .filter(stalks -> length + IntStream.of(stalks).sum() <= maxEdges));
        Checks.forEach(cycles, stalks -> {
            int expected = IntStream.of(stalks).reduce((stalks.length + 1) % 2, (a, b) -> a ^ b);
            assertEquals(expected, grundy.of(cycle(stalks)));
        });
    }

    /** Returns the graphs in which each vertex hangs on one with a smaller number. */
    private static Stream<Bush> graphs(int maxEdges) {
        return IntStream.range(0, VERTICES).boxed().flatMap(upper -> IntStream.rangeClosed(upper, maxEdges).boxed()
                .flatMap(edges -> Drawings.all(upper, edges, GREEN))).map(Drawing::bush);
    }

    /** A vertex of the fused tree: the edge below it, the edges inside, and the vertices above. */
    record Vertex(int edge, List<Integer> loops, List<Vertex> above) {

        int value() {
            return above.stream().map(c -> c.value() + 1).reduce(loops.size() % 2, (a, b) -> a ^ b);
        }

        /** Returns edges. At least one of them brings the value down to a smaller target if it is cut. */
        List<Integer> cut(int target) {
            int s = value() ^ target;
            for (Vertex c : above) {
                int aim = (c.value() + 1) ^ s;
                if (aim == 0) {
                    return List.of(c.edge);
                }
                if (aim <= c.value()) {
                    return c.cut(aim - 1);
                }
            }
            return loops;
        }
    }

    @Test
    void theRecipeForGreenGraphsFindsACutToEachLowerValue() {
        graphs(MAX_EDGES).forEach(graph -> {
            Vertex root = root(Hackenbush.fullyFused(graph));
            for (int target = 0; target < grundy.of(graph); target++) {
                int wanted = target;
                assertTrue(root.cut(target).stream().anyMatch(edge -> grundy.of(graph.cut(edge)) == wanted));
            }
        });
    }

    /** The ground of a tree with loops. */
    private static Vertex root(Bush tree) {
        return vertex(tree, 0, 0);
    }

    private static Vertex vertex(Bush tree, int vertex, int below) {
        Map<Boolean, List<Integer>> isLoop = tree.standingAt(vertex).filter(edge -> edge != below).boxed()
                .collect(Collectors.partitioningBy(edge -> tree.edge(edge).other(vertex) == vertex));
        return new Vertex(below, isLoop.get(true),
                isLoop.get(false).stream().map(edge -> vertex(tree, tree.edge(edge).other(vertex), edge)).toList());
    }

    @Test
    void exercise1() {
        assertGreen(6, "0 1 G, 1 2 G, 1 3 G, 3 4 G, 0 5 G, 5 6 G", 3);
    }

    @Test
    void exercise2() {
        assertGreen(7, "0 1 G, 1 2 G, 2 3 G, 3 1 G, 1 4 G, 4 5 G, 0 6 G, 6 7 G, 7 8 G", 3);
    }

    @Test
    void exercise3() {
        String game = "0 1 G, 1 2 G, 2 3 G, 0 4 G, 4 5 G, 4 6 G";
        assertGreen(2, game, 2);
        assertGreen(3, game + ", 0 7 G", 1, 5, 6);
    }

    @Test
    void exercise4() {
        assertGreen(1, "0 1 G, 0 2 G, 1 2 G", 3);
        int max = 6;
        for (int n = 2; n <= max; n++) {
            Bush complete = new Bush(Rows.every(2, 0, n - 1).filter(ends -> ends.get(0) < ends.get(1))
                    .map(ends -> new Edge(ends.get(0), ends.get(1), Colour.GREEN)).toList(), 0);
            boolean wins = n % 4 == 2 || n % 4 == 3;
            assertEquals(wins ? 1 : 0, grundy.of(complete));
            assertEquals(n == 3 ? 1 : wins ? complete.size() : 0, winningCuts(complete).size());
        }
    }

    @Test
    void exercise6() {
        assertEquals(1, grundy.of(Hackenbush.of("0 1 G, 1 2 G, 1 3 G")));
        assertEquals(1, grundy.of(Hackenbush.of("0 1 G, 1 2 G, 1 2 G")));
    }

    private void assertGreen(int value, String edges, Integer... winningCuts) {
        Bush graph = Hackenbush.of(edges);
        assertEquals(value, grundy.of(graph));
        assertEquals(List.of(winningCuts), winningCuts(graph));
    }

    private List<Integer> winningCuts(Bush graph) {
        return graph.standing().filter(edge -> grundy.of(graph.cut(edge)) == 0).boxed().toList();
    }
}
