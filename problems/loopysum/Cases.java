package loopysum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.Trees;

/** A graph, <code>n m</code> and m lines <code>u v</code>, and the number of the questions: lines of k and k vertices. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL = 3, SMALL_TOKENS = 2, FEW_TOKENS = 3, MOST_TOKENS = 10,
            MOST_TOKENS_IN_ALL = 400_000;

    /** The vertices of the largest complete order that there is room for. */
    private static final int ORDER = 632;

    /** Vertices count from 1; an edge is two of them, and a question those with a token. */
    record Input(int n, List<int[]> edges, List<int[]> questions) {

        /** A graph about which nothing is asked. */
        Input(int n, Stream<int[]> edges) {
            this(n, edges.toList(), List.of());
        }

        /** From each vertex an edge to all before it. */
        static Input order(int n) {
            return new Input(n, IntStream.rangeClosed(1, n).boxed()
                    .flatMap(from -> IntStream.range(1, from).mapToObj(to -> new int[]{from, to})));
        }

        /** Most edges lead to a vertex before; a few to any, or as another one does. */
        static Input random(Random random, int n, int m) {
            List<int[]> edges = new ArrayList<>();
            while (edges.size() < m) {
                int from = 1 + random.nextInt(n);
                int to = 1 + random.nextInt(random.nextInt(8) > 0 ? Math.max(1, from - 1) : n);
                edges.add(edges.isEmpty() || random.nextInt(20) > 0
                        ? new int[]{from, to}
                        : edges.get(random.nextInt(edges.size())));
            }
            return new Input(n, edges.stream()).shuffled(random);
        }

        static Input read(String input) {
            Iterator<Integer> numbers = Stream.of(input.split("\\s+")).map(Integer::valueOf).iterator();
            int n = numbers.next();
            List<int[]> edges = rows(numbers.next(), () -> 2, numbers);
            return new Input(n, edges, rows(numbers.next(), numbers::next, numbers));
        }

        private static List<int[]> rows(int count, Supplier<Integer> length, Iterator<Integer> numbers) {
            return Stream.generate(() -> Stream.generate(numbers::next).limit(length.get()).mapToInt(v -> v).toArray())
                    .limit(count).toList();
        }

        /** The graphs side by side. */
        static Input union(List<Input> inputs) {
            Input union = new Input(0, new ArrayList<>(), new ArrayList<>());
            for (Input input : inputs) {
                int before = union.n;
                Input moved = input.renamed(v -> before + v);
                union.edges.addAll(moved.edges);
                union.questions.addAll(moved.questions);
                union = new Input(before + input.n, union.edges, union.questions);
            }
            return union;
        }

        private Input renamed(IntUnaryOperator name) {
            UnaryOperator<int[]> names = row -> IntStream.of(row).map(name).toArray();
            return new Input(n, edges.stream().map(names).toList(), questions.stream().map(names).toList());
        }

        /** With the vertices and the edges in another order. */
        Input shuffled(Random random) {
            int[] names = Trees.numbers(random, 1, n);
            Input renamed = renamed(v -> names[v]);
            List<int[]> edges = new ArrayList<>(renamed.edges);
            Collections.shuffle(edges, random);
            return new Input(n, edges, renamed.questions);
        }

        Input asked(Stream<int[]> questions) {
            return new Input(n, edges, questions.toList());
        }

        /** So many questions at random about the first vertices. */
        Input asked(Random random, int count, int vertices, int mostTokens) {
            return asked(Stream.generate(() -> tokens(random, vertices, mostTokens)).limit(count));
        }

        String text() {
            return n + " " + edges.size() + "\n" + Trees.lines(edges) + questions.size() + "\n" + Trees.lines(questions
                    .stream().map(row -> IntStream.concat(IntStream.of(row.length), IntStream.of(row)).toArray())
                    .toList());
        }
    }

    @Override
    protected void check(StrictText input) {
        int[] head = input.integers("n", "m");
        Range vertices = new Range(1, Math.max(1, head[0]));
        input.newline();
        for (int i = 0; i < head[1]; i++) {
            input.integers(vertices, "u", "v");
            input.newline();
        }
        int questions = input.integer("q");
        input.newline();
        int left = MOST_TOKENS_IN_ALL;
        for (int after = questions - 1; after >= 0; after--) {
            // Each question after this one has a token or more.
            int k = input.integer("k", new Range(1, Math.max(1, Math.min(MOST_TOKENS, left - after))));
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
                .flatMap(graph -> HeapRows.ascending(SMALL_TOKENS, 1, graph.n)
                        .map(tokens -> graph.asked(Stream.<int[]>of(tokens)).text()));
    }

    /** On so many vertices, with few edges. */
    static Stream<Input> everyGraph(int n) {
        return Stream.concat(Stream.of(new int[0]), HeapRows.ascending(SMALL, 0, n * n - 1)).map(row -> new Input(n,
                IntStream.of(row).mapToObj(number -> new int[]{number / n + 1, number % n + 1})));
    }

    /**
     * @param size
     *            the number of edges
     */
    @Override
    public String random(Random random, int size) {
        int m = Math.min(size, most("m"));
        int n = Math.min(most("n"), 1 + m / 3 + random.nextInt(m / 2 + 2));
        return Input.random(random, n, m)
                .asked(random, 1, n, size <= bruteForceSize() ? FEW_TOKENS : MOST_TOKENS).text();
    }

    /** One to so many; some are on the vertex of another. */
    private static int[] tokens(Random random, int n, int most) {
        int[] tokens = new int[1 + random.nextInt(most)];
        Arrays.setAll(tokens, i -> i == 0 || random.nextInt(4) > 0 ? 1 + random.nextInt(n) : tokens[random.nextInt(i)]);
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
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(Input.union(inputs.stream().map(Input::read).toList()).text()).filter(this::isValid);
    }

    @Override
    protected void name(Named named) {
        int n = most("n");
        named.put("02-every-small-graph", () -> sideBySide(everyGraph(SMALL)));
        for (int size : List.of(4, 6, 12)) {
            Random random = new Random(size);
            named.put("%02d-random-of-%d".formatted(named.size() + 2, size), () -> sideBySide(
                    Stream.generate(() -> Input.random(random, size, 2 * size)).limit(100)));
        }
        for (int m : List.of(100, 4000)) {
            Random random = new Random(m);
            named.put("%02d-random-%d-edges".formatted(named.size() + 2, m),
                    () -> Input.random(random, m / 2, m).asked(random, 1000, m / 2, FEW_TOKENS).text());
        }
        named.put("08-order-of-70", () -> order(70, 70, 30, 2000));
        named.put("90-complete-order", () -> largest(8));
        named.put("91-chain-in-no-order", () -> {
            Random random = new Random(91);
            return new Input(n, chain(n)).asked(random, 1000, n, 4).shuffled(random).text();
        });
        named.put("92-random", () -> {
            Random random = new Random(92);
            return Input.random(random, n, most("m")).asked(random, most("q") / 5, n, 4).text();
        });
        // Vertex v has the label (v - 1) % 3, and n leads to itself and many a 0.
        named.put("93-loopy-with-many-followers", () -> new Input(n, Stream.of(chain(n - 1),
                IntStream.range(3, n).mapToObj(v -> new int[]{v, v - 2}), Stream.<int[]>of(new int[]{n, n}),
                IntStream.range(2 * n - 4, most("m")).mapToObj(i -> new int[]{n, 3 * (i % (n / 3)) + 1}))
                .flatMap(edges -> edges))
                .asked(IntStream.range(0, most("q")).mapToObj(i -> new int[]{n, 1 + i % n})).text());
    }

    private static Stream<int[]> chain(int n) {
        return IntStream.range(1, n).mapToObj(v -> new int[]{v + 1, v});
    }

    /** Asks for each vertex alone, twice, with others, and with each of the smallest labels. */
    private static String sideBySide(Stream<Input> graphs) {
        int labels = 5;
        Input all = Input.union(Stream.concat(Stream.of(Input.order(labels)), graphs).toList());
        Random random = new Random(all.n);
        return all.asked(IntStream.rangeClosed(labels + 1, all.n).boxed().flatMap(v -> Stream.concat(
                Stream.of(new int[]{v}, new int[]{v, v}, new int[]{v, 1 + random.nextInt(all.n)},
                        new int[]{1 + random.nextInt(all.n), v, 1 + random.nextInt(all.n)}),
                IntStream.rangeClosed(1, labels).mapToObj(other -> new int[]{other, v})))).text();
    }

    /** The complete order, with a loopy vertex beside it and others that have no edge; its edges and the questions are scaled. */
    @Override
    public String largest(int eighths) {
        return order((int) (ORDER * Math.sqrt(eighths / 8.0)), most("n") * eighths / 8,
                (most("m") - ORDER * (ORDER - 1) / 2) * eighths / 8, most("q") * eighths / 8);
    }

    /** A complete order, and so many edges from a vertex beside it: a loop, and then to the order, the last vertex first. */
    private static String order(int size, int n, int loopyEdges, int questions) {
        Random random = new Random(size);
        int loopy = size + 1;
        // The two largest labels that have no binary digit in common.
        int power = Integer.highestOneBit(size - 1);
        Stream<int[]> edges = IntStream.range(0, loopyEdges).mapToObj(i -> new int[]{loopy, loopy - i % loopy});
        return new Input(Math.max(n, loopy), Stream.concat(Input.order(size).edges.stream(), edges))
                .asked(Stream.concat(Stream.<int[]>of(new int[]{power, power + 1, loopy}),
                        Stream.generate(
                                () -> tokens(random, loopy, Math.min(MOST_TOKENS, MOST_TOKENS_IN_ALL / questions)))
                                .limit(questions - 1)))
                .shuffled(random).text();
    }
}
