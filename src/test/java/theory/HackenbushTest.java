package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Side;
import nimsum.game.Stalk;
import nimsum.game.Values;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.harness.run.Checks;
import nimsum.input.HeapRows;
import nimsum.input.Words;
import nimsum.input.generate.Drawings;
import org.junit.jupiter.api.Test;

/** The theorems on Hackenbush, on all small graphs, against play by the rules. */
class HackenbushTest {

    private static final String GREEN = "G", TWO = "BR", THREE = "GBR";
    /** The number 1, as the code of the chapter counts. */
    static final int UNIT = 1 << 14;
    private static final int VERTICES = 4, MAX_GREEN = 5, MAX_RED_BLUE = 4, TALLEST = 10;

    private final ShortGame zero = ShortGame.zero();
    private final DyadicForms dyadics = new DyadicForms(zero);
    private final Values<Bush> grundy = Hackenbush.grundy();
    private final Map<Map.Entry<Bush, ShortGame>, ShortGame> forms = new HashMap<>();
    private final RedBlueValues values = new RedBlueValues();

    @Test
    void theorem1() {
        int vertices = 3;
        int maxEdges = 3;
        Checks.each(Hackenbush.all(vertices, maxEdges, THREE, 0, 1), graph -> {
            Bush merged = Hackenbush.fused(graph, 0, 1);
            List<Edge> twigs = new ArrayList<>(merged.edges());
            for (int i = 0; i < twigs.size(); i++) {
                Edge edge = twigs.get(i);
                twigs.set(i, edge.from() == edge.to() ? new Edge(edge.from(), 3 + i, edge.colour()) : edge);
            }
            ShortGame game = form(graph);
            assertEquals(game, form(merged));
            assertEquals(game, form(new Bush(twigs, 0)));
        });
        int few = 2;
        List<Bush> parts = Hackenbush.all(2, few, THREE, 0).toList();
        Checks.eachPair(parts, parts, (a, b) -> assertEquals(form(a).plus(form(b)), form(Hackenbush.with(a, b, 0, 1))));
        int tallest = 8;
        Checks.each(IntStream.rangeClosed(0, tallest), height -> assertEquals(height, grundy.of(greenStalk(height))));
    }

    private static Bush greenStalk(int height) {
        return Drawing.stalk(GREEN.repeat(height)).bush();
    }

    /** Returns a graph as its options. */
    private ShortGame form(Bush graph) {
        return withHanging(graph, zero);
    }

    /** Returns a graph as its options, with another game hanging at vertex 1, with which it falls. */
    private ShortGame withHanging(Bush graph, ShortGame hanging) {
        Map.Entry<Bush, ShortGame> key = Map.entry(graph, hanging);
        ShortGame form = forms.get(key);
        if (form == null) {
            form = zero.game(options(graph, hanging, Side.LEFT), options(graph, hanging, Side.RIGHT));
            forms.put(key, form);
        }
        return form;
    }

    private Set<ShortGame> options(Bush graph, ShortGame hanging, Side player) {
        Set<ShortGame> above = player == Side.LEFT ? hanging.left() : hanging.right();
        return Stream.concat(Hackenbush.cuts(graph, player).map(option -> withHanging(option, hanging)),
                above.stream().filter(option -> Hackenbush.reaches(graph, 1))
                        .map(option -> withHanging(graph, option)))
                .collect(Collectors.toSet());
    }

