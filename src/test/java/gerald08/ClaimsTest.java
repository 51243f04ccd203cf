package gerald08;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gerald08.Reference.Value;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.Side;
import nimsum.game.Stalk;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.problem.Problems;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;
import theory.Hackenbush;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private static final int ROOT = 1, MAX_VERTICES = 5;

    private final Rules rules = new Rules();

    /** Returns every small tree, with Left to move. */
    private Stream<Position> trees() {
        return IntStream.rangeClosed(1, Deep.size(MAX_VERTICES, 6)).boxed().flatMap(Cases::every)
                .map(tree -> rules.read("1\n" + Cases.text(tree)));
    }

    @Test
    void theorem2() {
        int max = 6;
        Checks.forEachPair(IntStream.rangeClosed(-max * 64, max * 64).boxed().toList(), List.of(true, false),
                (n, onBlack) -> {
                    Dyadic x = new Dyadic(n, 6);
                    Value edge = value(n);
                    edge.putOn(onBlack ? Bush.Colour.BLUE : Bush.Colour.RED);
                    assertEquals(onBlack ? Hackenbush.underBlue(x) : Hackenbush.underBlue(x.negate()).negate(),
                            dyadic(edge));
                });
        int last = 96;
        List<Integer> numbers = IntStream.rangeClosed(-last, last).boxed().toList();
        Checks.forEachPair(numbers, numbers, (a, b) -> {
            Value sum = value(a).plus(value(b));
            assertEquals(new Dyadic(a, 6).plus(new Dyadic(b, 6)), dyadic(sum));
            assertEquals(Integer.signum(a + b), sum.signum());
        });
    }

    /** Returns a number of 64ths, put together as a stalk of white and black edges. */
    private static Value value(int sixtyFourths) {
        Dyadic goal = new Dyadic(sixtyFourths, 6);
        Value value = new Value();
        new StringBuilder(Stalk.of(goal)).reverse().chars()
                .forEach(colour -> value.putOn(colour == 'B' ? Bush.Colour.BLUE : Bush.Colour.RED));
        assertEquals(goal, dyadic(value));
        return value;
    }

    private static Dyadic dyadic(Value value) {
        Dyadic sum = Dyadic.of(value.floor());
        for (int i = 1; i <= value.length(); i++) {
            sum = sum.plus(new Dyadic(value.digit(i), i));
        }
        // The last digit is a 1.
        assertTrue(value.length() == 0 || value.digit(value.length()) == 1);
        return sum;
    }

    @Test
    void theorem3() {
        List<String> names = List.of("05-paths", "06-one-under-many", "22-random-of-up-to-200");
        Checks.forEach(Stream.concat(trees().map(Position::bush), names.stream().flatMap(this::trees)),
                ClaimsTest::checkSteps);
    }

    private Stream<Bush> trees(String name) {
        FastReader in = new FastReader(new ByteArrayInputStream(
                Problems.here().find("gerald08").cases().named().get(name).get().getBytes()));
        return Stream.generate(() -> rules.read(in).bush()).limit(in.nextInt());
    }

    /** Counts the steps from the leaves down. */
    private static void checkSteps(Bush tree) {
        int edges = tree.size();
        List<Integer> order = new ArrayList<>(List.of(ROOT));
        int[] below = new int[edges + 2];
        for (int i = 0; i <= edges; i++) {
            int v = order.get(i);
            tree.standingAt(v).filter(edge -> edge != below[v]).forEach(edge -> {
                order.add(tree.edge(edge).other(v));
                below[tree.edge(edge).other(v)] = edge;
            });
        }
        Value[] carried = Stream.generate(Value::new).limit(edges + 2).toArray(Value[]::new);
        long put = 0;
        long steps = 0;
        for (int i = edges; i > 0; i--) {
            int v = order.get(i);
            Bush.Edge edge = tree.edge(below[v]);
            int before = carried[v].length();
            carried[v].putOn(edge.colour());
            put += carried[v].length() - before;
            Value other = carried[edge.other(v)];
            steps += Math.min(carried[v].length(), other.length());
            Value longer = carried[v].length() > other.length() ? carried[v] : other;
            carried[edge.other(v)] = other.plus(carried[v]);
            assertSame(longer, carried[edge.other(v)]);
        }
        assertTrue(put <= 3L * edges && steps <= put,
                put + " digits, " + steps + " steps, " + edges + " edges");
    }

    @Test
    void exercise1() {
        Position start = rules.read("1\n6\n1 2 0\n2 3 1\n2 4 1\n4 5 0\n1 6 1\n");
        Position ksen = new Position(start.bush(), Side.RIGHT);
        assertEquals(List.of("2", "3"), new Search<>(rules).winningMoves(ksen).map(Move::name).toList());
        assertEquals(new Dyadic(-5, 3), new RedBlueValues().of(start.bush()));
    }

    @Test
    void exercise2() {
        assertEquals(List.of(new Dyadic(1, 6), new Dyadic(1, 7)),
                Stream.of(-6, -7).map(x -> Hackenbush.underBlue(Dyadic.of(x))).toList());
    }

    @Test
    void exercise3() {
        Bush tree = rules.read("1\n8\n1 2 0\n2 3 1\n2 4 0\n4 5 1\n1 6 1\n6 7 0\n1 8 1\n").bush();
        assertEquals(new Dyadic(-3, 2), new RedBlueValues().of(tree));
    }
}
