package nimsum.game;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What stands of a drawing of edges in a game of Hackenbush: each edge is connected to the ground. Two vertices may be
 * joined by several edges, an edge may be a loop, and several vertices may be on the ground. Vertices and edges keep
 * their numbers: an edge's is its place in the input, from 1 on. Immutable; a cut costs O(V + E), without recursion.
 */
public final class Bush {

    /** Whose edge it is. */
    public enum Colour {
        GREEN(""), BLUE("B"), RED("R");

        private final String letter;

        Colour(String letter) {
            this.letter = letter;
        }

        /** The colour of the edges that this side alone may cut. */
        public static Colour of(Side side) {
            return side == Side.LEFT ? BLUE : RED;
        }

        /** Whether the side may cut edges of this colour: both sides may cut green ones. */
        public boolean isFor(Side side) {
            return this == GREEN || this == of(side);
        }

        /** What is shown behind an edge's number; nothing behind a green one's. */
        public String letter() {
            return letter;
        }
    }

    /** An edge; a loop if both vertices are the same. */
    public record Edge(int from, int to, Colour colour) {

        /** The vertex at the other end. */
        public int other(int vertex) {
            return vertex == from ? to : from;
        }
    }

    /** So many edges are drawn, and a person would play with. */
    static final int MAX_DRAWN = 60;
    private static final int MAX_LISTED = 20;

    private final Drawing drawing;
    /** The numbers of the edges that stand. */
    private final BitSet standing;

    /**
     * What stands of these edges.
     *
     * @param edges of vertices that are numbered from 0 on, not without gaps
     * @param ground the vertices on the ground
     */
    public Bush(List<Edge> edges, int... ground) {
        drawing = new Drawing(List.copyOf(edges), ground.clone());
        BitSet all = new BitSet();
        all.set(1, edges.size() + 1);
        standing = drawing.standing(all);
    }

    private Bush(Drawing drawing, BitSet standing) {
        this.drawing = drawing;
        this.standing = standing;
    }

    /** How many edges stand. */
    public int size() {
        return standing.cardinality();
    }

    /** The edges that stand, by number in ascending order. */
    public IntStream standing() {
        return IntStream.rangeClosed(1, edges().size()).filter(standing::get);
    }

    /** The edges that stand and meet a vertex; a loop there once. */
    public IntStream standingAt(int vertex) {
        return IntStream.of(drawing.at(vertex)).filter(standing::get);
    }

    /** All edges, standing and fallen: edge number i is at i - 1. */
    public List<Edge> edges() {
        return drawing.edges;
    }

    /** The edge of this number, standing or fallen. */
    public Edge edge(int number) {
        return drawing.edges.get(number - 1);
    }

    /** The vertices on the ground. */
    public IntStream ground() {
        return IntStream.of(drawing.ground);
    }

    /**
     * What is left when an edge that stands is cut: it goes, and with it all that is no longer connected to the ground.
     */
    public Bush cut(int number) {
        BitSet rest = (BitSet) standing.clone();
        rest.clear(number);
        return new Bush(drawing, drawing.standing(rest));
    }

    /** The move that cuts an edge that stands: its name is the edge's number. */
    public Move<Bush> move(int number) {
        return new Move<>(Integer.toString(number), cut(number));
    }

    /**
     * The cuts of the edges that stand, in ascending order, made one by one as they are asked for.
     *
     * @param legal whether the edge of a number may be cut
     */
    public Stream<Move<Bush>> moves(IntPredicate legal) {
        return standing().filter(legal).mapToObj(this::move);
    }

    /** Why no edge of this number can be cut. */
    String whyNoEdge(int number) {
        return number < 1 || number > edges().size() ? "there is no edge " + number : "edge " + number + " is gone";
    }

    /**
     * The edges with their numbers and colours, and the vertices: those on the ground, at the left, in square brackets.
     * A vertex that is reached again is {@code ^} and its number. What stands keeps the place that it had at first. Of
     * a drawing of many edges only the lowest are listed.
     */
    @Override
    public String toString() {
        if (standing.isEmpty()) {
            return "Nothing stands.";
        }
        Bush whole = new Bush(drawing.edges, drawing.ground);
        return whole.size() <= MAX_DRAWN ? new BushSketch(whole, this).draw() : summary();
    }

    private String summary() {
        Set<Integer> edges = new LinkedHashSet<>();
        ground().forEach(vertex -> standingAt(vertex).forEach(edges::add));
        List<Integer> lowest = edges.stream().limit(MAX_LISTED + 1L).toList();
        return size() + " edges stand. On the ground: "
                + lowest.stream().limit(MAX_LISTED).map(this::named).collect(Collectors.joining(" "))
                + (lowest.size() > MAX_LISTED ? " and more" : "");
    }

    /** The number of an edge, and the letter of its colour unless it is green: as pictures show it. */
    public String named(int number) {
        return number + edge(number).colour.letter;
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

    /** What stood at first: shared by all that is left of it. */
    private static final class Drawing {

        private final List<Edge> edges;
        private final int[] ground;
        /** The edges at vertex v are {@code meeting[first[v]]} to {@code meeting[first[v + 1] - 1]}. */
        private final int[] first;
        private final int[] meeting;
        private final int hash;

        Drawing(List<Edge> edges, int[] ground) {
            this.edges = edges;
            this.ground = ground;
            int last = Math.max(IntStream.of(ground).max().orElse(0),
                    edges.stream().mapToInt(edge -> Math.max(edge.from, edge.to)).max().orElse(0));
            first = new int[last + 2];
            edges.forEach(edge -> {
                first[edge.from]++;
                first[edge.to] += edge.from == edge.to ? 0 : 1;
            });
            for (int v = 1; v < first.length; v++) {
                first[v] += first[v - 1];
            }
            meeting = new int[first[last]];
            first[last + 1] = first[last];
            for (int i = edges.size() - 1; i >= 0; i--) {
                Edge edge = edges.get(i);
                meeting[--first[edge.from]] = i + 1;
                if (edge.from != edge.to) {
                    meeting[--first[edge.to]] = i + 1;
                }
            }
            hash = Objects.hash(edges, Arrays.hashCode(ground));
        }

        int[] at(int vertex) {
            return Arrays.copyOfRange(meeting, first[vertex], first[vertex + 1]);
        }

        /** Those of these edges that are connected to the ground. */
        BitSet standing(BitSet left) {
            BitSet standing = new BitSet(left.length());
            BitSet reached = new BitSet(first.length);
            int[] queue = new int[first.length];
            int end = 0;
            for (int vertex : ground) {
                reached.set(vertex);
                queue[end++] = vertex;
            }
            for (int i = 0; i < end; i++) {
                for (int at = first[queue[i]]; at < first[queue[i] + 1]; at++) {
                    int number = meeting[at];
                    if (left.get(number) && !standing.get(number)) {
                        standing.set(number);
                        int other = edges.get(number - 1).other(queue[i]);
                        if (!reached.get(other)) {
                            reached.set(other);
                            queue[end++] = other;
                        }
                    }
                }
            }
            return standing;
        }
    }
}
