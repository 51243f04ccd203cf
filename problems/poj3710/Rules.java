package poj3710;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.GreenRules;
import nimsum.util.FastReader;

/**
 * Several graphs, each on the ground with its vertex 1. A move cuts an edge of one of them, named by its place among all edges of
 * the input, and what is no longer connected to the ground is gone. Who cannot cut loses. Vertex 3 of graph 2 is called 203.
 */
public final class Rules extends GreenRules {

    private static final int MAX_GRAPHS = 99, MAX_VERTICES = 99, MAX_EDGES = 499;
    static final int NAMES = 100, ROOT = 1;

    @Override
    public Bush read(FastReader in) {
        int graphs = in.nextInt(1, MAX_GRAPHS);
        List<Edge> edges = new ArrayList<>();
        int vertices = 0;
        for (int graph = 1; graph <= graphs; graph++) {
            int m = in.nextInt(1, MAX_VERTICES);
            vertices += m;
            for (int k = in.nextInt(0, MAX_EDGES); k > 0; k--) {
                edges.add(new Edge(graph * NAMES + in.nextInt(1, m), graph * NAMES + in.nextInt(1, m), Colour.GREEN));
            }
        }
        int[] ground = IntStream.rangeClosed(1, graphs).map(graph -> graph * NAMES + ROOT).toArray();
        Bush bush = new Bush(edges, ground);
        long joined = IntStream.concat(IntStream.of(ground),
                bush.standing().mapToObj(bush::edge).flatMapToInt(edge -> IntStream.of(edge.from(), edge.to())))
                .distinct().count();
        if (joined < vertices) {
            throw in.unexpected("edges that join all vertices");
        }
        return bush;
    }
}