    @Test
    void theorem2() {
        int day = 2;
        List<ShortGame> forms = ShortGame.bornByDay(day, zero);
        List<ShortGame> born = NumbersTest.values(forms);
        int maxEdges = 2;
        List<Bush> graphs = Hackenbush.all(3, maxEdges, THREE, 0).filter(graph -> Hackenbush.reaches(graph, 1))
                .toList();
        Checks.eachPair(graphs, Hackenbush.all(2, maxEdges, THREE, 0).toList(), (graph, part) -> assertEquals(
                form(Hackenbush.with(graph, part, 1, 2)), withHanging(graph, form(part))));
        Checks.eachPair(graphs,
                born.stream().flatMap(x -> born.stream().filter(x::isAtLeast).map(y -> List.of(x, y))).toList(),
                (graph, pair) -> assertTrue(
                        withHanging(graph, pair.get(0)).isAtLeast(withHanging(graph, pair.get(1)))));
        Bush twig = Hackenbush.of("0 1 B");
        Checks.each(forms, form -> {
            ShortGame value = born.stream().filter(form::isEqualTo).findFirst().orElseThrow();
            assertTrue(withHanging(twig, value).isEqualTo(withHanging(twig, form)));
        });
    }

    @Test
    void theorem3() {
        int max = 6;
        Checks.each(Hackenbush.trees(max, GREEN), tree -> {
            assertEquals(grundy.of(tree), root(tree).value());
            assertEquals(tree.size() % 2, root(tree).value() % 2);
        });
    }

    @Test
    void theorem4() {
        List<int[]> bounds = List.of(new int[]{1, 0}, new int[]{3, 15}, new int[]{5, 5}, new int[]{7, 2},
                new int[]{9, 1});
        Stream<int[]> cycles = bounds.stream().flatMap(bound -> HeapRows.every(bound[0] - 1, 0, bound[1]));
        Checks.each(cycles, stalks -> {
            int wanted = IntStream.of(stalks).reduce(0, (a, b) -> a ^ b);
            assertEquals(1, IntStream.rangeClosed(0, stalks.length).filter(edge -> afterCut(stalks, edge) == wanted)
                    .count());
        });
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
        Checks.each(graphs(MAX_GREEN, GREEN), this::assertGoodEdges);
        int edges = 8;
        int vertices = 6;
        Random random = new Random(12);
        Checks.each(IntStream.range(0, 100),
                i -> assertGoodEdges(Drawings.random(random, vertices - 1, edges, GREEN).bush()));
        Bush picture = Hackenbush.of("0 1 G, 1 2 G, 2 3 G, 3 1 G, 2 4 G, 4 5 G, 3 6 G, 3 6 G");
        assertEquals(4, grundy.of(picture));
        assertEquals(List.of(3, 7, 8),
                picture.standing().filter(edge -> grundy.of(picture.cut(edge)) == 3).boxed().toList());
    }

    /** With those for K that are tied to the ground. */
    private void assertGoodEdges(Bush graph) {
        List<Integer> inside = graph.standing().filter(edge -> Hackenbush.tied(graph, 0, graph.edge(edge).from())
                && Hackenbush.tied(graph, 0, graph.edge(edge).to())).boxed().toList();
        long good = inside.stream().filter(edge -> grundy.of(graph.cut(edge)) == (grundy.of(graph) ^ 1)).count();
        assertEquals(inside.size() % 2, good % 2);
    }

    @Test
    void theorem6() {
        Checks.each(graphs(MAX_GREEN, GREEN),
                graph -> assertEquals(grundy.of(graph), root(Hackenbush.fullyFused(graph)).value()));
        int longest = 6;
        int tallest = 3;
        int maxEdges = 9;
        Stream<int[]> cycles = IntStream.rangeClosed(1, longest).boxed()
                .flatMap(length -> HeapRows.every(length - 1, 0, tallest)
                        .filter(stalks -> length + IntStream.of(stalks).sum() <= maxEdges));
        Checks.each(cycles, stalks -> {
            int expected = IntStream.of(stalks).reduce((stalks.length + 1) % 2, (a, b) -> a ^ b);
            assertEquals(expected, grundy.of(cycle(stalks)));
        });
    }

    /** Returns the graphs in which each vertex hangs on one with a smaller number. */
    private static Stream<Bush> graphs(int maxEdges, String colours) {
        return IntStream.range(0, VERTICES).boxed().flatMap(upper -> IntStream.rangeClosed(upper, maxEdges).boxed()
                .flatMap(edges -> Drawings.all(upper, edges, colours))).map(Drawing::bush);
    }

