package hackenbush;

import static hackenbush.Drawing.complete;
import static hackenbush.Drawing.cycle;
import static hackenbush.Drawing.loopsOn;
import static hackenbush.Drawing.of;
import static hackenbush.Drawing.stalk;
import static hackenbush.Drawing.star;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of drawings; for each a line with the numbers of its vertices and edges, and a line for each edge. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_DRAWINGS = 20, MOST_EDGES = 16;
    private static final Range DRAWINGS = new Range(1, MOST_DRAWINGS);
    private static final Range EDGES = new Range(0, MOST_EDGES);
    private static final int SMALL = 3, SMALL_ON_ONE_VERTEX = 4;
    private static final Drawing NOTHING = new Drawing(0, List.of());

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int drawings = input.integer("t");
        input.newline();
        for (int drawing = 0; drawing < drawings; drawing++) {
            checkDrawing(input);
        }
    }

    private static void checkDrawing(StrictText input) {
        int vertices = input.integer("n");
        input.blank();
        int edges = input.integer("m", new Range(vertices, MOST_EDGES));
        input.newline();
        int[] hangsWith = IntStream.rangeClosed(0, vertices).toArray();
        for (int edge = 0; edge < edges; edge++) {
            int u = input.integer("u", new Range(0, vertices));
            input.blank();
            int v = input.integer("v", new Range(0, vertices));
            input.blank();
            input.row("c", 1, "BR");
            input.newline();
            int from = hangsWith[u];
            int to = hangsWith[v];
            for (int i = 0; i <= vertices; i++) {
                hangsWith[i] = hangsWith[i] == from ? to : hangsWith[i];
            }
        }
        for (int v = 1; v <= vertices; v++) {
            if (hangsWith[v] != hangsWith[0]) {
                throw input.invalid("falls", "vertex " + v + " is not connected to the ground");
            }
        }
    }

    @Override
    public String smallScope() {
        // By edges and then vertices 1; 2 + 2; 3 + 11 + 8; 4 + 36 + 80 + 48; and of 126 choices of 4 edges 35 miss the vertex.
        return "all 286 drawings of up to " + SMALL
                + " edges in which each vertex hangs on one of a smaller number, and of " + SMALL_ON_ONE_VERTEX
                + " edges that meet no vertices but the ground and one more";
    }

    @Override
    public Stream<String> small() {
        Stream<Drawing> few = IntStream.rangeClosed(0, SMALL).boxed().flatMap(edges -> IntStream.rangeClosed(0, edges)
                .boxed().flatMap(vertices -> Drawing.all(vertices, edges)));
        return Stream.concat(few, Drawing.all(1, SMALL_ON_ONE_VERTEX)).map(Cases::input);
    }

    /**
     * @param size
     *            edges
     */
    @Override
    public String random(Random random, int size) {
        int edges = 1 + random.nextInt(Math.min(size, MOST_EDGES));
        return input(Drawing.random(random, random.nextInt(edges + 1), edges));
    }

    @Override
    public int bruteForceSize() {
        return 7;
    }

    @Override
    public List<Computed> computed() {
        return List
                .of(new Computed("value", new Range(-16 << 15, 16 << 15), "int value = #values[values.length - 1]#;"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("u",
                n -> LongStream.rangeClosed(1, n).mapToObj(u -> u + " " + (u - 1) + (u < n ? " B\n" : " R\n"))
                        .collect(Collectors.joining("", "1\n" + n + " " + n + "\n", "")));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-nothing", () -> input(NOTHING));
        named.put("02-one-edge", () -> input(of("0 1 B"), of("0 1 R"), of("0 0 B"), of("0 0 R"), of("1 0 B")));
        named.put("03-low-stalks", () -> input(words(1, 3).map(Drawing::stalk)));
        named.put("04-high-stalks", () -> input(stalk("B".repeat(16)), stalk("R".repeat(16)), stalk("BR".repeat(8)),
                stalk("B" + "R".repeat(15)), stalk("R" + "B".repeat(15)), stalk("BBBBBBBBRBBBBBBB"),
                stalk("RRRBBBBBBBBBBBBB"), stalk("BBRBRRBRBBBRRBRB")));
        named.put("05-downward-edges", () -> input(of("1 0 B, 2 1 R"), of("2 1 R, 1 0 B"), of("3 2 B, 2 1 B, 1 0 R"),
                of("2 0 R, 1 2 B"), of("1 2 B, 0 2 R")));
        named.put("06-trees", () -> random(1, 10, 10));
        named.put("07-bushy-trees", () -> input(star("BBB").carrying(1, star("RRR")).carrying(4, star("BB")),
                stalk("B").carrying(1, star("RRRBB")), stalk("R").carrying(1, star("BBBBBBBBBBBBBBB")),
                stalk("BR").carrying(1, star("BRR")).carrying(2, star("BBBRR")),
                star("BR").carrying(1, star("RRRRRRR")).carrying(2, star("BBBBBBB"))));
        named.put("08-parallel-edges", () -> input(of("0 1 B, 0 1 B"), of("0 1 B, 0 1 R"), of("0 1 B, 0 1 B, 1 2 R"),
                of("0 1 B, 1 2 R, 1 2 R"), loopsOn("BBBRR", ""), of("0 1 B, 1 0 B, 1 2 R, 2 1 R, 2 3 B")));
        named.put("09-loops",
                () -> input(loopsOn("B", "R"), loopsOn("B", "RR"), loopsOn("B", "BBR"), loopsOn("R", "BBB"),
                        of("0 0 B, 0 0 B, 0 0 R"), of("0 1 B, 1 2 R, 2 2 B, 1 1 B"), loopsOn("B", "R".repeat(15))));
        named.put("10-tied-but-not-fused",
                () -> input(loopsOn("BB", "RR"), loopsOn("BBB", "RRR"), loopsOn("BB", "RRRR"),
                        loopsOn("RR", "BB"), loopsOn("BBBB", "RRRRRRRRRRRR"), loopsOn("BR", "BR"),
                        loopsOn("BBR", "RRR")));
        named.put("11-one-cycle",
                () -> input(words(2, 4).filter(colours -> colours.startsWith("B")).map(Drawing::cycle)));
        named.put("12-long-cycles", () -> input(cycle("B".repeat(16)), cycle("BR".repeat(8)), cycle("BBBBBBBBRRRRRRRR"),
                cycle("RRRRBBBBBBBBRRRR"), cycle("BRRRRRRRRRRRRRRB"), cycle("RBBBBBBBBBBBBBBR")));
        named.put("13-what-a-cycle-carries", () -> input(cycle("BRB").carrying(1, stalk("R")).carrying(2, stalk("B")),
                cycle("BBBB").carrying(2, star("RRR")), cycle("RBR").carrying(1, cycle("BRB")).carrying(2, stalk("BB")),
                stalk("B").carrying(1, cycle("RRRR")), stalk("R").carrying(1, cycle("BBB")).carrying(2, stalk("RB"))));
        named.put("14-held-from-two-sides", () -> input(of("0 1 R, 0 2 R, 1 2 B"), of("0 1 B, 0 2 B, 1 2 R, 1 2 R"),
                of("0 1 B, 0 2 R, 1 3 R, 2 3 B, 3 4 B"), of("0 1 B, 0 2 R, 1 2 B, 1 3 R, 2 3 R, 3 4 B, 4 4 R"),
                of("0 1 R, 0 2 R, 0 3 R, 1 2 B, 2 3 B, 3 1 B")));
        named.put("15-worth-nothing", () -> input(star("BR"), stalk("BRB").beside(stalk("RBR")),
                complete(4, "BRRBB").beside(of("0 1 B")), half().beside(half()).beside(star("R")),
                cycle("BRRB").beside(cycle("BRRB").recoloured())));
        named.put("16-sums", () -> input(half().beside(stalk("BRR")).beside(stalk("RB")),
                loopsOn("BB", "RR").beside(cycle("RRB")), star("BBBB").beside(stalk("RBBBBBBB")),
                star("RRR").beside(stalk("BBRB")).beside(cycle("BRBR"))));
        named.put("17-complete",
                () -> input(complete(1, "B"), complete(2, "BR"), complete(3, "BRR"), complete(4, "BBR"),
                        complete(5, "BR"), complete(5, "BBRRB"), complete(5, "RRB")));
        named.put("18-grids", () -> input(grid("BRBRBRBRBRBR"), grid("BBBBBBRRRRRR"), grid("RBRRBRRBRRBR"),
                grid("RRRRRRBBBBBB"), grid("BRRBBRRBBRRB")));
        named.put("19-random-of-6-edges", () -> random(2, 3, 6));
        named.put("20-random-of-10-edges", () -> random(3, 5, 10));
        named.put("21-random-of-14-edges", () -> random(4, 6, 14));
        named.put("22-forest-of-12-edges", () -> input(of("0 1 B, 1 2 R, 2 3 B, 3 4 B, 3 5 R, 5 6 B, 5 7 B, 7 8 R")
                .beside(star("R")).beside(stalk("B").carrying(1, star("RR")))));
        named.put("90-stars-and-dense", () -> largest(8));
        return named;
    }

    /** The number of drawings is small. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, MOST_DRAWINGS);
    }

    /** Dense drawings and stars of 16 edges; how many there are is scaled. */
    @Override
    public String largest(int eighths) {
        int count = MOST_DRAWINGS * eighths / 8;
        return input(IntStream.range(0, count).mapToObj(i -> switch (i % 4) {
            case 0 -> complete(5, colours(i).substring(1)).beside(of("0 0 " + colours(i).charAt(0)));
            case 1 -> star(colours(i));
            case 2 -> loopsOn(colours(i).substring(8), colours(i).substring(0, 8));
            default -> Drawing.random(new Random(i), 5, MOST_EDGES);
        }));
    }

    private static Drawing half() {
        return stalk("BR");
    }

    /** Two squares high and two wide, on the ground. */
    private static Drawing grid(String colours) {
        List<Drawing.Edge> edges = new ArrayList<>();
        int[] above = {1, 2, 3, 4, 5, 6};
        int[] below = {0, 0, 0, 1, 2, 3};
        for (int i = 0; i < above.length; i++) {
            edges.add(new Drawing.Edge(below[i], above[i], colours.charAt(edges.size())));
        }
        for (int left : new int[]{1, 2, 4, 5}) {
            edges.add(new Drawing.Edge(left, left + 1, colours.charAt(edges.size())));
        }
        return new Drawing(above.length, edges);
    }

    /** A colour for each of 16 edges: the binary digits of a number that looks random. */
    private static String colours(int i) {
        int digits = 0x9E3779B9 * (i + 1) >>> 16;
        return IntStream.range(0, MOST_EDGES).mapToObj(digit -> (digits >> digit & 1) == 1 ? "B" : "R")
                .collect(Collectors.joining());
    }

    /** All words of the letters B and R of these lengths. */
    private static Stream<String> words(int shortest, int longest) {
        return IntStream.rangeClosed(shortest, longest).boxed().flatMap(length -> IntStream.range(0, 1 << length)
                .mapToObj(digits -> IntStream.range(0, length).mapToObj(i -> (digits >> i & 1) == 0 ? "B" : "R")
                        .collect(Collectors.joining())));
    }

    /** As many random drawings as there may be. */
    private static String random(int seed, int vertices, int edges) {
        Random random = new Random(seed);
        return input(IntStream.range(0, MOST_DRAWINGS).mapToObj(i -> Drawing.random(random, vertices, edges)));
    }

    private static String input(Drawing... drawings) {
        return drawings.length + "\n" + Stream.of(drawings).map(Drawing::toString).collect(Collectors.joining());
    }

    private static String input(Stream<Drawing> drawings) {
        return input(drawings.toArray(Drawing[]::new));
    }
}
