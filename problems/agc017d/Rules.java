package agc017d;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.GreenRules;
import nimsum.util.FastReader;

/** A tree. A move cuts an edge, named by its place in the input; the part without vertex 1 is gone. Who cannot cut loses. */
public final class Rules extends GreenRules {

    private static final int MAX_VERTICES = 100_000;
    private static final int ROOT = 1;

    @Override
    public Bush read(FastReader in) {
        int n = in.nextInt(1, MAX_VERTICES);
        List<Edge> edges = IntStream.range(1, n)
                .mapToObj(edge -> new Edge(in.nextInt(1, n), in.nextInt(1, n), Colour.GREEN)).toList();
        Bush tree = new Bush(edges, ROOT);
        long reached = IntStream
                .concat(IntStream.of(ROOT), tree.standing().mapToObj(tree::edge)
                        .flatMapToInt(edge -> IntStream.of(edge.from(), edge.to())))
                .distinct().count();
        if (reached < n) {
            throw in.unexpected("edges that join all vertices to vertex 1");
        }
        return tree;
    }
}
