package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
        assertEquals(0, values.of(stalks("BRB", "RBB", "RB")).signum());
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

    /** The number 1. It can be halved 14 times, which is enough for 15 edges. */
    static final int UNIT = 1 << 14;

    /** A branch: the colour of its lowest edge, and the branches that this edge carries. */
    record Branch(boolean blue, List<Branch> above) {
    }

    /** Returns the value of the branches at a vertex. */
    static int value(List<Branch> branches) {
        int sum = 0;
        for (Branch branch : branches) {
            int x = value(branch.above());
            sum += branch.blue() ? underBlue(x) : -underBlue(-x);
        }
        return sum;
    }

    /** Returns the value of a blue edge that carries x. */
    static int underBlue(int x) {
        int p = 1;
        while (x + p * UNIT <= UNIT) {
            p++;
        }
        return (x + p * UNIT) >> (p - 1);
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

    @Test
    void exercise4() {
        assertEquals(List.of("1/8", "1/4", "2", "1", "1/2"),
                Stream.of("BRRR", "BBRRR", "BBBR", "BBBRR", "BBBRRR").map(this::tied).toList());
        Bush fused = Hackenbush.of("0 0 B, 0 0 B, 0 0 B, 0 0 R, 0 0 R, 0 0 R");
        assertEquals("0", value(fused));
    }

    /** Returns the value of blue edges from the ground to one vertex, with red loops there. */
    private String tied(String edges) {
        return value(Hackenbush.of(edges.chars().mapToObj(edge -> edge == 'B' ? "0 1 B" : "1 1 R")
                .collect(Collectors.joining(", "))));
    }

    @Test
    void exercise5() {
        assertEquals(List.of(1, 0, 1, 0), Stream.of("BRB", "BR", "RBB", "RB").map(stalk -> integer(fromTheTop(stalk)))
                .toList());
    }

    /** Returns the stalk as a game in which only the uppermost edge may be cut. */
    private ShortGame fromTheTop(String stalk) {
        if (stalk.isEmpty()) {
            return zero;
        }
        int top = stalk.length() - 1;
        Set<ShortGame> below = Set.of(fromTheTop(stalk.substring(0, top)));
        return stalk.charAt(top) == 'B' ? zero.game(below, Set.of()) : zero.game(Set.of(), below);
    }

    private int integer(ShortGame game) {
        return IntStream.rangeClosed(-2, 2).filter(n -> game.isEqualTo(dyadics.form(Dyadic.of(n)))).findFirst()
                .orElseThrow();
    }
}
