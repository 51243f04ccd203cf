package agc016f;

import agc016f.Rules.Position;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.NimberCoach;
import nimsum.game.Move;
import nimsum.util.Mex;

/**
 * Theorem 1 as advice, on the graph as it is given: the mover wins if and only if the Grundy values of the tokens' vertices
 * differ, by a move that makes them equal.
 */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    /** The nim-sum of the two. */
    @Override
    protected int value(Position position) {
        int[] values = values(position.edges());
        return values[position.low()] ^ values[position.high()];
    }

    @Override
    public String why(Position position) {
        if (rules.moves(position).findAny().isEmpty()) {
            return "No token can move: whoever moved last has won.";
        }
        if (position.low() == position.high()) {
            return "Both tokens stand on vertex " + position.low()
                    + ", so their values are equal. Wherever one goes, the other can follow.";
        }
        int[] values = values(position.edges());
        int low = values[position.low()];
        int high = values[position.high()];
        return "The value of a vertex is the smallest one that it does not lead to. "
                + token(position, position.low(), values) + " " + token(position, position.high(), values)
                + (low == high
                        ? " They are equal: every move makes them differ, and some answer makes them equal again."
                        : " They differ, and " + toEqualValue(position, values));
    }

    private String toEqualValue(Position position, int[] values) {
        Move<Position> move = reply(position);
        return move.quoted() + " goes to a vertex of value " + values[move.next().low()] + ", which makes them equal.";
    }

    private static String token(Position position, int vertex, int[] values) {
        List<Integer> to = position.edges().get(vertex).stream().map(next -> values[next]).distinct().sorted().toList();
        return "Vertex " + vertex + " leads "
                + (to.isEmpty()
                        ? "nowhere"
                        : (to.size() == 1 ? "to the value " : "to the values ")
                                + to.stream().map(String::valueOf).collect(Collectors.joining(", ")))
                + ", so it has the value " + values[vertex] + ".";
    }

    /** The Grundy value of each vertex of a graph, by its edges. */
    static int[] values(List<List<Integer>> edges) {
        int[] values = new int[edges.size()];
        Mex mex = new Mex();
        for (int v = values.length - 1; v > 0; v--) {
            mex.clear();
            edges.get(v).forEach(to -> mex.add(values[to]));
            values[v] = mex.value();
        }
        return values;
    }
}
