package spojpt07a;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.GreenRules;
import nimsum.util.FastReader;

/**
 * Some vertices of a tree are on the ground. A move cuts an edge, which is named by its place in the input. Then
 * everything that is no longer connected to the ground is removed. The player who cannot cut loses.
 */
public final class Rules extends GreenRules implements CountedRules<Bush> {

    @Override
    public About about() {
        return about("A tree stands on the ground with one of its vertices, or with several. "
                + "In turn each player cuts an edge, and everything that is no longer connected to the ground falls. "
                + "The player who cannot cut loses.");
    }

    @Override
    public Bush read(FastReader in) {
        int n = in.nextInt();
        int[] flags = IntStream.rangeClosed(1, n).map(v -> in.nextInt()).toArray();
        List<Edge> edges = IntStream.range(1, n)
                .mapToObj(edge -> new Edge(in.nextInt(), in.nextInt(), Colour.GREEN)).toList();
        return new Bush(edges, IntStream.rangeClosed(1, n).filter(v -> flags[v - 1] == 1).toArray());
    }
}
