package gym100548h;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.CountedCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/**
 * The number of games; for each a line with the numbers of vertices and of edges, a line with the two ends of each edge, and one
 * with the vertices of Bob and Alice.
 */
public final class Cases extends CountedCases {

    private static final int SMALL = 3;

    /** An edge, or where Bob and Alice begin. */
    private record Pair(int from, int to) {

        @Override
        public String toString() {
            return from + " " + to + "\n";
        }
    }

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected int checkQuestion(StrictText input) {
        int n = input.integer("n");
        input.blank();
        int m = input.integer("m", new Range(1, Math.max(1, n * (n - 1))));
        input.newline();
        Set<Pair> edges = new LinkedHashSet<>();
        for (int edge = 0; edge < m; edge++) {
            if (!edges.add(pair(input, n, "b", "e", "loop"))) {
                throw input.invalid("edge-twice", "the same edge again");
            }
        }
        pair(input, n, "x", "y", "same-vertex");
        return m;
    }

    private static Pair pair(StrictText input, int n, String first, String second, String rule) {
        int from = input.integer(first, new Range(1, n));
        input.blank();
        int to = input.integer(second, new Range(1, n));
        if (from == to) {
            throw input.invalid(rule, "twice the same vertex");
        }
        input.newline();
        return new Pair(from, to);
    }

    @Override
    public String smallScope() {
        return "all 384 games on graphs of 2 or " + SMALL + " vertices"; // 3 graphs with 2 beginnings, 63 with 6
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, SMALL).boxed().flatMap(n -> {
            List<Pair> pairs = pairs(n);
            return IntStream.range(1, 1 << pairs.size()).boxed().flatMap(set -> pairs.stream().map(start -> input(
                    List.of(game(n, IntStream.range(0, pairs.size()).filter(i -> (set >> i & 1) != 0)
                            .mapToObj(pairs::get)
                            .toList(), start)))));
        });
    }

    private static List<Pair> pairs(int n) {
        return IntStream.rangeClosed(1, n).boxed().flatMap(from -> IntStream.rangeClosed(1, n)
                .filter(to -> to != from).mapToObj(to -> new Pair(from, to))).toList();
    }

    private static String game(int n, Collection<Pair> edges, Pair start) {
        return n + " " + edges.size() + "\n" + edges.stream().map(Pair::toString).collect(Collectors.joining()) + start;
    }

    /**
     * From some vertices no edge leads on.
     *
     * @param size
     *            the vertices
     */
    @Override
    public String random(Random random, int size) {
        int n = Math.min(size + 1, most("n"));
        return input(List.of(sparse(random, n, n + random.nextInt(n + 1))));
    }

    private static String sparse(Random random, int n, int edges) {
        int going = 1 + random.nextInt(n);
        Set<Pair> found = new LinkedHashSet<>();
        for (int i = 0; i < edges; i++) {
            found.add(pair(random, going, n));
        }
        return game(n, found, pair(random, n, n));
    }

    private static Pair pair(Random random, int from, int to) {
        int first = 1 + random.nextInt(from);
        int second = 1 + random.nextInt(to - 1);
        return new Pair(first, second < first ? second : second + 1);
    }

    @Override
    public int bruteForceSize() {
        return 5;
    }

    /** Nobody can move but Bob, from x; or Bob just once and then Alice, from y to him. */
    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("x", x -> {
            Pair edge = new Pair((int) x, x == 1 ? 2 : 1);
            return input(List.of(game(most("n"), List.of(edge), new Pair(edge.from, x == 3 ? 4 : 3))));
        }, "y", y -> {
            Pair edge = new Pair(y == 1 ? 2 : 1, y == 3 ? 4 : 3);
            return input(
                    List.of(game(most("n"), List.of(edge, new Pair((int) y, edge.to)), new Pair(edge.from, (int) y))));
        });
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("02-small-graphs", () -> sparse(2, most("T"), 5));
        named.put("03-larger-sparse-graphs", () -> sparse(3, 100, 30));
        named.put("04-two-cycles", () -> input(IntStream.rangeClosed(1, 12).boxed().flatMap(p -> IntStream
                .rangeClosed(1, 12).mapToObj(q -> cycles(1 + p, 1 + q))).toList()));
        named.put("90-every-edge", () -> largest(8));
        named.put("91-long-chases", () -> input(List.of(cycles(49, 50), cycles(50, 49), cycles(50, 50))));
        named.put("92-random", () -> sparse(92, 20, most("n")));
        return named;
    }

    private static String sparse(long seed, int games, int n) {
        Random random = new Random(seed);
        return input(IntStream.range(0, games).mapToObj(i -> sparse(random, n, n + random.nextInt(n + 1))).toList());
    }

    /**
     * Bob goes round one cycle, and Alice round another. From one vertex of hers an edge leads to one of his: she takes it when he is there
     * or has to go there, after many rounds if the lengths are p and p + 1.
     */
    static String cycles(int bobs, int alices) {
        int n = bobs + alices;
        Set<Pair> edges = IntStream.rangeClosed(1, n).filter(v -> v != bobs && v != n)
                .mapToObj(v -> new Pair(v, v + 1)).collect(Collectors.toCollection(LinkedHashSet::new));
        edges.addAll(List.of(new Pair(bobs, 1), new Pair(n, bobs + 1), new Pair(n, 1)));
        return game(n, edges, new Pair(2, bobs + 1));
    }

    /** What is scaled is the number of edges of one game: a complete graph at last. */
    @Override
    public String largest(int eighths) {
        List<Pair> edges = pairs(most("n")).stream().filter(edge -> (edge.from() * 7 + edge.to() * 3) % 8 < eighths)
                .toList();
        return input(List.of(game(most("n"), edges, new Pair(1, 2))));
    }
}
