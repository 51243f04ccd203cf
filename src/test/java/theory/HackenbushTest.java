package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems on Hackenbush, on all small graphs, against play by the rules. */
class HackenbushTest {

    private static final List<Colour> GREEN = List.of(Colour.GREEN);
    private static final List<Colour> TWO = List.of(Colour.BLUE, Colour.RED);
    private static final List<Colour> THREE = List.of(Colour.values());
    private static final int UNIT = DyadicForms.UNIT;

    private final ShortGame zero = ShortGame.zero();
    private final DyadicForms dyadics = new DyadicForms(zero);

    @Test
    @DisplayName("Theorem 1: one ground vertex is enough, a loop is a twig, a green stalk is a heap")
    void theorem1() {
        Claims.each("graphs", Hackenbush.all(3, 3, THREE), graph -> {
            Hackenbush twoGrounds = new Hackenbush(graph.edges(), 0b11);
            Hackenbush merged = twoGrounds.fused(0, 1);
            List<Edge> twigs = new ArrayList<>(merged.edges());
            for (int i = 0; i < twigs.size(); i++) {
                Edge edge = twigs.get(i);
                twigs.set(i, edge.from() == edge.to() ? new Edge(edge.from(), 3 + i, edge.colour()) : edge);
            }
            ShortGame game = form(twoGrounds);
            assertEquals(game, form(merged));
            assertEquals(game, form(new Hackenbush(twigs)));
        });
        for (int height = 0; height <= 8; height++) {
            int[] ends = IntStream.range(0, 2 * height).map(i -> (i + 1) / 2).toArray();
            assertEquals(height, Hackenbush.green(ends).grundy());
        }
    }

    private ShortGame form(Hackenbush graph) {
        return graph.forms(zero)[graph.standing(graph.all())];
    }

    @Test
    @DisplayName("Theorem 2: what hangs at a vertex counts by its value alone, and more is better")
    void theorem2() {
        List<ShortGame> forms = ShortGame.madeOf(ShortGame.madeOf(List.of(zero)));
        List<ShortGame> values = NumbersTest.values(forms);
        AtomicInteger comparisons = new AtomicInteger();
        Hackenbush.all(3, 2, THREE).filter(graph -> graph.edges().stream().anyMatch(edge -> edge.to() == 1))
                .forEach(graph -> {
                    List<ShortGame> grown = values.stream().map(value -> graph.withHanging(1, value)).toList();
                    for (int x = 0; x < values.size(); x++) {
                        for (int y = 0; y < values.size(); y++) {
                            if (values.get(x).isAtLeast(values.get(y))) {
                                assertTrue(grown.get(x).isAtLeast(grown.get(y)));
                                comparisons.incrementAndGet();
                            }
                        }
                    }
                });
        Claims.checked(comparisons.get(), "comparisons");
        Hackenbush twig = new Hackenbush(List.of(new Edge(0, 1, Colour.BLUE)));
        Claims.each("forms", forms, form -> {
            ShortGame value = values.stream().filter(form::isEqualTo).findFirst().orElseThrow();
            assertTrue(twig.withHanging(1, value).isEqualTo(twig.withHanging(1, form)));
        });
    }

    @Test
    @DisplayName("Theorem 3: a green tree is the nim-sum over its branches, each one more than what it carries")
    void theorem3() {
        Claims.each("trees", IntStream.rangeClosed(0, 6).boxed().flatMap(edges -> Hackenbush.trees(edges, GREEN)),
                tree -> {
                    assertEquals(tree.grundy(), treeGrundy(tree));
                    assertEquals(tree.edges().size() % 2, treeGrundy(tree) % 2);
                });
    }

    /** By the formula; an edge leads from a vertex to a later one. */
    private static int treeGrundy(Hackenbush tree) {
        int[] grundy = new int[tree.edges().size() + 1];
        for (int i = tree.edges().size() - 1; i >= 0; i--) {
            grundy[tree.edges().get(i).from()] ^= grundy[i + 1] + 1;
        }
        return grundy[0];
    }

