package loopysum;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** A graph, <code>n m</code> and m lines <code>u v</code>, and the number of the questions: lines of k and k vertices. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL = 3, SMALL_TOKENS = 2, FEW_TOKENS = 3, FEW_QUESTIONS = 1000,
            MOST_TOKENS_IN_ALL = 400_000;

    /** The largest complete order that there is room for. */
    private static final int ORDER = 632;

    record Edge(int from, int to) {
    }

    /** Vertices count from 1. */
    record Graph(int n, List<Edge> edges) {

        /** From each vertex an edge to each one before it; vertex v gets the label v - 1. */
        static Graph order(int n) {
            return new Graph(n, IntStream.rangeClosed(1, n).boxed()
                    .flatMap(from -> IntStream.range(1, from).mapToObj(to -> new Edge(from, to))).toList());
        }

        static Graph union(List<Graph> graphs) {
            List<Edge> edges = new ArrayList<>();
            int n = 0;
            for (Graph graph : graphs) {
                int before = n;
                graph.edges.forEach(edge -> edges.add(new Edge(before + edge.from, before + edge.to)));
                n += graph.n;
            }
            return new Graph(n, edges);
        }

        /** Most edges lead to a vertex before; some to any, to where they begin, or as another one does. */
        static Graph random(Random random, int n, int m, int reach) {
            List<Edge> edges = new ArrayList<>();
            while (edges.size() < m) {
                int from = 1 + random.nextInt(n);
                edges.add(switch (random.nextInt(20)) {
                    case 0 -> edges.isEmpty() ? new Edge(from, from) : edges.get(random.nextInt(edges.size()));
                    case 1, 2, 3, 4 -> new Edge(from, 1 + random.nextInt(n));
                    default -> new Edge(Math.max(2, from) % n + 1,
                            Math.max(1, Math.max(2, from) % n - random.nextInt(reach)));
                });
            }
            return new Graph(n, edges);
        }

        /** The vertices and the edges in another order. */
        Graph shuffled(Random random) {
            return renamed(names(random, n), random);
        }

        /** Each vertex as the list calls it, and the edges in another order. */
        Graph renamed(List<Integer> names, Random random) {
            List<Edge> renamed = edges.stream().map(edge -> new Edge(names.get(edge.from - 1), names.get(edge.to - 1)))
                    .collect(Collectors.toList());
            Collections.shuffle(renamed, random);
            return new Graph(names.size(), renamed);
        }

        static List<Integer> names(Random random, int n) {
            List<Integer> names = IntStream.rangeClosed(1, n).boxed().collect(Collectors.toList());
            Collections.shuffle(names, random);
            return names;
        }

        String asked(Stream<List<Integer>> questions) {
            StringBuilder text = new StringBuilder().append(n).append(' ').append(edges.size()).append('\n');
            edges.forEach(edge -> text.append(edge.from).append(' ').append(edge.to).append('\n'));
            List<List<Integer>> all = questions.toList();
            text.append(all.size()).append('\n');
            all.forEach(tokens -> {
                text.append(tokens.size());
                tokens.forEach(token -> text.append(' ').append(token));
                text.append('\n');
            });
            return text.toString();
        }
    }

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int n = input.integer("n");
        input.blank();
        Range vertices = new Range(1, Math.max(1, n));
        int m = input.integer("m");
        input.newline();
        for (int i = 0; i < m; i++) {
            input.integer("u", vertices);
            input.blank();
            input.integer("v", vertices);
            input.newline();
        }
        int questions = input.integer("q");
        input.newline();
        int left = MOST_TOKENS_IN_ALL;
        for (int after = questions - 1; after >= 0; after--) {
            // Each question after this one has a token or more.
            int k = input.integer("k", new Range(1, Math.max(1, Math.min(most("k"), left - after))));
            left -= k;
            for (int i = 0; i < k; i++) {
                input.blank();
                input.integer("token", vertices);
            }
            input.newline();
        }
    }

    @Override
    public String smallScope() {
        // 4 * 2 of one vertex, 35 * 5 of two and 220 * 9 of three.
        return "all 2163 questions of up to " + SMALL_TOKENS + " tokens on graphs of up to " + SMALL
                + " vertices and edges, in ascending order";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed().flatMap(Cases::everyGraph)
                .flatMap(graph -> ascending(SMALL_TOKENS, graph.n).filter(tokens -> !tokens.isEmpty())
                        .map(tokens -> graph.asked(Stream.of(tokens))));
    }

    /** On so many vertices, with few edges. */
    static Stream<Graph> everyGraph(int n) {
        return ascending(SMALL, n * n).map(numbers -> new Graph(n, numbers.stream()
                .map(number -> new Edge((number - 1) / n + 1, (number - 1) % n + 1)).toList()));
    }

    /** Rows of up to so many numbers from 1 on, none less than the one before. */
    private static Stream<List<Integer>> ascending(int length, int largest) {
        return Stream.concat(Stream.of(new int[0]), HeapRows.upTo(length, 1, largest))
                .filter(row -> IntStream.range(1, row.length).allMatch(i -> row[i - 1] <= row[i]))
                .map(row -> IntStream.of(row).boxed().toList());
    }

    /**
     * @param size
     *            the number of edges
     */
    @Override
    public String random(Random random, int size) {
        int m = Math.min(size, most("m"));
        int n = Math.min(most("n"), 1 + m / 3 + random.nextInt(m / 2 + 2));
        Graph graph = Graph.random(random, n, m, 1 + random.nextInt(4)).shuffled(random);
        return graph.asked(Stream.of(tokens(random, n, size <= bruteForceSize() ? FEW_TOKENS : most("k"))));
    }

    /** One to so many; some are on the vertex of another. */
    private static List<Integer> tokens(Random random, int n, int most) {
        List<Integer> tokens = new ArrayList<>();
        for (int left = 1 + random.nextInt(most); left > 0; left--) {
            tokens.add(tokens.isEmpty() || random.nextInt(4) > 0
                    ? 1 + random.nextInt(n)
                    : tokens.get(random.nextInt(tokens.size())));
        }
        return tokens;
    }

    @Override
    public int bruteForceSize() {
        return 10;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("label", new Range(0, ORDER - 1), "label[v] = #k#;"),
                new Computed("nim-sum", new Range(0, 1023), "reached[loopy].get(#nimSum#)"));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("02-every-small-graph", () -> unions(everyGraph(SMALL).toList()));
        for (int n : List.of(4, 5, 6, 8, 12)) {
            Random random = new Random(n);
            named.put("%02d-random-of-%d".formatted(named.size() + 2, n),
                    () -> unions(Stream.generate(() -> Graph.random(random, n, 2 * n, n).shuffled(random))
                            .limit(100).toList()));
        }
        for (int m : List.of(100, 1000, 4000)) {
            Random random = new Random(m);
            named.put("%02d-random-%d-edges".formatted(named.size() + 2, m),
                    () -> shuffledAndAsked(Graph.random(random, m / 2, m, 9), random, FEW_QUESTIONS, FEW_TOKENS));
        }
        named.put("11-order-of-70",
                () -> shuffledAndAsked(withLoopy(Graph.order(70), 70, 30), new Random(11), 2000, 4));
        named.put("90-complete-order", () -> largest(8));
        named.put("91-chain-in-no-order", () -> shuffledAndAsked(new Graph(most("n"), Stream.generate(
                () -> chain(most("n"))).limit(4).flatMap(List::stream).toList()), new Random(91), FEW_QUESTIONS, 4));
        named.put("92-random", () -> {
            Random random = new Random(92);
            return shuffledAndAsked(Graph.random(random, most("n"), most("m"), 50), random, most("q") * 2 / 5, 10);
        });
        named.put("93-one-vertex-to-all", () -> {
            Random random = new Random(93);
            int n = most("n");
            List<Edge> edges = new ArrayList<>(chain(n));
            IntStream.range(0, most("m") - edges.size()).forEach(i -> edges.add(new Edge(n, n - i % n)));
            return new Graph(n, edges).asked(Stream.generate(() -> List.of(n, 1 + random.nextInt(n))).limit(most("q")));
        });
        named.put("94-idle-candidates", () -> shuffledAndAsked(idleCandidates(450), new Random(94), FEW_QUESTIONS, 4));
        return named;
    }

    /** For each k beside an order a loop that leads to the labels below k: a candidate for k that never gets it. */
    private Graph idleCandidates(int order) {
        List<Edge> edges = new ArrayList<>(Graph.order(order).edges);
        int n = order;
        for (int k = 0; edges.size() + k < most("m"); k++) {
            n++;
            int v = n;
            edges.add(new Edge(v, v));
            IntStream.rangeClosed(1, k).forEach(label -> edges.add(new Edge(v, label)));
        }
        return new Graph(n, edges);
    }

    private static List<Edge> chain(int n) {
        return IntStream.range(1, n).mapToObj(v -> new Edge(v + 1, v)).toList();
    }

    /** The graphs side by side, and all their questions. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        List<Graph> graphs = new ArrayList<>();
        List<List<Integer>> questions = new ArrayList<>();
        int n = 0;
        for (String input : inputs) {
            int before = n;
            Iterator<Integer> numbers = Stream.of(input.split("\\s+")).map(Integer::valueOf).iterator();
            int vertices = numbers.next();
            n += vertices;
            graphs.add(new Graph(vertices, times(numbers.next(), () -> new Edge(numbers.next(), numbers.next()))));
            questions.addAll(
                    times(numbers.next(), () -> times(numbers.next(), () -> before + numbers.next())));
        }
        return Optional.of(Graph.union(graphs).asked(questions.stream())).filter(this::isValid);
    }

    private static <T> List<T> times(int count, Supplier<T> supplier) {
        return Stream.generate(supplier).limit(count).toList();
    }

    /** Graphs side by side; asked for each vertex, alone, with another one, and with each of the smallest labels. */
    private static String unions(List<Graph> graphs) {
        int labels = 5;
        List<Graph> parts = new ArrayList<>(graphs);
        parts.add(0, Graph.order(labels));
        Random random = new Random(graphs.size());
        Graph union = Graph.union(parts);
        Function<Integer, Stream<List<Integer>>> ask = v -> Stream.concat(
                Stream.of(List.of(v), List.of(v, v), List.of(v, 1 + random.nextInt(union.n)),
                        List.of(1 + random.nextInt(union.n), v, 1 + random.nextInt(union.n))),
                IntStream.rangeClosed(1, labels).mapToObj(other -> List.of(other, v)));
        return union.asked(IntStream.rangeClosed(labels + 1, union.n).boxed().flatMap(ask));
    }

    /** A loop beside a graph, with edges to so many of its vertices, again and again. */
    private static Graph withLoopy(Graph graph, int to, int loopy) {
        List<Edge> edges = new ArrayList<>(graph.edges);
        for (int i = 0; i < loopy; i++) {
            edges.add(new Edge(graph.n + 1, i == 0 ? graph.n + 1 : to - i % to));
        }
        return new Graph(graph.n + 1, edges);
    }

    private static String shuffledAndAsked(Graph graph, Random random, int questions, int tokens) {
        return graph.shuffled(random).asked(questions(random, graph.n, questions, tokens));
    }

    private static Stream<List<Integer>> questions(Random random, int n, int count, int tokens) {
        return Stream.generate(() -> tokens(random, n, tokens)).limit(count);
    }

    /** The complete order, with a loopy vertex beside it and others that have no edge; its edges and the questions are scaled. */
    @Override
    public String largest(int eighths) {
        int order = (int) (ORDER * Math.sqrt(eighths / 8.0));
        Graph graph = withLoopy(Graph.order(order), order, (most("m") - ORDER * (ORDER - 1) / 2) * eighths / 8);
        Random random = new Random(eighths);
        List<Integer> names = Graph.names(random, most("n") * eighths / 8);
        // With the two largest labels that have no binary digit in common.
        int power = Integer.highestOneBit(order - 1);
        Stream<List<Integer>> questions = Stream.concat(Stream.of(List.of(power, power + 1, order + 1)),
                questions(random, graph.n, most("q") * eighths / 8 - 1, 4));
        return graph.renamed(names, random).asked(
                questions.map(tokens -> tokens.stream().map(token -> names.get(token - 1)).toList()));
    }
}
