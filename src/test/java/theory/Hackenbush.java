package theory;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Drawings;
import nimsum.cases.HeapRows;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Drawing;
import nimsum.game.Side;
import nimsum.game.Values;

/**
 * Hackenbush by its rules: a position is the set of the edges that are left. Vertex 0 is on the ground, and so is each
 * other one that is said to be.
 *
 * @param ground the vertices on the ground, as a set of bits
 */
record Hackenbush(List<Edge> edges, int ground) {

    Hackenbush(List<Edge> edges) {
        this(edges, 1);
    }

    Hackenbush(Drawing drawing) {
        this(drawing.edges());
    }

    /** The graph with these edges, written as {@link Drawing#of} reads them. */
    static Hackenbush of(String edges) {
        return new Hackenbush(Drawing.of(edges));
    }

    /** All edges. */
    int all() {
        return (1 << edges.size()) - 1;
    }

    /** Those of these edges that hang on the ground. */
    int standing(int position) {
        int reached = ground;
        int standing = 0;
        int before;
        do {
            before = standing;
            for (int rest = position & ~standing; rest != 0; rest &= rest - 1) {
                Edge edge = edges.get(Integer.numberOfTrailingZeros(rest));
                int ends = 1 << edge.from() | 1 << edge.to();
                if ((reached & ends) != 0) {
                    reached |= ends;
                    standing |= rest & -rest;
                }
            }
        } while (standing != before);
        return standing;
    }

    /** Whether no edge falls before the game begins. */
    boolean stands() {
        return standing(all()) == all();
    }

    /** What is left when an edge is cut. */
    int cut(int position, int edge) {
        return standing(position & ~(1 << edge));
    }

    /** The positions that stand. What a cut leaves comes before the position. */
    private IntStream positions() {
        return IntStream.rangeClosed(0, all()).filter(position -> standing(position) == position);
    }

    /** What the cuts of the edges that a player may cut leave of a position. */
    private IntStream cuts(int position, Side player) {
        int[] cuts = new int[edges.size()];
        int count = 0;
        for (int edge = 0; edge < cuts.length; edge++) {
            if ((position >> edge & 1) == 1 && edges.get(edge).colour().isFor(player)) {
                cuts[count++] = cut(position, edge);
            }
        }
        return Arrays.stream(cuts, 0, count);
    }

    /** The Grundy value where all edges are green, by the mex of all cuts. */
    int grundy() {
        return grundyValues()[standing(all())];
    }

    /** The Grundy value of each position that stands. */
    int[] grundyValues() {
        int[] values = new int[all() + 1];
        positions().forEach(position -> values[position] = Values
                .mex(cuts(position, Side.LEFT).map(option -> values[option])));
        return values;
    }

    /** The value where no edge is green, by the simplest number between the best cuts. */
    int value() {
        return values()[standing(all())];
    }

    /** The value of each position that stands. */
    int[] values() {
        int[] values = new int[all() + 1];
        positions().forEach(position -> values[position] = DyadicForms.simplestBetween(
                cuts(position, Side.LEFT).map(option -> values[option]),
                cuts(position, Side.RIGHT).map(option -> values[option])));
        return values;
    }

    /**
     * This drawing, with another one standing on one of its vertices; the other's vertices get greater numbers by so
     * much.
     */
    Hackenbush with(Hackenbush other, int shared, int moved) {
        return new Hackenbush(Stream.concat(edges.stream(), other.edges.stream().map(edge -> new Edge(
                edge.from() == 0 ? shared : edge.from() + moved, edge.to() == 0 ? shared : edge.to() + moved,
                edge.colour()))).toList(), ground);
    }

    /** The game of each position that stands, as its options; null for the others. */
    ShortGame[] forms(ShortGame zero) {
        ShortGame[] forms = new ShortGame[all() + 1];
        positions().forEach(position -> forms[position] = zero.game(
                cuts(position, Side.LEFT).mapToObj(option -> forms[option]).collect(Collectors.toSet()),
                cuts(position, Side.RIGHT).mapToObj(option -> forms[option]).collect(Collectors.toSet())));
        return forms;
    }

