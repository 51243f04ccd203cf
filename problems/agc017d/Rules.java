package agc017d;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.About;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.GreenRules;
import nimsum.util.FastReader;

/**
 * A tree stands on the ground with its vertex 1. A move cuts an edge, which is named by its place in the input. Then
 * the part without vertex 1 is removed. The player who cannot cut loses.
 */
public final class Rules extends GreenRules {

    private static final int ROOT = 1;

    @Override
    public About about() {
        return about("A tree stands on the ground with its vertex 1. "
                + "In turn each player cuts an edge, and everything that is no longer connected to the ground falls. "
                + "The player who cannot cut loses.");
    }

    @Override
    public Bush read(FastReader in) {
        List<Edge> edges = IntStream.range(1, in.nextInt())
                .mapToObj(edge -> new Edge(in.nextInt(), in.nextInt(), Colour.GREEN)).toList();
        return new Bush(edges, ROOT);
    }
}
