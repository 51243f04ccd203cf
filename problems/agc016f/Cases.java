package agc016f;

import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.generate.Digraph;

/** A line {@code N M}, then M lines {@code x y} with x &lt; y, in any order, none twice. */
public final class Cases extends nimsum.input.Cases {

    /** All graphs of up to this many vertices are small. With one more vertex, those with few enough edges are, too. */
    private static final int SMALL_VERTICES = 5, SMALL_EDGES = 5;

    @Override
    protected void checkQuestion(StrictText input) {
        int vertices = input.integer("N");
        input.blank();
        int max = pairs(vertices);
        int edges = input.integer("M", new Range(Math.min(min("M"), max), max));
        input.newline();
        boolean[][] edge = new boolean[vertices + 1][vertices + 1];
        for (int i = 0; i < edges; i++) {
            int x = input.integer("x", new Range(1, vertices - 1));
            input.blank();
            int y = input.integer("y", new Range(x + 1, vertices));
            input.refuse("edge-twice", edge[x][y], x + " " + y);
            edge[x][y] = true;
            input.newline();
        }
    }

    @Override
    protected void describe() {
        // 1 + 7 + 63 + 1023, and of 15 pairs of vertices any 1 to 5: 15 + 105 + 455 + 1365 + 3003.
        small("all 6037 graphs of up to " + SMALL_VERTICES + " vertices, and of " + (SMALL_VERTICES + 1)
                + " with up to " + SMALL_EDGES + " edges",
                () -> Stream
                        .concat(IntStream.rangeClosed(2, SMALL_VERTICES).boxed().flatMap(
                                n -> complete(n).subgraphs(pairs(n))),
                                complete(SMALL_VERTICES + 1).subgraphs(SMALL_EDGES))
                        .map(Digraph::text));
        bruteForceSize(12);
        int max = max("N");
        secret("04-one-token-stuck", () -> graph(5, (x, y) -> x != 2));
        secret("07-edges-inside-the-rest", () -> graph(5, (x, y) -> x >= 3));
        secret("12-two-fans", () -> graph(12, (x, y) -> x <= 2 && y > 2));
        secret("13-binary-tree", () -> graph(12, (x, y) -> y / 2 == x));
        secret("15-bipartite", () -> graph(12, (x, y) -> x <= 6 && y > 6));
        secret("16-30-edges", () -> complete(9).first(30).text());
        secret("17-62-edges", () -> complete(12).first(62).text());
        secret("18-63-edges", () -> complete(12).first(63).text());
        secret("22-random-60-edges", () -> complete(12).shuffled(new Random(13)).first(60).text());
        secret("23-random-90-edges", () -> complete(14).shuffled(new Random(5)).first(90).text());
        largest("90-complete", this::largestPart);
    }

    /** The size is the number of edges; it is rounded down to what the most vertices have room for. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int edges = Math.min(size, pairs(max("N")));
        int fewest = IntStream.rangeClosed(2, max("N")).filter(n -> pairs(n) >= edges).findFirst().orElseThrow();
        int spread = max("N") - fewest + 1;
        // The smaller of two draws: in a sparse graph hardly an edge is in reach of the tokens.
        int vertices = fewest + Math.min(random.nextInt(spread), random.nextInt(spread));
        return complete(vertices).shuffled(random).first(edges).text();
    }

    /** Scales the number of pairs of sets, layer 0 and rest, that count. */
    private String largestPart(int eighths) {
        int withoutMoves = Map.of(8, 0, 4, 2, 2, 3, 1, 5).get(eighths);
        return graph(max("N"), (x, y) -> x <= 2 || x > 2 + withoutMoves);
    }

    private static String graph(int vertices, BiPredicate<Integer, Integer> hasEdge) {
        return Digraph.where(vertices, hasEdge.and((x, y) -> x < y)).text();
    }

    private static Digraph complete(int vertices) {
        return Digraph.where(vertices, (x, y) -> x < y);
    }

    private static int pairs(int vertices) {
        return vertices * (vertices - 1) / 2;
    }
}