    /** The game as its options, with another game hanging at a vertex: it falls with the vertex. */
    ShortGame withHanging(int vertex, ShortGame hanging) {
        return withHanging(standing(all()), vertex, hanging);
    }

    private ShortGame withHanging(int position, int vertex, ShortGame hanging) {
        return holds(position, vertex)
                ? hanging.game(options(position, vertex, hanging, Side.LEFT),
                        options(position, vertex, hanging, Side.RIGHT))
                : forms(hanging.game(Set.of(), Set.of()))[position];
    }

    private Set<ShortGame> options(int position, int vertex, ShortGame hanging, Side player) {
        Set<ShortGame> above = player == Side.LEFT ? hanging.left() : hanging.right();
        return Stream.concat(cuts(position, player).mapToObj(option -> withHanging(option, vertex, hanging)),
                above.stream().map(option -> withHanging(position, vertex, option))).collect(Collectors.toSet());
    }

    private boolean holds(int position, int vertex) {
        return (ground >> vertex & 1) == 1 || IntStream.range(0, edges.size()).anyMatch(
                i -> (position >> i & 1) == 1 && (edges.get(i).from() == vertex || edges.get(i).to() == vertex));
    }

    /** Two vertices made one; an edge between them becomes a loop. */
    Hackenbush fused(int kept, int gone) {
        return new Hackenbush(edges.stream().map(edge -> new Edge(edge.from() == gone ? kept : edge.from(),
                edge.to() == gone ? kept : edge.to(), edge.colour())).toList(), ground & ~(1 << gone));
    }

    /** Whether no single edge separates two vertices. */
    boolean tied(int a, int b) {
        return IntStream.range(0, edges.size()).allMatch(gone -> connected(a, b, all() & ~(1 << gone)));
    }

    private boolean connected(int a, int b, int position) {
        Hackenbush fromA = new Hackenbush(edges, 1 << a);
        return a == b || fromA.holds(fromA.standing(position), b);
    }

    /** The graph with all tied vertices made one. */
    Hackenbush fullyFused() {
        Hackenbush fused = this;
        int vertices = 1 + edges.stream().mapToInt(edge -> Math.max(edge.from(), edge.to())).max().orElse(0);
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                if (fused.tied(a, b)) {
                    fused = fused.fused(a, b);
                }
            }
        }
        return fused;
    }

    /** All graphs with up to so many edges on the vertices from 0 on that stand on some of these vertices. */
    static Stream<Hackenbush> all(int vertices, int mostEdges, Collection<Colour> colours, int ground) {
        List<Edge> kinds = IntStream.range(0, vertices).boxed().flatMap(from -> IntStream.range(from, vertices).boxed()
                .flatMap(to -> colours.stream().map(colour -> new Edge(from, to, colour)))).toList();
        return Stream.concat(Stream.of(new int[0]), HeapRows.ascending(mostEdges, 0, kinds.size() - 1))
                .map(row -> new Hackenbush(IntStream.of(row).mapToObj(kinds::get).toList(), ground))
                .filter(Hackenbush::stands);
    }

    /**
     * All graphs with up to so many edges on up to so many vertices. Each vertex hangs on one with a smaller number.
     */
    static Stream<Hackenbush> grown(int vertices, int mostEdges, String colours) {
        return IntStream.range(0, vertices).boxed().flatMap(upper -> IntStream.rangeClosed(upper, mostEdges).boxed()
                .flatMap(edges -> Drawings.all(upper, edges, colours))).map(Hackenbush::new);
    }

    /** All trees with so many edges: vertex i hangs on an earlier one. */
    static Stream<Hackenbush> trees(int edges, List<Colour> colours) {
        return edges == 0
                ? Stream.of(new Hackenbush(List.of()))
                : trees(edges - 1, colours).flatMap(tree -> IntStream.range(0, edges).boxed()
                        .flatMap(parent -> colours.stream().map(colour -> new Edge(parent, edges, colour)))
                        .map(edge -> new Hackenbush(Stream.concat(tree.edges.stream(), Stream.of(edge)).toList())));
    }
}
