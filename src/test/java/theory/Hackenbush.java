package theory;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Side;
import nimsum.game.Values;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.input.Words;
import nimsum.input.generate.Drawings;
import nimsum.input.generate.Trees;
import theory.RedBlueHackenbushTest.Branch;

/** Graphs of Hackenbush, and what the theorems make of them. */
public final class Hackenbush {

    private static final int HALVINGS = Integer.numberOfTrailingZeros(RedBlueHackenbushTest.UNIT);

    /** Returns the graph with these edges, written as {@link Drawing#of} reads them. */
    static Bush of(String edges) {
        return Drawing.of(edges).bush();
    }

    static Stream<Bush> cuts(Bush graph, Side player) {
        return graph.moves(edge -> graph.edge(edge).colour().isFor(player)).map(Move::next);
    }

    static Values<Bush> grundy() {
        return Values.grundy(Options.normal(graph -> cuts(graph, Side.LEFT)));
    }

    /** Tells whether an edge that stands meets a vertex. */
    static boolean reaches(Bush graph, int vertex) {
        return graph.standing().mapToObj(graph::edge).anyMatch(edge -> edge.from() == vertex || edge.to() == vertex);
    }

    /**
     * Returns a graph, with another one standing on one of its vertices; the other's vertices get greater numbers by so
     * much.
     */
    static Bush with(Bush graph, Bush other, int shared, int moved) {
        return new Bush(Stream.concat(graph.edges().stream(),
                renamed(other, vertex -> vertex == 0 ? shared : vertex + moved)).toList(), 0);
    }

    /** Returns two vertices made one; an edge between them becomes a loop. */
    static Bush fused(Bush graph, int kept, int gone) {
        return new Bush(renamed(graph, vertex -> vertex == gone ? kept : vertex).toList(),
                graph.ground().filter(vertex -> vertex != gone).toArray());
    }

    private static Stream<Edge> renamed(Bush graph, IntUnaryOperator name) {
        return graph.edges().stream().map(
                edge -> new Edge(name.applyAsInt(edge.from()), name.applyAsInt(edge.to()), edge.colour()));
    }

    /** Returns whether two vertices are connected and no single edge separates them. */
    static boolean tied(Bush graph, int a, int b) {
        Bush fromA = new Bush(graph.edges(), a);
        return a == b || reaches(fromA, b) && fromA.standing().allMatch(edge -> reaches(fromA.cut(edge), b));
    }

    /** Returns the graph with all tied vertices made one. */
    static Bush fullyFused(Bush graph) {
        Bush fused = graph;
        int vertices = 1 + graph.edges().stream().mapToInt(edge -> Math.max(edge.from(), edge.to())).max().orElse(0);
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                if (tied(fused, a, b)) {
                    fused = fused(fused, a, b);
                }
            }
        }
        return fused;
    }

    /** Returns the value of a tree of blue and red edges, by the code of the chapter. */
    static Dyadic treeValue(Bush tree, int root) {
        return new Dyadic(RedBlueHackenbushTest.value(carried(tree, root, 0)), HALVINGS);
    }

    /** Returns what a vertex carries if this edge is below it. */
    private static List<Branch> carried(Bush tree, int vertex, int below) {
        return tree.standingAt(vertex).filter(number -> number != below).mapToObj(number -> {
            Edge edge = tree.edge(number);
            return new Branch(edge.colour() == Colour.BLUE, carried(tree, edge.other(vertex), number));
        }).toList();
    }

    /** Returns the value of a blue edge that carries x, by the code of the chapter. */
    public static Dyadic underBlue(Dyadic x) {
        return new Dyadic(RedBlueHackenbushTest.underBlue(x.numerator().intValueExact() << HALVINGS - x.exponent()),
                HALVINGS);
    }

    /**
     * Returns all graphs with up to {@code maxEdges} edges on the vertices from 0 on that stand on some of these
     * vertices.
     */
    static Stream<Bush> all(int vertices, int maxEdges, String colours, int... ground) {
        List<Edge> kinds = IntStream.range(0, vertices).boxed().flatMap(from -> IntStream.range(from, vertices).boxed()
                .flatMap(to -> Stream.of(colours.split("")).map(colour -> new Edge(from, to, Colour.of(colour)))))
                .toList();
        return IntStream.rangeClosed(0, maxEdges).boxed().flatMap(edges -> Drawings.multisets(kinds, 0, edges))
                .map(edges -> new Bush(edges, ground)).filter(graph -> graph.size() == graph.edges().size());
    }

    /** Returns all increasing trees with up to {@code maxEdges} edges. */
    static Stream<Bush> trees(int maxEdges, String colours) {
        return IntStream.rangeClosed(0, maxEdges).boxed().flatMap(edges -> Trees.everyIncreasing(edges + 1)
                .flatMap(parent -> Words.every(edges, colours).map(word -> new Bush(IntStream.range(0, edges)
                        .mapToObj(i -> new Edge(parent[i + 2] - 1, i + 1, Colour.of(word.substring(i, i + 1))))
                        .toList(), 0))));
    }
}
