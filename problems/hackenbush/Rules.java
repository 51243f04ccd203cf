package hackenbush;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.RedBlueRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/** Left cuts a blue edge, Right a red one, and what is no longer connected to vertex 0 falls. Who cannot cut loses. */
public final class Rules extends RedBlueRules {

    static final int GROUND = 0;

    private static final int MAX_EDGES = 16;
    private static final Map<String, Colour> COLOURS = Map.of("B", Colour.BLUE, "R", Colour.RED);

    /** The statement lets either side start; here it is Left. */
    @Override
    public Position read(FastReader in) {
        in.nextInt(1, Integer.MAX_VALUE);
        return new Position(new Bush(readEdges(in), GROUND), Side.LEFT);
    }

    /** Reads one of the drawings of an input. */
    static List<Edge> readEdges(FastReader in) {
        int vertices = in.nextInt(0, MAX_EDGES);
        int count = in.nextInt(vertices, MAX_EDGES);
        List<Edge> edges = new ArrayList<>();
        while (edges.size() < count) {
            int from = in.nextInt(0, vertices);
            int to = in.nextInt(0, vertices);
            Colour colour = COLOURS.get(in.next());
            if (colour == null) {
                throw in.unexpected("B or R");
            }
            edges.add(new Edge(from, to, colour));
        }
        Bush bush = new Bush(edges, GROUND);
        if (bush.size() < count || IntStream.rangeClosed(1, vertices)
                .anyMatch(v -> edges.stream().noneMatch(edge -> edge.from() == v || edge.to() == v))) {
            throw in.unexpected("vertices that are all connected to the ground");
        }
        return edges;
    }
}