    @Test
    void theorem7() {
        Bush example = Hackenbush.of("0 1 B, 0 1 B, 1 1 R, 1 1 R");
        assertEquals("1/2", value(example));
        assertEquals("0", value(Hackenbush.fullyFused(example)));
        List<Bush> graphs = graphs(MAX_RED_BLUE, TWO).toList();
        List<Bush> failures = graphs.stream()
                .filter(graph -> !values.of(graph).equals(values.of(Hackenbush.fullyFused(graph)))).toList();
        failures.forEach(graph -> assertEquals(MAX_RED_BLUE, graph.size(), "with fewer edges fusion holds"));
        assertFalse(failures.isEmpty());
    }

    @Test
    void theorem8() {
        Checks.each(graphs(MAX_RED_BLUE, TWO), graph -> {
            ShortGame game = form(graph);
            graph.standing().forEach(edge -> {
                ShortGame option = form(graph.cut(edge));
                boolean blue = isBlue(graph, edge);
                assertTrue(blue ? game.isAtLeast(option) : option.isAtLeast(game));
                assertFalse(blue ? option.isAtLeast(game) : game.isAtLeast(option));
            });
            assertTrue(game.isEqualTo(dyadics.form(values.of(graph))));
            assertTrue(DyadicForms.birthday(values.of(graph)) <= graph.size());
        });
        assertEquals("1/2", value(stalk("BR")));
    }

    private static boolean isBlue(Bush graph, int edge) {
        return graph.edge(edge).colour() == Colour.BLUE;
    }

    private String value(Bush graph) {
        return values.of(graph).toString();
    }

    @Test
    void theorem9() {
        Checks.each(stalks(), colours -> assertEquals(Stalk.value(colours), values.of(stalk(colours))));
        assertEquals("1/2", value(stalk("BR")));
        assertEquals("3/4", value(stalk("BRB")));
        assertEquals("1/4", lost("BRB", "BR"));
        // What each red edge counts on top of a blue one.
        assertEquals(List.of("1/2", "1/4", "1/8"), IntStream.range(0, 3)
                .mapToObj(reds -> lost("B" + "R".repeat(reds), "B" + "R".repeat(reds + 1))).toList());
    }

    /** Returns how much more a stalk is worth than another one. */
    private String lost(String stalk, String other) {
        return values.of(stalk(stalk)).plus(values.of(stalk(other)).negate()).toString();
    }

    private static Stream<String> stalks() {
        return IntStream.rangeClosed(0, TALLEST).boxed().flatMap(height -> Words.every(height, TWO));
    }

    private static Bush stalk(String colours) {
        return Drawing.stalk(colours).bush();
    }

    @Test
    void theorem10() {
        Set<Dyadic> born = new TreeSet<>();
        Checks.each(stalks(), stalk -> {
            Dyadic value = values.of(stalk(stalk));
            assertEquals(stalk.length(), DyadicForms.birthday(value));
            assertTrue(born.add(value), "another stalk has this value");
        });
        assertEquals(DyadicForms.bornByDay(TALLEST), born);
    }

    @Test
    void theorem11() {
        Bush blue = Hackenbush.of("0 1 B");
        int day = 5;
        Checks.each(DyadicForms.bornByDay(day), x -> assertTrue(
                withHanging(blue, dyadics.form(x)).isEqualTo(dyadics.form(Hackenbush.underBlue(x)))));
        int max = 4;
        Checks.each(Hackenbush.trees(max, TWO), tree -> assertEquals(values.of(tree), Hackenbush.treeValue(tree, 0)));
        List<Dyadic> table = IntStream.rangeClosed(-4, 2).mapToObj(x -> new Dyadic(x, 1)).toList();
        assertEquals("[1/4, 3/8, 1/2, 3/4, 1, 3/2, 2]", table.stream().map(Hackenbush::underBlue).toList().toString());
    }

