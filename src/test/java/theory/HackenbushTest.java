package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Drawings;
import nimsum.cases.HeapRows;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Drawing;
import nimsum.harness.text.Claims;
import nimsum.picture.Svg;
import org.junit.jupiter.api.Test;

/** The theorems on Hackenbush, on all small graphs, against play by the rules. */
class HackenbushTest {

    private static final List<Colour> TWO = List.of(Colour.BLUE, Colour.RED);
    private static final List<Colour> THREE = List.of(Colour.values());
    private static final String GREEN = "G", RED_BLUE = "BR";
    private static final int UNIT = DyadicForms.UNIT;
    private static final int VERTICES = 4, MOST_GREEN = 6, MOST_RED_BLUE = 4;
    private static final String RED_BLUE_GRAPHS = "graphs with up to " + MOST_RED_BLUE + " edges of " + TWO.size()
            + " colours on up to " + VERTICES + " vertices";

    private final ShortGame zero = ShortGame.zero();
    private final DyadicForms dyadics = new DyadicForms(zero);

    @Test
    void theorem1() {
        int vertices = 3;
        int mostEdges = 3;
        int onGround = 2;
        Claims.each(
                "graphs with up to " + mostEdges + " edges of " + THREE.size() + " colours that stand on " + onGround
                        + " of " + vertices + " vertices",
                Hackenbush.all(vertices, mostEdges, THREE, (1 << onGround) - 1), graph -> {
                    Hackenbush merged = graph.fused(0, 1);
                    List<Edge> twigs = new ArrayList<>(merged.edges());
                    for (int i = 0; i < twigs.size(); i++) {
                        Edge edge = twigs.get(i);
                        twigs.set(i, edge.from() == edge.to() ? new Edge(edge.from(), 3 + i, edge.colour()) : edge);
                    }
                    ShortGame game = form(graph);
                    assertEquals(game, form(merged));
                    assertEquals(game, form(new Hackenbush(twigs)));
                });
        int few = 2;
        List<Hackenbush> parts = Hackenbush.all(2, few, THREE, 1).toList();
        Claims.eachPair("pairs of graphs with up to " + few + " edges", parts, parts,
                (a, b) -> assertEquals(form(a).plus(form(b)), form(a.with(b, 0, 1))));
        int tallest = 8;
        Claims.each("green stalks of up to " + tallest + " edges", IntStream.rangeClosed(0, tallest),
                height -> assertEquals(height, greenStalk(height).grundy()));
    }

    private static Hackenbush greenStalk(int height) {
        return new Hackenbush(Drawing.stalk(GREEN.repeat(height)));
    }

    private ShortGame form(Hackenbush graph) {
        return graph.forms(zero)[graph.standing(graph.all())];
    }

    @Test
    void theorem2() {
        int day = 2;
        List<ShortGame> forms = ShortGame.bornByDay(day, zero);
        List<ShortGame> values = NumbersTest.values(forms);
        int comparisons = 0;
        int mostEdges = 2;
        List<Hackenbush> graphs = Hackenbush.all(3, mostEdges, THREE, 1).filter(HackenbushTest::hasVertex1).toList();
        Claims.eachPair("pairs of such a graph and one with up to " + mostEdges + " edges", graphs,
                Hackenbush.all(2, mostEdges, THREE, 1).toList(), (graph, part) -> assertEquals(
                        form(graph.with(part, 1, 2)), graph.withHanging(1, form(part))));
        for (Hackenbush graph : graphs) {
            List<ShortGame> grown = values.stream().map(value -> graph.withHanging(1, value)).toList();
            for (int x = 0; x < values.size(); x++) {
                for (int y = 0; y < values.size(); y++) {
                    if (values.get(x).isAtLeast(values.get(y))) {
                        assertTrue(grown.get(x).isAtLeast(grown.get(y)));
                        comparisons++;
                    }
                }
            }
        }
        Claims.checked(comparisons, "comparisons of $G_v(X)$ with $G_v(Y)$, with $X \\ge Y$ among the "
                + values.size() + " values born by day " + day + " and all graphs with up to " + mostEdges
                + " edges of "
                + THREE.size() + " colours");
        Hackenbush twig = Hackenbush.of("0 1 B");
        Claims.each("forms", forms, form -> {
            ShortGame value = values.stream().filter(form::isEqualTo).findFirst().orElseThrow();
            assertTrue(twig.withHanging(1, value).isEqualTo(twig.withHanging(1, form)));
        });
    }

