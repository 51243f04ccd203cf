package nimsum.game.hackenbush;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Side;

/**
 * A position of Hackenbush, which is the part of a drawing whose edges are connected to the ground. Two vertices may be
 * joined by several edges, an edge may be a loop, and several vertices may be on the ground. Vertices and edges keep
 * their numbers. The number of an edge is its place in the input, from 1 on. A bush is immutable. A cut costs O(V + E),
 * without recursion.
 */
public final class Bush {

    public enum Colour {
        GREEN, BLUE, RED;

        /** Returns the colour of the edges that this side alone may cut. */
        public static Colour of(Side side) {
            return side == Side.LEFT ? BLUE : RED;
        }

        public static Colour of(String letter) {
            return Stream.of(values()).filter(colour -> colour.letter().equals(letter)).findFirst().orElseThrow();
        }

        /** Tells whether the side may cut edges of this colour. Both sides may cut green edges. */
        public boolean isFor(Side side) {
            return this == GREEN || this == of(side);
        }

        public String letter() {
            return name().substring(0, 1);
        }
    }

    /** An edge, which is a loop if both vertices are the same. */
    public record Edge(int from, int to, Colour colour) {

        public int other(int vertex) {
            return vertex == from ? to : from;
        }
    }

    /** The greatest number of edges that are drawn, and with which a person would play. */
    static final int MAX_DRAWN = 60;

    private final Whole drawing;
    /** The numbers of the edges that stand. */
    private final BitSet standing;

    /**
     * Makes a bush of the edges that are connected to the ground.
     *
     * @param edges the edges of the drawing; the numbers of vertices begin at 0 and may have gaps
     */
    public Bush(List<Edge> edges, int... ground) {
        drawing = new Whole(List.copyOf(edges), ground.clone());
        BitSet all = new BitSet();
        all.set(1, edges.size() + 1);
        standing = drawing.standing(all);
    }

    private Bush(Whole drawing, BitSet standing) {
        this.drawing = drawing;
        this.standing = standing;
    }

    /** Returns the number of edges that stand. */
    public int size() {
        return standing.cardinality();
    }

    /** Returns the numbers of the edges that stand, in ascending order. */
    public IntStream standing() {
        return IntStream.rangeClosed(1, edges().size()).filter(standing::get);
    }

    /** Returns the edges that stand as a set of at most 31 edges. Edge number i is the binary digit 2^(i - 1). */
    public int set() {
        return standing().map(edge -> 1 << edge - 1).sum();
    }

    /** Returns the edges that stand and meet a vertex. A loop comes once. */
    public IntStream standingAt(int vertex) {
        return drawing.incident.get(vertex).stream().mapToInt(number -> number).filter(standing::get);
    }

    /** Returns all edges, standing and fallen. Edge number i is at i - 1. */
    public List<Edge> edges() {
        return drawing.edges;
    }

    /** Returns the edge of this number, standing or fallen. */
    public Edge edge(int number) {
        return drawing.edges.get(number - 1);
    }

    public IntStream ground() {
        return IntStream.of(drawing.ground);
    }

    /**
     * Returns the bush that is left after a cut. The edge goes, and so does everything that is no longer connected to
     * the ground.
     */
    public Bush cut(int number) {
        BitSet rest = (BitSet) standing.clone();
        rest.clear(number);
        return new Bush(drawing, drawing.standing(rest));
    }

    /** Returns the bush that is left when all edges of some kind are cut at once. */
    public Bush without(IntPredicate kind) {
        BitSet rest = (BitSet) standing.clone();
        standing().filter(kind).forEach(rest::clear);
        return new Bush(drawing, drawing.standing(rest));
    }

    public boolean stands(int number) {
        return standing.get(number);
    }

    /** Returns the move that cuts an edge that stands. Its name is the number of the edge. */
    public Move<Bush> move(int number) {
        return new Move<>(Integer.toString(number), cut(number));
    }

    /**
     * Returns the cuts of the edges that stand, in ascending order. Each cut is made when it is asked for.
     *
     * @param legal tells whether the edge with a number may be cut
     */
    public Stream<Move<Bush>> moves(IntPredicate legal) {
        return standing().filter(legal).mapToObj(this::move);
    }

    String whyNoEdge(int number) {
        return number < 1 || number > edges().size() ? "there is no edge " + number : "edge " + number + " is gone";
    }

    /**
     * Draws the edges with their numbers and colours, and the vertices. Vertices on the ground are at the left, in
     * square brackets. A vertex that is reached again is {@code ^} and its number. An edge keeps its place as long as
     * it stands. A drawing with too many edges is not drawn.
     */
    @Override
    public String toString() {
        if (standing.isEmpty()) {
            return "Nothing stands.";
        }
        Bush whole = new Bush(drawing.edges, drawing.ground);
        return whole.size() <= MAX_DRAWN ? new BushSketch(whole, this).draw() : size() + " edges stand.";
    }

    /**
     * Returns the number of an edge and the letter of its colour, as pictures show it. There are no letters if the
     * whole drawing is green.
     */
    public String named(int number) {
        return number + (drawing.isGreen ? "" : edge(number).colour.letter());
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Bush bush && standing.equals(bush.standing)
                && drawing.edges.equals(bush.drawing.edges) && Arrays.equals(drawing.ground, bush.drawing.ground);
    }

    @Override
    public int hashCode() {
        return Objects.hash(drawing.hash, standing);
    }

    /** The whole drawing, which all bushes that are left of it share. */
    private static final class Whole {

        private final List<Edge> edges;
        private final int[] ground;
        /** The numbers of the edges that meet each vertex (incidence lists), in ascending order. */
        private final List<List<Integer>> incident;
        private final boolean isGreen;
        private final int hash;

        Whole(List<Edge> edges, int[] ground) {
            this.edges = edges;
            this.ground = ground;
            int last = Math.max(IntStream.of(ground).max().orElse(0),
                    edges.stream().mapToInt(edge -> Math.max(edge.from, edge.to)).max().orElse(0));
            incident = Stream.<List<Integer>>generate(ArrayList::new).limit(last + 1L).toList();
            for (int i = 0; i < edges.size(); i++) {
                Edge edge = edges.get(i);
                incident.get(edge.from).add(i + 1);
                if (edge.from != edge.to) {
                    incident.get(edge.to).add(i + 1);
                }
            }
            isGreen = edges.stream().allMatch(edge -> edge.colour == Colour.GREEN);
            hash = Objects.hash(edges, Arrays.hashCode(ground));
        }

        /** Returns the edges among these that are connected to the ground, by a breadth-first search. */
        BitSet standing(BitSet left) {
            BitSet standing = new BitSet(left.length());
            BitSet visited = new BitSet(incident.size());
            Deque<Integer> queue = new ArrayDeque<>();
            for (int vertex : ground) {
                visited.set(vertex);
                queue.add(vertex);
            }
            while (!queue.isEmpty()) {
                int vertex = queue.remove();
                for (int number : incident.get(vertex)) {
                    int other = edges.get(number - 1).other(vertex);
                    if (left.get(number)) {
                        standing.set(number);
                        if (!visited.get(other)) {
                            visited.set(other);
                            queue.add(other);
                        }
                    }
                }
            }
            return standing;
        }
    }
}
