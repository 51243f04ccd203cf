package spojpt07a;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.GreenRules;
import nimsum.util.FastReader;

/**
 * A tree some of whose vertices are on the ground. A move cuts an edge, named by its place in the input; what is no longer
 * connected to the ground is gone. Who cannot cut loses.
 */
public final class Rules extends GreenRules {

    private static final int MAX_TREES = 20;
    private static final int MAX_VERTICES = 100_000;

    @Override
    public Bush read(FastReader in) {
        in.nextInt(1, MAX_TREES);
        return readTree(in);
    }

    /** Reads one of the trees of an input. */
    static Bush readTree(FastReader in) {
        int n = in.nextInt(1, MAX_VERTICES);
        boolean[] flags = new boolean[n + 1];
        for (int v = 1; v <= n; v++) {
            flags[v] = in.nextInt(0, 1) == 1;
        }
        List<Edge> edges = IntStream.range(1, n)
                .mapToObj(edge -> new Edge(in.nextInt(1, n), in.nextInt(1, n), Colour.GREEN)).toList();
        if (new Bush(edges, 1).standing().mapToObj(edge -> edges.get(edge - 1))
                .flatMapToInt(edge -> IntStream.of(edge.from(), edge.to())).distinct().count() < (n == 1 ? 0 : n)) {
            throw in.unexpected("edges that join all vertices");
        }
        return new Bush(edges, IntStream.rangeClosed(1, n).filter(v -> flags[v]).toArray());
    }
}