    private static boolean hasVertex1(Hackenbush graph) {
        return graph.edges().stream().anyMatch(edge -> edge.from() == 1 || edge.to() == 1);
    }

    @Test
    void theorem3() {
        int most = 6;
        Claims.each("trees of up to " + most + " edges",
                IntStream.rangeClosed(0, most).boxed().flatMap(edges -> Hackenbush.trees(edges, List.of(Colour.GREEN))),
                tree -> {
                    assertEquals(tree.grundy(), root(tree).value());
                    assertEquals(tree.edges().size() % 2, root(tree).value() % 2);
                });
    }

    @Test
    void theorem4() {
        List<int[]> bounds = List.of(new int[]{1, 0}, new int[]{3, 15}, new int[]{5, 5}, new int[]{7, 2},
                new int[]{9, 1});
        String ranges = Svg.listed(
                bounds.stream().map(bound -> "length " + bound[0] + " with stalks of up to " + bound[1] + " edges")
                        .toList(),
                "and");
        Stream<int[]> cycles = bounds.stream().flatMap(bound -> HeapRows.every(bound[0] - 1, 0, bound[1]));
        Claims.each("cycles of " + ranges, cycles, stalks -> {
            int wanted = IntStream.of(stalks).reduce(0, (a, b) -> a ^ b);
            assertEquals(1, IntStream.rangeClosed(0, stalks.length).filter(edge -> afterCut(stalks, edge) == wanted)
                    .count());
        });
    }

    /**
     * The value of what a cut leaves: edge j joins the vertices j and j + 1 of the cycle, 0 and the last being the
     * ground.
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

    private static Hackenbush cycle(int[] stalks) {
        Hackenbush graph = new Hackenbush(Drawing.cycle(GREEN.repeat(stalks.length + 1)));
        int vertices = stalks.length;
        for (int i = 0; i < stalks.length; i++) {
            graph = graph.with(greenStalk(stalks[i]), i + 1, vertices);
            vertices += stalks[i];
        }
        return graph;
    }

    @Test
    void theorem5() {
        Claims.each("graphs with up to " + MOST_GREEN + " edges on up to " + VERTICES + " vertices", greenGraphs(),
                HackenbushTest::assertGoodEdges);
        int edges = 9;
        int vertices = 6;
        Random random = new Random(12);
        Claims.each("random graphs of " + edges + " edges on " + vertices + " vertices",
                IntStream.range(0, 200),
                i -> assertGoodEdges(new Hackenbush(Drawings.random(random, vertices - 1, edges, GREEN))));
        Hackenbush picture = Hackenbush.of("0 1 G, 1 2 G, 2 3 G, 3 1 G, 2 4 G, 4 5 G, 3 6 G, 3 6 G");
        int[] values = picture.grundyValues();
        assertEquals(4, picture.grundy());
        assertEquals(List.of(2, 6, 7), IntStream.range(0, picture.edges().size())
                .filter(edge -> values[picture.cut(picture.all(), edge)] == 3).boxed().toList());
    }

    /** With those for K that are tied to the ground. */
    private static void assertGoodEdges(Hackenbush graph) {
        int[] values = graph.grundyValues();
        int all = graph.all();
        List<Integer> inside = IntStream.range(0, graph.edges().size())
                .filter(edge -> graph.tied(0, graph.edges().get(edge).from())
                        && graph.tied(0, graph.edges().get(edge).to()))
                .boxed().toList();
        long good = inside.stream().filter(edge -> values[graph.cut(all, edge)] == (values[all] ^ 1)).count();
        assertEquals(inside.size() % 2, good % 2);
    }

