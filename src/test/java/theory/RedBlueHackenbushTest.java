package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Stalk;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.harness.run.Checks;
import nimsum.input.Words;
import nimsum.input.generate.Drawings;
import org.junit.jupiter.api.Test;

/** The theorems on Hackenbush in two colours, on all small graphs, against play by the rules. */
class RedBlueHackenbushTest {

    private static final String TWO = "BR", THREE = "GBR";
    /** The number 1, as the code of the chapter counts. */
    static final int UNIT = 1 << 14;
    private static final int VERTICES = 4, MAX_EDGES = 4, TALLEST = 10;

    private final ShortGame zero = ShortGame.zero();
    private final DyadicForms dyadics = new DyadicForms(zero);
    private final HackenbushForms forms = new HackenbushForms(zero);
    private final RedBlueValues values = new RedBlueValues();

    @Test
    void theorem1() {
        int day = 2;
        List<ShortGame> small = ShortGame.bornByDay(day, zero);
        List<ShortGame> born = NumbersTest.values(small);
        int maxEdges = 2;
        List<Bush> graphs = Hackenbush.all(3, maxEdges, THREE, 0).filter(graph -> Hackenbush.reaches(graph, 1))
                .toList();
        Checks.forEachPair(graphs, Hackenbush.all(2, maxEdges, THREE, 0).toList(), (graph, part) -> assertEquals(
                forms.form(Hackenbush.with(graph, part, 1, 2)), forms.withHanging(graph, forms.form(part))));
        Checks.forEachPair(graphs,
                born.stream().flatMap(x -> born.stream().filter(x::isAtLeast).map(y -> List.of(x, y))).toList(),
                (graph, pair) -> assertTrue(
                        forms.withHanging(graph, pair.get(0)).isAtLeast(forms.withHanging(graph, pair.get(1)))));
        Bush twig = Hackenbush.of("0 1 B");
        Checks.forEach(small, form -> {
            ShortGame value = born.stream().filter(form::isEqualTo).findFirst().orElseThrow();
            assertTrue(forms.withHanging(twig, value).isEqualTo(forms.withHanging(twig, form)));
        });
    }

    /** Returns the graphs in which each vertex hangs on one with a smaller number. */
    private static Stream<Bush> graphs(int maxEdges) {
        return IntStream.range(0, VERTICES).boxed().flatMap(upper -> IntStream.rangeClosed(upper, maxEdges).boxed()
                .flatMap(edges -> Drawings.all(upper, edges, TWO))).map(Drawing::bush);
    }

    @Test
    void theorem2() {
        Bush example = Hackenbush.of("0 1 B, 0 1 B, 1 1 R, 1 1 R");
        assertEquals("1/2", value(example));
        assertEquals("0", value(Hackenbush.fullyFused(example)));
        List<Bush> graphs = graphs(MAX_EDGES).toList();
        List<Bush> failures = graphs.stream()
                .filter(graph -> !values.of(graph).equals(values.of(Hackenbush.fullyFused(graph)))).toList();
        failures.forEach(graph -> assertEquals(MAX_EDGES, graph.size(), "with fewer edges fusion holds"));
        assertFalse(failures.isEmpty());
    }

    @Test
    void theorem3() {
        Checks.forEach(graphs(MAX_EDGES), graph -> {
            ShortGame game = forms.form(graph);
            graph.standing().forEach(edge -> {
                ShortGame option = forms.form(graph.cut(edge));
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
    void theorem4() {
        Checks.forEach(stalks(), colours -> assertEquals(Stalk.value(colours), values.of(stalk(colours))));
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
    void theorem5() {
        Set<Dyadic> born = new TreeSet<>();
        Checks.forEach(stalks(), stalk -> {
            Dyadic value = values.of(stalk(stalk));
            assertEquals(stalk.length(), DyadicForms.birthday(value));
            assertTrue(born.add(value), "another stalk has this value");
        });
        assertEquals(DyadicForms.bornByDay(TALLEST), born);
    }

    @Test
    void theorem6() {
        Bush blue = Hackenbush.of("0 1 B");
        int day = 5;
        Checks.forEach(DyadicForms.bornByDay(day), x -> assertTrue(
                forms.withHanging(blue, dyadics.form(x)).isEqualTo(dyadics.form(Hackenbush.underBlue(x)))));
        int max = 4;
        Checks.forEach(Hackenbush.trees(max, TWO),
                tree -> assertEquals(values.of(tree), Hackenbush.treeValue(tree, 0)));
        List<Dyadic> table = IntStream.rangeClosed(-4, 2).mapToObj(x -> new Dyadic(x, 1)).toList();
        assertEquals("[1/4, 3/8, 1/2, 3/4, 1, 3/2, 2]", table.stream().map(Hackenbush::underBlue).toList().toString());
    }

    @Test
    void theorem7() {
        Checks.forEach(graphs(MAX_EDGES), this::assertCheapCut);
        int edges = 8;
        int vertices = 6;
        Random random = new Random(13);
        Checks.forEach(IntStream.range(0, 100),
                i -> assertCheapCut(Drawings.random(random, vertices - 1, edges, TWO).bush()));
        int few = 2;
        List<Bush> rests = Hackenbush.all(3, few, TWO, 0).filter(graph -> Hackenbush.reaches(graph, 1)).toList();
        Checks.forEachPair(rests, Hackenbush.all(3, few, TWO, 0).toList(), (rest, part) -> {
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

    /** Returns the value of a blue edge that carries x. Both are multiples of 1 / UNIT. */
    static int underBlue(int x) {
        int p = 1;
        while (x + p * UNIT <= UNIT) {
            p++;
        }
        return x + p * UNIT >> p - 1;
    }

    @Test
    void exercise1() {
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
    void exercise2() {
        Bush triangle = Hackenbush.of("0 1 B, 0 2 B, 1 2 R");
        assertEquals(values.of(triangle.cut(1)), values.of(triangle.cut(2)));
        assertEquals("1/2", value(triangle.cut(1)));
        assertEquals("2", value(triangle.cut(3)));
        assertEquals("1", value(triangle));
    }

    @Test
    void exercise3() {
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