    @Test
    void theorem12() {
        Checks.each(graphs(MAX_RED_BLUE, TWO), this::assertCheapCut);
        int edges = 8;
        int vertices = 6;
        Random random = new Random(13);
        Checks.each(IntStream.range(0, 100),
                i -> assertCheapCut(Drawings.random(random, vertices - 1, edges, TWO).bush()));
        int few = 2;
        List<Bush> rests = Hackenbush.all(3, few, TWO, 0).filter(graph -> Hackenbush.reaches(graph, 1)).toList();
        Checks.eachPair(rests, Hackenbush.all(3, few, TWO, 0).toList(), (rest, part) -> {
            Bush whole = Hackenbush.with(rest, part, 1, 3);
            blueEdges(part).filter(edge -> isCheap(part, edge))
                    .forEach(edge -> assertTrue(isCheap(whole, rest.size() + edge)));
        });
        assertEquals(Dyadic.of(2), values.of(stalk("BB")));
        Bush carried = Hackenbush.of("0 1 B, 1 1 B");
        assertEquals(Dyadic.of(2), values.of(carried));
        assertFalse(isFree(carried, 1));
        Bush loop = Hackenbush.of("0 1 B, 0 1 R, 1 1 B");
        assertEquals(List.of(Dyadic.of(1), new Dyadic(-1, 1)), List.of(values.of(loop), values.of(loop.cut(1))));
        assertEquals(2, loop.cut(1).size(), "nothing falls");
        assertFalse(isFree(loop, 1));
        // Vertices a, b (red, on the ground), 2 and 3 (blue), 4 and 5 (red); the paths a-2-3-b and a-4-5-b.
        Map<Integer, Dyadic> worth = Map.of(0b111111, Dyadic.of(-2), 0b111011, new Dyadic(-7, 1), 0b110111,
                new Dyadic(-7, 1));
        worth.forEach((left, value) -> assertTrue(ofVertices(left).isEqualTo(dyadics.form(value))));
    }

    /** Returns the game where vertices are cut, and those fall that are no longer connected to the ground. */
    private ShortGame ofVertices(int left) {
        int[] neighbours = {0b010100, 0b101000, 0b001001, 0b000110, 0b100001, 0b010010};
        int reached = left & 0b11;
        // As many rounds as there are vertices reach them all.
        for (int i = 0; i < neighbours.length * neighbours.length; i++) {
            int v = i % neighbours.length;
            reached |= (reached >> v & 1) * (neighbours[v] & left);
        }
        int standing = reached;
        return zero.game(ofVertices(standing, IntStream.of(2, 3)), ofVertices(standing, IntStream.of(0, 1, 4, 5)));
    }

    private Set<ShortGame> ofVertices(int standing, IntStream own) {
        return own.filter(v -> (standing >> v & 1) == 1).mapToObj(v -> ofVertices(standing & ~(1 << v)))
                .collect(Collectors.toSet());
    }

    /** Tells whether cutting a blue edge costs Left at most 1. */
    private boolean isCheap(Bush graph, int edge) {
        return values.of(graph).compareTo(values.of(graph.cut(edge)).plus(Dyadic.of(1))) <= 0;
    }

    private void assertCheapCut(Bush graph) {
        List<Integer> blue = blueEdges(graph).boxed().toList();
        List<Integer> cheap = blue.stream().filter(edge -> isCheap(graph, edge)).toList();
        assertTrue(blue.isEmpty() || !cheap.isEmpty());
        assertTrue(blue.stream().filter(edge -> isFree(graph, edge)).allMatch(cheap::contains));
    }

    /** Tells whether an edge falls alone among the blue ones, after any cuts before. */
    private static boolean isFree(Bush graph, int edge) {
        return IntStream.range(0, 1 << graph.size())
                .mapToObj(gone -> graph.without(cut -> (gone >> cut - 1 & 1) == 1))
                .filter(position -> position.stands(edge))
                .allMatch(position -> blueEdges(position).count() == blueEdges(position.cut(edge)).count() + 1);
    }