    @Test
    void theorem6() {
        Claims.each("graphs with up to " + MOST_GREEN + " edges on up to " + VERTICES + " vertices", greenGraphs(),
                graph -> assertEquals(graph.grundy(), root(graph.fullyFused()).value()));
        int longest = 6;
        int tallest = 3;
        int mostEdges = 9;
        Stream<int[]> cycles = IntStream.rangeClosed(1, longest).boxed()
                .flatMap(length -> HeapRows.every(length - 1, 0, tallest)
                        .filter(stalks -> length + IntStream.of(stalks).sum() <= mostEdges));
        Claims.each("cycles of up to " + longest + " edges with stalks of up to " + tallest + ", together of up to "
                + mostEdges + " edges", cycles, stalks -> {
                    int expected = IntStream.of(stalks).reduce((stalks.length + 1) % 2, (a, b) -> a ^ b);
                    assertEquals(expected, cycle(stalks).grundy());
                });
    }

    private static Stream<Hackenbush> greenGraphs() {
        return Hackenbush.grown(VERTICES, MOST_GREEN, GREEN);
    }

    private static Stream<Hackenbush> redBlueGraphs() {
        return Hackenbush.grown(VERTICES, MOST_RED_BLUE, RED_BLUE);
    }

    @Test
    void theorem7() {
        Hackenbush example = Hackenbush.of("0 1 B, 0 1 B, 1 1 R, 1 1 R");
        Claims.stated("have the value $" + DyadicForms.latex(example.value())
                + "$. Fused, they have the value $" + DyadicForms.latex(example.fullyFused().value()) + "$.");
        List<Hackenbush> graphs = redBlueGraphs().toList();
        List<Hackenbush> failures = graphs.stream().filter(graph -> graph.value() != graph.fullyFused().value())
                .toList();
        failures.forEach(graph -> assertEquals(MOST_RED_BLUE, graph.edges().size(), "with fewer edges fusion holds"));
        Claims.checked(graphs.size(),
                RED_BLUE_GRAPHS + " are fused as far as possible. The values of " + failures.size()
                        + " of them change, and all of these have " + MOST_RED_BLUE + " edges");
    }

    @Test
    void theorem8() {
        Claims.each(RED_BLUE_GRAPHS, redBlueGraphs(), graph -> {
            ShortGame[] forms = graph.forms(zero);
            ShortGame game = forms[graph.all()];
            for (int edge = 0; edge < graph.edges().size(); edge++) {
                ShortGame option = forms[graph.cut(graph.all(), edge)];
                boolean blue = graph.edges().get(edge).colour() == Colour.BLUE;
                assertTrue(blue ? game.isAtLeast(option) : option.isAtLeast(game));
                assertFalse(blue ? option.isAtLeast(game) : game.isAtLeast(option));
            }
            assertTrue(game.isEqualTo(dyadics.form(graph.value())));
            assertTrue(DyadicForms.birthday(graph.value()) <= graph.edges().size());
        });
        Claims.stated("The simplest number between 0 and 1 is $" + DyadicForms.latex(stalk("BR")) + "$");
    }

    @Test
    void theorem9() {
        int tallest = 12;
        Claims.each("stalks of up to " + tallest + " edges", stalks(tallest),
                stalk -> assertEquals(playedStalk(stalk), signRule(stalk)));
        Claims.stated("= " + DyadicForms.latex(stalk("BR")) + "$, so the red edge takes away $"
                + DyadicForms.latex(stalk("B") - stalk("BR")) + "$");
        Claims.stated("$\\lbrace 0, " + DyadicForms.latex(stalk("BR")) + " \\mid 1 \\rbrace = "
                + DyadicForms.latex(stalk("BRB")) + "$, and the third edge adds $"
                + DyadicForms.latex(stalk("BRB") - stalk("BR")) + "$");
        // What each red edge counts on top of a blue one.
        Claims.stated(IntStream.rangeClosed(1, 3)
                .mapToObj(reds -> DyadicForms.latex(stalk("B" + "R".repeat(reds - 1)) - stalk("B" + "R".repeat(reds))))
                .collect(Collectors.joining(", ", "the edges count $", ", \\dots$")));
    }

    /** All stalks of up to so many edges, from the ground: 1 for a blue one, 0 for a red one. */
    private static Stream<int[]> stalks(int tallest) {
        return IntStream.rangeClosed(0, tallest).boxed().flatMap(height -> HeapRows.every(height, 0, 1));
    }