    @Test
    @DisplayName("Theorem 4: some cut of an odd cycle leaves the nim-sum of its stalks")
    void theorem4() {
        Stream<int[]> cycles = Stream
                .of(new int[]{1, 0}, new int[]{3, 15}, new int[]{5, 5}, new int[]{7, 2}, new int[]{9, 1})
                .flatMap(bounds -> HeapRows.every(bounds[0] - 1, 0, bounds[1]));
        Claims.each("cycles", cycles,
                stalks -> assertEquals(IntStream.of(stalks).reduce(0, (a, b) -> a ^ b),
                        afterCut(stalks, goodCut(stalks))));
    }

    /** The value of what a cut leaves: edge j joins the vertices j and j + 1 of the cycle, 0 and the last being the ground. */
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

    /** The edge that the proof finds. */
    private static int goodCut(int[] stalks) {
        List<List<Integer>> classes = List.of(new ArrayList<>(), new ArrayList<>());
        int parity = 0;
        for (int edge = 0; edge <= stalks.length; edge++) {
            classes.get(parity).add(edge);
            parity ^= 1 ^ (edge < stalks.length ? stalks[edge] & 1 : 0);
        }
        List<Integer> odd = classes.get(classes.get(0).size() % 2 == 1 ? 0 : 1);
        if (odd.size() == 1) {
            return odd.get(0);
        }
        int[] halved = new int[odd.size() - 1];
        for (int i = 0; i < halved.length; i++) {
            for (int vertex = odd.get(i); vertex < odd.get(i + 1); vertex++) {
                halved[i] ^= stalks[vertex] / 2;
            }
        }
        return odd.get(goodCut(halved));
    }

    @Test
    @DisplayName("Theorem 5: a cycle with stalks is the nim-sum of the stalks and of the parity of its length")
    void theorem5() {
        Stream<int[]> cycles = IntStream.rangeClosed(1, 6).boxed().flatMap(length -> HeapRows.every(length - 1, 0, 3)
                .filter(stalks -> length + IntStream.of(stalks).sum() <= 9));
        Claims.each("cycles", cycles, stalks -> {
            int expected = IntStream.of(stalks).reduce((stalks.length + 1) % 2, (a, b) -> a ^ b);
            assertEquals(expected, cycle(stalks).grundy());
        });
    }

    private static Hackenbush cycle(int[] stalks) {
        List<Edge> edges = new ArrayList<>();
        int vertices = stalks.length + 1;
        for (int vertex = 0; vertex < stalks.length + 1; vertex++) {
            edges.add(new Edge(vertex, (vertex + 1) % (stalks.length + 1), Colour.GREEN));
        }
        for (int i = 0; i < stalks.length; i++) {
            int top = i + 1;
            for (int height = 0; height < stalks[i]; height++) {
                edges.add(new Edge(top, vertices, Colour.GREEN));
                top = vertices++;
            }
        }
        return new Hackenbush(edges);
    }

    @Test
    @DisplayName("Theorem 6: a green graph is worth as much as its fused tree")
    void theorem6() {
        Claims.each("graphs", Hackenbush.all(4, 6, GREEN),
                graph -> assertEquals(graph.grundy(), fusedGrundy(graph.fullyFused(), 0, new TreeSet<>())));
    }

    /** The formula for a tree with loops. */
    private static int fusedGrundy(Hackenbush tree, int vertex, Set<Integer> seen) {
        seen.add(vertex);
        int value = 0;
        for (Edge edge : tree.edges()) {
            if (edge.from() == vertex && edge.to() == vertex) {
                value ^= 1;
            } else if (edge.from() == vertex || edge.to() == vertex) {
                int other = edge.from() + edge.to() - vertex;
                value ^= seen.contains(other) ? 0 : fusedGrundy(tree, other, seen) + 1;
            }
        }
        return value;
    }

    @Test
    @DisplayName("Theorem 7: with two colours fusion changes the value")
    void theorem7() {
        Hackenbush example = new Hackenbush(List.of(new Edge(0, 1, Colour.BLUE), new Edge(0, 1, Colour.BLUE),
                new Edge(1, 1, Colour.RED), new Edge(1, 1, Colour.RED)));
        Claims.stated("have the value $" + DyadicForms.latex(example.value())
                + "$. Fused, they have the value $" + DyadicForms.latex(example.fullyFused().value()) + "$.");
        List<Hackenbush> graphs = Hackenbush.all(4, 4, TWO).toList();
        List<Hackenbush> failures = graphs.stream().filter(graph -> graph.value() != graph.fullyFused().value())
                .toList();
        failures.forEach(graph -> assertEquals(4, graph.edges().size(), "with fewer than four edges fusion holds"));
        Claims.checked(graphs.size(), "graphs");
        Claims.checked(failures.size(), "of them");
    }