    private static IntStream blueEdges(Bush graph) {
        return graph.standing().filter(edge -> isBlue(graph, edge));
    }

    // What the chapter shows as its recipe.

    /** A vertex of the fused tree: the edge below it, the edges inside, and the vertices above. */
    record Vertex(int edge, List<Integer> loops, List<Vertex> above) {

        int value() {
            return above.stream().map(c -> c.value() + 1).reduce(loops.size() % 2, (a, b) -> a ^ b);
        }

        /** Returns edges. At least one of them brings the value down to the target if it is cut. */
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

    /** Returns the value of a blue edge that carries x. Both are multiples of 1 / UNIT. */
    static int underBlue(int x) {
        int p = 1;
        while (x + p * UNIT <= UNIT) {
            p++;
        }
        return x + p * UNIT >> p - 1;
    }

    @Test
    void theRecipeForGreenGraphsFindsACutToEachLowerValue() {
        graphs(MAX_GREEN, GREEN).forEach(graph -> {
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
        assertGreen(6, Hackenbush.of("0 1 G, 1 2 G, 1 3 G, 3 4 G, 0 5 G, 5 6 G"), 3);
    }

    @Test
    void exercise2() {
        assertGreen(7, Hackenbush.of("0 1 G, 1 2 G, 2 3 G, 3 1 G, 1 4 G, 4 5 G, 0 6 G, 6 7 G, 7 8 G"), 3);
    }

    @Test
    void exercise3() {
        Bush path = new Bush(Hackenbush.of("0 2 G, 2 3 G, 3 1 G, 2 4 G, 4 5 G").edges(), 0, 1);
        assertGreen(3, path, 5);
    }

    /** Checks that the graph has this value, and this is its only winning cut. */
    private void assertGreen(int value, Bush graph, int winningCut) {
        List<Integer> winning = graph.standing().filter(edge -> grundy.of(graph.cut(edge)) == 0).boxed().toList();
        assertEquals(List.of(winningCut), winning);
        assertEquals(value, grundy.of(graph));
    }

    @Test
    void exercise4() {
        Bush first = stalks("BRB", "BRR");
        Bush second = stalks("BBR", "R");
        assertEquals("3/4", value(stalk("BRB")));
        assertEquals("1/4", value(stalk("BRR")));
        assertEquals("1", value(first));
        assertEquals("3/2", value(stalk("BBR")));
        assertEquals("1", value(stalk("B")));
        assertEquals("1/2", value(second));
        assertEquals("-1/2", value(stalk("RB")));
        assertEquals(0, values.of(stalks("BBR", "R", "RB")).signum());
        assertEquals(1, values.of(stalks("BRB", "BRR", "RB")).signum());
    }

    private static Bush stalks(String... stalks) {
        return Stream.of(stalks).map(Drawing::stalk).reduce(Drawing::beside).orElseThrow().bush();
    }

    @Test
    void exercise5() {
        Bush triangle = Hackenbush.of("0 1 B, 0 2 B, 1 2 R");
        assertEquals(values.of(triangle.cut(1)), values.of(triangle.cut(2)));
        assertEquals("1/2", value(triangle.cut(1)));
        assertEquals("2", value(triangle.cut(3)));
        assertEquals("1", value(triangle));
    }

    @Test
    void exercise6() {
        Bush tree = Hackenbush.of("0 1 B, 1 2 R, 1 3 B, 3 4 R, 0 5 R");
        assertEquals("1/2", Hackenbush.underBlue(Dyadic.of(-1)).toString());
        assertEquals("3/4", Hackenbush.underBlue(new Dyadic(-1, 1)).toString());
        assertEquals("-1/4", value(tree));
        assertEquals("0", value(tree.cut(4)));
        List<Integer> winning = IntStream.of(2, 4, 5).filter(edge -> values.of(tree.cut(edge)).signum() <= 0).boxed()
                .toList();
        assertEquals(List.of(4), winning);
    }
}