    /** The value by the simplest number: a cut leaves the edges below. */
    private static int playedStalk(int[] stalk) {
        int[] values = new int[stalk.length + 1];
        for (int height = 1; height <= stalk.length; height++) {
            values[height] = DyadicForms.simplestBetween(
                    IntStream.range(0, height).filter(below -> stalk[below] == 1).map(below -> values[below]),
                    IntStream.range(0, height).filter(below -> stalk[below] == 0).map(below -> values[below]));
        }
        return values[stalk.length];
    }

    private static int signRule(int[] stalk) {
        int value = 0;
        int weight = UNIT;
        for (int edge : stalk) {
            if (weight < UNIT || edge != stalk[0]) {
                weight /= 2;
            }
            value += edge == 1 ? weight : -weight;
        }
        return value;
    }

    @Test
    void theorem10() {
        Set<Integer> values = new TreeSet<>();
        int tallest = 10;
        Claims.each("stalks of up to " + tallest + " edges have the values born by day " + tallest,
                stalks(tallest),
                stalk -> {
                    int value = playedStalk(stalk);
                    assertEquals(stalk.length, DyadicForms.birthday(value));
                    assertTrue(values.add(value), "another stalk has this value");
                });
        assertEquals(DyadicForms.bornByDay(tallest), values);
    }

    @Test
    void theorem11() {
        Hackenbush blue = Hackenbush.of("0 1 B");
        int day = 5;
        Claims.each("numbers born by day " + day, DyadicForms.bornByDay(day),
                x -> assertTrue(blue.withHanging(1, dyadics.form(x)).isEqualTo(dyadics.form(underBlue(x)))));
        int most = 5;
        Claims.each("trees of up to " + most + " edges of " + TWO.size() + " colours",
                IntStream.rangeClosed(0, most).boxed().flatMap(edges -> Hackenbush.trees(edges, TWO)),
                tree -> assertEquals(tree.value(), treeValue(tree)));
        List<Integer> table = IntStream.of(-8, -6, -4, -2, 0, 2, 4).mapToObj(x -> x * UNIT / 4).toList();
        Claims.stated(row("x", table.stream().map(DyadicForms::latex)));
        Claims.stated(row("p", table.stream().map(x -> "" + leastP(x))));
        Claims.stated(row("f(x)", table.stream().map(x -> DyadicForms.latex(underBlue(x)))));
    }

    private static String row(String name, Stream<String> cells) {
        return cells.map(cell -> " $" + cell + "$ |").collect(Collectors.joining("", "| $" + name + "$ |", ""));
    }

    /** The least p >= 1 that makes x + p > 1. */
    private static int leastP(int x) {
        return Math.max(1, Math.floorDiv(UNIT - x, UNIT) + 1);
    }

    private static int treeValue(Hackenbush tree) {
        int[] values = new int[tree.edges().size() + 1];
        for (int i = tree.edges().size() - 1; i >= 0; i--) {
            Edge edge = tree.edges().get(i);
            values[edge.from()] += edge.colour() == Colour.BLUE ? underBlue(values[i + 1]) : -underBlue(-values[i + 1]);
        }
        return values[0];
    }

