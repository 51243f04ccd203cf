package agc016f;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NimberCoach;
import nimsum.game.Move;
import nimsum.game.TokenRules.Position;
import nimsum.util.Mex;

/**
 * Gives advice by theorem 1, on the graph as it is given. The player to move wins if and only if the Grundy values of
 * the tokens' vertices differ. A winning move makes them equal.
 */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    /** Returns the nim-sum of the two values. */
    @Override
    protected int value(Position position) {
        int[] values = values(position.edges());
        return values[low(position)] ^ values[high(position)];
    }

    @Override
    public String why(Position position) {
        if (low(position) == high(position)) {
            return "Both tokens stand on vertex " + low(position)
                    + ", so their values are equal. Wherever one token goes, the other one can follow.";
        }
        int[] values = values(position.edges());
        int low = values[low(position)];
        int high = values[high(position)];
        return "The value of a vertex is the smallest number to which no arrow from it leads. "
                + token(position, low(position), values) + " " + token(position, high(position), values)
                + (low == high
                        ? " They are equal. Every move makes them differ, and some answer makes them equal again."
                        : " They differ, and " + toEqualValue(position, values));
    }

    private static int low(Position position) {
        return position.tokens().get(0);
    }

    private static int high(Position position) {
        return position.tokens().get(1);
    }

    private String toEqualValue(Position position, int[] values) {
        Move<Position> move = reply(position);
        return move.quoted() + " goes to a vertex of value " + values[low(move.next())] + ", which makes them equal.";
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

    /** Returns the Grundy value of each vertex of a graph, from its edges. */
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

    /** Returns the Grundy value of each vertex. */
    @Override
    public Map<String, String> values(Position position) {
        int[] values = values(position.edges());
        return IntStream.range(1, values.length).boxed().collect(Collectors.toMap(v -> "" + v, v -> "" + values[v]));
    }
}
