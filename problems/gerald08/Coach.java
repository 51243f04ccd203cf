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

/** The value of a tree that one would play is made by the formula; the sign for larger ones is Main's. */
public final class Coach extends NumberCoach<Position> {

    public Coach() {
        super(new Rules(), Position::turn, "Chef", "Ksen");
    }

    /** The leaves are taken off as Main does. */
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
        return "What an edge is worth to Chef with all that it carries: " + branches(bush).entrySet().stream()
                .map(entry -> bush.named(entry.getKey()) + ": " + entry.getValue()).collect(Collectors.joining(", "))
                + ". The tree is worth " + value(position) + ".";
    }

    /** What each edge is worth with all that it carries. */
    static Map<Integer, Dyadic> branches(Bush bush) {
        Map<Integer, Dyadic> worth = new TreeMap<>();
        carried(bush, Rules.ROOT, worth);
        return worth;
    }

    /** Goes up a small tree; the sum of what stands on a vertex. */
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

    /** Theorem 1. */
    static Dyadic onBlack(Dyadic x) {
        int p = 1;
        while (x.plus(Dyadic.of(p)).compareTo(Dyadic.of(1)) <= 0) {
            p++;
        }
        Dyadic sum = x.plus(Dyadic.of(p));
        return new Dyadic(sum.numerator(), sum.exponent() + p - 1);
    }
}