    @Test
    void theorem12() {
        Claims.each(RED_BLUE_GRAPHS, redBlueGraphs(), HackenbushTest::assertCheapCut);
        int edges = 10;
        int vertices = 6;
        Random random = new Random(13);
        Claims.each("random ones of " + edges + " edges on " + vertices + " vertices", IntStream.range(0, 1000),
                i -> assertCheapCut(new Hackenbush(Drawings.random(random, vertices - 1, edges, RED_BLUE))));
        int few = 2;
        int more = 3;
        List<Hackenbush> rests = Hackenbush.all(3, few, TWO, 1).filter(HackenbushTest::hasVertex1).toList();
        Claims.eachPair("pairs of a graph with up to " + few + " edges and one with up to " + more, rests,
                Hackenbush.all(3, more, TWO, 1).toList(), (rest, part) -> {
                    Hackenbush whole = rest.with(part, 1, 3);
                    for (int edge = 0; edge < part.edges().size(); edge++) {
                        if (part.edges().get(edge).colour() == Colour.BLUE && cost(part, edge) <= UNIT) {
                            assertTrue(cost(whole, rest.edges().size() + edge) <= UNIT);
                        }
                    }
                });
        Hackenbush stalk = Hackenbush.of("0 1 B, 1 2 B");
        assertEquals(2 * UNIT, cost(stalk, 0));
        Hackenbush loop = Hackenbush.of("0 1 B, 0 1 R, 1 1 B");
        assertEquals(List.of(UNIT, 3 * UNIT / 2), List.of(loop.value(), cost(loop, 0)));
        assertEquals(0b110, loop.cut(loop.all(), 0), "nothing falls");
        // Vertices a, b (red, on the ground), 2 and 3 (blue), 4 and 5 (red); the paths a-2-3-b and a-4-5-b.
        int[] neighbours = {0b010100, 0b101000, 0b001001, 0b000110, 0b100001, 0b010010};
        assertEquals(List.of(-2 * UNIT, -7 * UNIT / 2, -7 * UNIT / 2),
                IntStream.of(0b111111, 0b111011, 0b110111).mapToObj(left -> ofVertices(left, neighbours, 0b11, 0b1100))
                        .toList());
    }

    /** The value where vertices are cut, and those fall that are no longer connected to the ground. */
    private static int ofVertices(int left, int[] neighbours, int ground, int blue) {
        int reached = left & ground;
        // As many rounds as there are vertices reach them all.
        for (int i = 0; i < neighbours.length * neighbours.length; i++) {
            int v = i % neighbours.length;
            reached |= (reached >> v & 1) * (neighbours[v] & left);
        }
        int standing = reached;
        int[] rest = IntStream.range(0, neighbours.length).filter(v -> (standing >> v & 1) == 1).toArray();
        return DyadicForms.simplestBetween(
                IntStream.of(rest).filter(v -> (blue >> v & 1) == 1)
                        .map(v -> ofVertices(standing & ~(1 << v), neighbours, ground, blue)),
                IntStream.of(rest).filter(v -> (blue >> v & 1) == 0)
                        .map(v -> ofVertices(standing & ~(1 << v), neighbours, ground, blue)));
    }

    /** What cutting a blue edge costs Left. */
    private static int cost(Hackenbush graph, int edge) {
        int[] values = graph.values();
        return values[graph.all()] - values[graph.cut(graph.all(), edge)];
    }

    private static void assertCheapCut(Hackenbush graph) {
        int[] values = graph.values();
        int all = graph.all();
        List<Integer> blue = IntStream.rangeClosed(0, graph.edges().size() - 1)
                .filter(edge -> graph.edges().get(edge).colour() == Colour.BLUE).boxed().toList();
        int blues = blue.stream().mapToInt(edge -> 1 << edge).sum();
        List<Integer> cheap = blue.stream().filter(edge -> values[all] - values[graph.cut(all, edge)] <= UNIT).toList();
        assertTrue(blue.isEmpty() || !cheap.isEmpty());
        // An edge is free if no cut of it makes a blue edge fall, whatever was cut before.
        assertTrue(blue.stream().filter(edge -> IntStream.rangeClosed(0, all)
                .allMatch(left -> (left >> edge & 1) == 0 || graph.standing(left) != left
                        || (left & ~graph.cut(left, edge) & blues) == 1 << edge))
                .allMatch(cheap::contains));
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
        greenGraphs().forEach(graph -> {
            int[] values = graph.grundyValues();
            Vertex root = root(graph.fullyFused());
            for (int target = 0; target < values[graph.all()]; target++) {
                int wanted = target;
                assertTrue(root.cut(target).stream().anyMatch(edge -> values[graph.cut(graph.all(), edge)] == wanted));
            }
        });
    }

    /** The ground of a tree with loops. */
    private static Vertex root(Hackenbush tree) {
        return vertex(tree, 0, -1);
    }

    private static Vertex vertex(Hackenbush tree, int vertex, int below) {
        List<Integer> loops = new ArrayList<>();
        List<Vertex> above = new ArrayList<>();
        for (int i = 0; i < tree.edges().size(); i++) {
            Edge edge = tree.edges().get(i);
            if (edge.from() == vertex && edge.to() == vertex) {
                loops.add(i);
            } else if (i != below && (edge.from() == vertex || edge.to() == vertex)) {
                above.add(vertex(tree, edge.other(vertex), i));
            }
        }
        return new Vertex(below, loops, above);
    }

