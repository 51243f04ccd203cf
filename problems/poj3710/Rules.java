package poj3710;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.About;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.GreenRules;
import nimsum.util.FastReader;

/**
 * Several graphs stand on the ground, each with its vertex 1. A move cuts one edge of a graph. The edge is named by its
 * place among all edges of the input. Then everything that is no longer connected to the ground is removed. The player
 * who cannot cut loses. Vertex 3 of graph 2 is called 203.
 */
public final class Rules extends GreenRules {

    private static final int NAMES = 100, ROOT = 1;

    @Override
    public About about() {
        return about(
                "Trees stand on the ground, each with its vertex 1, and some of them have gifts, which are polygons. "
                        + "In turn each player cuts an edge of a tree or of a gift, and everything that is no longer connected to the ground falls. "
                        + "The player who cannot cut loses.")
                .sign("", "Vertex 3 of tree 2 is called 203.");
    }

    @Override
    public Bush read(FastReader in) {
        int graphs = in.nextInt();
        List<Edge> edges = new ArrayList<>();
        for (int graph = 1; graph <= graphs; graph++) {
            in.nextInt(1, NAMES - 1);
            for (int k = in.nextInt(); k > 0; k--) {
                edges.add(new Edge(graph * NAMES + in.nextInt(), graph * NAMES + in.nextInt(), Colour.GREEN));
            }
        }
        return new Bush(edges, IntStream.rangeClosed(1, graphs).map(graph -> graph * NAMES + ROOT).toArray());
    }
}
