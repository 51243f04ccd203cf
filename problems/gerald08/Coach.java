package gerald08;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nimsum.coach.NumberCoach;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Dyadic;
import nimsum.game.Outcome;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Side;

/**
 * Gives advice by the value of a tree. For trees to play on it uses the formula of theorem 1, for the sign alone Main.
 */
public final class Coach extends NumberCoach<Position> {

    public Coach() {
        super(new Rules(), Position::turn, "Chef", "Ksen");
    }

    /** Takes the leaves off as Main does. */
    @Override
    public Outcome outcome(Position position) {
        int n = position.bush().edges().size() + 1;
        int[] degree = new int[n + 1];
        int[] edges = new int[n + 1];
        position.bush().standing().mapToObj(position.bush()::edge)
                .forEach(edge -> Main.add(edge.from(), edge.to(), edge.colour() == Colour.BLUE ? 0 : 1, degree, edges));
        int sign = Main.value(degree, edges).numerator.signum();
        return sign == (position.turn() == Side.LEFT ? 1 : -1) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    protected Dyadic value(Position position) {
        return carried(position.bush(), Rules.ROOT, new TreeMap<>());
    }

    @Override
    protected String worth(Position position) {
        Bush bush = position.bush();
        return "Count each edge with everything that it carries. Then the values for Chef are "
                + branches(bush).entrySet().stream()
                        .map(entry -> bush.named(entry.getKey()) + " = " + entry.getValue())
                        .collect(Collectors.joining(", "))
                + ". The tree is worth " + value(position) + ".";
    }

    /** Returns the value of each edge together with everything that it carries. */
    static Map<Integer, Dyadic> branches(Bush bush) {
        Map<Integer, Dyadic> worth = new TreeMap<>();
        carried(bush, Rules.ROOT, worth);
        return worth;
    }

    /** Returns the value of everything that a vertex of a small tree carries. */
    private static Dyadic carried(Bush bush, int vertex, Map<Integer, Dyadic> worth) {
        Dyadic sum = Dyadic.ZERO;
        for (int number : bush.standingAt(vertex).toArray()) {
            if (worth.putIfAbsent(number, Dyadic.ZERO) == null) {
                Edge edge = bush.edge(number);
                Dyadic above = carried(bush, edge.other(vertex), worth);
                worth.put(number,
                        edge.colour() == Colour.BLUE ? onBlack(above) : onBlack(above.negate()).negate());
                sum = sum.plus(worth.get(number));
            }
        }
        return sum;
    }

    /** Returns the value of a black edge that carries x, by theorem 1. */
    static Dyadic onBlack(Dyadic x) {
        int p = 1;
        while (x.plus(Dyadic.of(p)).compareTo(Dyadic.of(1)) <= 0) {
            p++;
        }
        Dyadic sum = x.plus(Dyadic.of(p));
        return new Dyadic(sum.numerator(), sum.exponent() + p - 1);
    }
}