    @Test
    void exercise1() {
        answerGreen("$((1 \\oplus 2) + 1) \\oplus 2 = %d$. There is %d winning cut",
                Hackenbush.of("0 1 G, 1 2 G, 1 3 G, 3 4 G, 0 5 G, 5 6 G"), 2);
    }

    @Test
    void exercise2() {
        answerGreen("$((1 \\oplus 2) + 1) \\oplus 3 = %d$. There is %d winning cut",
                Hackenbush.of("0 1 G, 1 2 G, 2 3 G, 3 1 G, 1 4 G, 4 5 G, 0 6 G, 6 7 G, 7 8 G"), 2);
    }

    @Test
    void exercise3() {
        Hackenbush path = new Hackenbush(Hackenbush.of("0 2 G, 2 3 G, 3 1 G, 2 4 G, 4 5 G").edges(), 0b11);
        answerGreen("$2 \\oplus 1 = %d$", path, 4);
        answerGreen("There is %2$d winning cut", path, 4);
    }

    /** With the value and the number of winning cuts; the one that the text names is the only one. */
    private static void answerGreen(String text, Hackenbush graph, int winningCut) {
        int[] values = graph.grundyValues();
        List<Integer> winning = IntStream.range(0, graph.edges().size())
                .filter(edge -> values[graph.cut(graph.all(), edge)] == 0).boxed().toList();
        assertEquals(List.of(winningCut), winning);
        Claims.answered(String.format(text, graph.grundy(), winning.size()));
    }

    @Test
    void exercise4() {
        int first = stalk("BRB") + stalk("BRR");
        int second = stalk("BBR") + stalk("R");
        Claims.answered("$" + DyadicForms.latex(stalk("BRB")) + " + " + DyadicForms.latex(stalk("BRR")) + " = "
                + DyadicForms.latex(first) + "$ and $" + DyadicForms.latex(stalk("BBR")) + " - "
                + DyadicForms.latex(-stalk("R")) + " = " + DyadicForms.latex(second) + "$");
        Claims.answered("With RB, of value $" + DyadicForms.latex(stalk("RB")) + "$");
        assertEquals(0, second + stalk("RB"));
        assertTrue(first + stalk("RB") > 0);
    }

    private static int stalk(String colours) {
        return playedStalk(colours.chars().map(colour -> colour == 'B' ? 1 : 0).toArray());
    }

    @Test
    void exercise5() {
        Hackenbush triangle = Hackenbush.of("0 1 B, 0 2 B, 1 2 R");
        int[] values = triangle.values();
        int all = triangle.all();
        assertEquals(values[triangle.cut(all, 0)], values[triangle.cut(all, 1)]);
        Claims.answered("$\\lbrace " + DyadicForms.latex(values[triangle.cut(all, 0)]) + " \\mid "
                + DyadicForms.latex(values[triangle.cut(all, 2)]) + " \\rbrace = " + DyadicForms.latex(triangle.value())
                + "$");
    }

    @Test
    void exercise6() {
        Hackenbush tree = Hackenbush.of("0 1 B, 1 2 R, 1 3 B, 3 4 R, 0 5 R");
        int[] values = tree.values();
        int all = tree.all();
        Claims.answered("$f(-1) = " + DyadicForms.latex(underBlue(-UNIT)) + "$, $f(-1 + \\frac12) = "
                + DyadicForms.latex(underBlue(-UNIT / 2)) + "$ and $\\frac34 - 1 = " + DyadicForms.latex(tree.value())
                + "$");
        Claims.answered("It leaves $f(-1 + 1) - 1 = " + DyadicForms.latex(values[tree.cut(all, 3)]) + "$");
        List<Integer> winning = IntStream.of(1, 3, 4).filter(edge -> values[tree.cut(all, edge)] <= 0).boxed().toList();
        assertEquals(List.of(3), winning);
        Claims.answered("Right has " + winning.size() + " winning cut");
    }
}
