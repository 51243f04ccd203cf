package gerald08;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gerald08.Reference.Value;
import java.io.ByteArrayInputStream;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Dyadic;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Search;
import nimsum.game.Side;
import nimsum.harness.run.Deep;
import nimsum.harness.text.Claims;
import nimsum.problem.Problems;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private static final int ROOT = 1, MOST_VERTICES = 5;

    private final Rules rules = new Rules();

    @Test
    void theorem1() {
        Claims.each("trees of up to " + MOST_VERTICES + " vertices", trees(), position -> {
            int sign = value(position).signum();
            Search<Position> search = new Search<>(rules);
            assertEquals(sign > 0, search.moverWins(position));
            assertEquals(sign < 0, search.moverWins(rules.withTurn(position, Side.RIGHT)));
        });
    }

    private static Dyadic value(Position position) {
        return carried(position.bush(), ROOT, 0);
    }

    /** What a vertex carries that was reached by this edge, by the formula of the README. */
    private static Dyadic carried(Bush bush, int vertex, int cameBy) {
        return bush.standingAt(vertex).filter(number -> number != cameBy).mapToObj(number -> {
            Bush.Edge edge = bush.edge(number);
            Dyadic above = carried(bush, edge.other(vertex), number);
            return edge.colour() == Bush.Colour.BLUE ? onBlack(above) : onBlack(above.negate()).negate();
        }).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    private static Dyadic onBlack(Dyadic x) {
        int p = 1;
        while (x.plus(Dyadic.of(p)).compareTo(Dyadic.of(1)) <= 0) {
            p++;
        }
        Dyadic sum = x.plus(Dyadic.of(p));
        return new Dyadic(sum.numerator(), sum.exponent() + p - 1);
    }

    /** Every tree of up to so many vertices, with Left to move. */
    private Stream<Position> trees() {
        return IntStream.rangeClosed(1, Deep.size(MOST_VERTICES, 6)).boxed().flatMap(Cases::every)
                .map(tree -> rules.read("1\n" + Cases.text(tree)));
    }

    @Test
    void theorem2() {
        int edges = 0;
        int most = 6;
        for (int sixtyFourths = -most * 64; sixtyFourths <= most * 64; sixtyFourths++) {
            Dyadic x = new Dyadic(sixtyFourths, 6);
            Value black = value(sixtyFourths);
            black.putOnBlack();
            assertEquals(onBlack(x), dyadic(black), x::toString);
            Value white = value(sixtyFourths);
            white.putOnWhite();
            assertEquals(onBlack(x.negate()).negate(), dyadic(white), x::toString);
            edges += 2;
        }
        Claims.checked(edges,
                "edges of both colours under the multiples of $1/64$ from $-" + most + "$ to $" + most + "$");
        int last = 96;
        List<Integer> numbers = IntStream.rangeClosed(-last, last).boxed().toList();
        Claims.eachPair("sums of two of those from $-" + last + "/64$ to $" + last + "/64$", numbers, numbers,
                (a, b) -> {
                    Value sum = value(a).plus(value(b));
                    assertEquals(new Dyadic(a, 6).plus(new Dyadic(b, 6)), dyadic(sum));
                    assertEquals(Integer.signum(a + b), sum.signum());
                });
    }

    /** So many 64ths: a walk of white and black edges, as in Procrastination. */
    private static Value value(int sixtyFourths) {
        Dyadic goal = new Dyadic(sixtyFourths, 6);
        StringBuilder colours = new StringBuilder();
        Dyadic at = Dyadic.ZERO;
        boolean changed = false;
        int exponent = 0;
        while (!at.equals(goal)) {
            boolean up = at.compareTo(goal) < 0;
            colours.append(up ? 'B' : 'W');
            changed |= colours.charAt(colours.length() - 1) != colours.charAt(0);
            exponent += changed ? 1 : 0;
            at = at.plus(up ? new Dyadic(1, exponent) : new Dyadic(-1, exponent));
        }
        Value value = new Value();
        new StringBuilder(colours).reverse().chars().forEach(colour -> {
            if (colour == 'B') {
                value.putOnBlack();
            } else {
                value.putOnWhite();
            }
        });
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
    void theorem3() throws ReflectiveOperationException {
        int trees = 0;
        for (Map.Entry<String, Supplier<String>> named : Problems.here().find("gerald08").cases().named().entrySet()) {
            if (named.getKey().startsWith("9")) {
                FastReader in = new FastReader(
                        new ByteArrayInputStream(named.getValue().get().getBytes()));
                for (int left = in.nextInt(); left > 0; left--) {
                    checkSteps(rules.read(in).bush(), named.getKey());
                    trees++;
                }
            }
        }
        Claims.checked(trees,
                "trees of the largest inputs: the path, the leaves on one edge, the caterpillar, the thousand small ones, "
                        + "a random one and one that is hardly worth more than 0");
        // An addition touches no digit below those of the shorter number.
        Field digits = Value.class.getDeclaredField("digits");
        digits.setAccessible(true);
        Value longer = value(1);
        byte[] marked = (byte[]) digits.get(longer);
        Arrays.fill(marked, (byte) 2);
        assertSame(longer, value(16).plus(longer));
        assertSame(marked, digits.get(longer));
        IntStream.rangeClosed(3, 6).forEach(i -> assertEquals(2, longer.digit(i)));
    }

    /** From the leaves down, counting. */
    private static void checkSteps(Bush tree, String name) {
        int edges = tree.size();
        int[] degree = new int[edges + 2];
        int[] xor = new int[edges + 2];
        tree.standing().forEach(edge -> IntStream.of(tree.edge(edge).from(), tree.edge(edge).to()).forEach(end -> {
            degree[end]++;
            xor[end] ^= edge;
        }));
        Value[] carried = new Value[edges + 2];
        long put = 0;
        long steps = 0;
        for (int v = 2; v <= edges + 1; v++) {
            for (int leaf = v; leaf != 1 && degree[leaf] == 1;) {
                Bush.Edge edge = tree.edge(xor[leaf]);
                int below = edge.other(leaf);
                Value value = carried[leaf] == null ? new Value() : carried[leaf];
                int before = value.length();
                if (edge.colour() == Bush.Colour.BLUE) {
                    value.putOnBlack();
                } else {
                    value.putOnWhite();
                }
                put += value.length() - before;
                if (carried[below] != null) {
                    steps += Math.min(value.length(), carried[below].length());
                    Value longer = value.length() > carried[below].length() ? value : carried[below];
                    value = carried[below].plus(value);
                    assertSame(longer, value);
                }
                carried[below] = value;
                xor[below] ^= xor[leaf];
                degree[below]--;
                degree[leaf] = 0;
                leaf = below;
            }
        }
        assertTrue(put <= 3L * edges && steps <= put,
                name + ": " + put + " digits, " + steps + " steps, " + edges + " edges");
    }

    @Test
    void algorithm() {
        Claims.told("N^2 / " + Integer.SIZE);
        Claims.told(Integer.SIZE + " at a time");
        Claims.told(Integer.SIZE + " binary digits at a time");
    }
}