    @Test
    @DisplayName("Theorem 8: a cut is a loss for the cutter, and the value is a number")
    void theorem8() {
        Claims.each("graphs", Hackenbush.all(4, 4, TWO), graph -> {
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
    }

    @Test
    @DisplayName("Theorem 9: what an edge is worth under a number, and the tree rule")
    void theorem9() {
        Hackenbush blue = new Hackenbush(List.of(new Edge(0, 1, Colour.BLUE)));
        Claims.each("numbers", DyadicForms.bornByDay(5),
                x -> assertTrue(blue.withHanging(1, dyadics.form(x)).isEqualTo(dyadics.form(underBlue(x)))));
        Claims.each("trees", IntStream.rangeClosed(0, 5).boxed().flatMap(edges -> Hackenbush.trees(edges, TWO)),
                tree -> assertEquals(tree.value(), treeValue(tree)));
        List<Integer> table = IntStream.of(-12, -8, -6, -4, -3, -2, 0, 2, 4, 8).mapToObj(x -> x * UNIT / 4).toList();
        Claims.stated(row("x", table.stream().map(DyadicForms::latex)));
        Claims.stated(row("p", table.stream().map(x -> "" + leastP(x))));
        Claims.stated(row("f(x)", table.stream().map(x -> DyadicForms.latex(underBlue(x)))));
    }

    private static String row(String name, Stream<String> cells) {
        return cells.map(cell -> " $" + cell + "$ |").collect(Collectors.joining("", "| $" + name + "$ |", ""));
    }

    /** The least p >= 1 that makes x + p > 1. */
    private static int leastP(int x) {
        int p = 1;
        while (x + p * UNIT <= UNIT) {
            p++;
        }
        return p;
    }

    /** (x + p) / 2^(p - 1). */
    private static int underBlue(int x) {
        int p = leastP(x);
        assertEquals(0, (x + p * UNIT) % (1 << p - 1), "past the parts of a unit");
        return x + p * UNIT >> p - 1;
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
    @DisplayName("Theorem 10: the sign rule for stalks")
    void theorem10() {
        Claims.each("stalks", stalks(12), stalk -> assertEquals(playedStalk(stalk), signRule(stalk)));
        // What each red edge counts on top of a blue one.
        Claims.stated(IntStream.rangeClosed(1, 3)
                .mapToObj(reds -> DyadicForms.latex(blueBelow(reds - 1) - blueBelow(reds)))
                .collect(Collectors.joining(", ", "the edges count $", ", \\dots$")));
    }

    private static int blueBelow(int reds) {
        int[] stalk = new int[1 + reds];
        stalk[0] = 1;
        return playedStalk(stalk);
    }

    /** All stalks of up to so many edges, from the ground: 1 for a blue one, 0 for a red one. */
    private static Stream<int[]> stalks(int tallest) {
        return IntStream.rangeClosed(0, tallest).boxed().flatMap(height -> HeapRows.every(height, 0, 1));
    }

    /** The value by the simplest number: a cut leaves the edges below. */
    private static int playedStalk(int[] stalk) {
        Integer left = null;
        Integer right = null;
        int value = 0;
        for (int edge : stalk) {
            if (edge == 1) {
                left = left == null ? value : Math.max(left, value);
            } else {
                right = right == null ? value : Math.min(right, value);
            }
            value = DyadicForms.simplestBetween(left, right);
        }
        return value;
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
    @DisplayName("Theorem 11: each dyadic number is one stalk, as high as its birthday")
    void theorem11() {
        Set<Integer> values = new TreeSet<>();
        Claims.each("stalks", stalks(10), stalk -> {
            int value = playedStalk(stalk);
            assertEquals(stalk.length, DyadicForms.birthday(value));
            assertTrue(values.add(value), "another stalk has this value");
        });
        assertEquals(DyadicForms.bornByDay(10), values);
    }
}
