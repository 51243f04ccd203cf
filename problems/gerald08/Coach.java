package gerald08;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nimsum.coach.NumberCoach;
import nimsum.game.Dyadic;
import nimsum.game.Outcome;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** Gives advice by the value of a tree, which it computes as Main does. Only the winner is told for every size. */
public final class Coach extends NumberCoach<Position> {

    public Coach() {
        super(new Rules(), Position::turn);
    }

    /** Takes the leaves off as Main does. */
    @Override
    public Outcome outcome(Position position) {
        Main tree = new Main(position.bush().edges().size() + 1);
        position.bush().standing().mapToObj(position.bush()::edge)
                .forEach(edge -> tree.addEdge(edge.from(), edge.to(), colour(edge)));
        int sign = tree.value().numerator.signum();
        return sign == (position.turn() == Side.LEFT ? 1 : -1) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    protected Dyadic value(Position position) {
        return dyadic(carried(position.bush(), Rules.ROOT, new TreeMap<>()));
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

    private static Dyadic dyadic(Main.Value value) {
        return new Dyadic(value.numerator, value.exponent);
    }

    /** Returns the value of everything that a vertex of a small tree carries, and stores the value of each edge. */
    private static Main.Value carried(Bush bush, int vertex, Map<Integer, Dyadic> worth) {
        Main.Value sum = Main.Value.ZERO;
        for (int number : bush.standingAt(vertex).toArray()) {
            if (worth.putIfAbsent(number, Dyadic.ZERO) == null) {
                Edge edge = bush.edge(number);
                Main.Value value = carried(bush, edge.other(vertex), worth).on(colour(edge));
                worth.put(number, dyadic(value));
                sum = sum.plus(value);
            }
        }
        return sum;
    }

    private static int colour(Edge edge) {
        return edge.colour() == Colour.BLUE ? 0 : 1;
    }

    /** Returns the value of each edge together with everything that it carries. */
    @Override
    public Map<String, String> values(Position position) {
        return branches(position.bush()).entrySet().stream()
                .collect(Collectors.toMap(branch -> "" + branch.getKey(), branch -> branch.getValue().toString()));
    }
}
