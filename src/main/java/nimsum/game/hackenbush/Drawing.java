package nimsum.game.hackenbush;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.util.FastReader;

/**
 * A drawing of Hackenbush as an input gives it: a line with the numbers of its vertices and edges, and a line for each
 * edge. The ground is vertex 0.
 *
 * @param vertices the number of the vertices above the ground, which are numbered from 1 on
 */
public record Drawing(int vertices, List<Edge> edges) {

    private static final int GROUND = 0;

    public static Drawing read(FastReader in) {
        int vertices = in.nextInt();
        int count = in.nextInt();
        return new Drawing(vertices, IntStream.range(0, count)
                .mapToObj(i -> new Edge(in.nextInt(), in.nextInt(), Colour.of(in.next()))).toList());
    }

    /** Returns the drawing with these edges, written as in the input but with commas between them. */
    public static Drawing of(String edges) {
        List<Edge> all = Stream.of(edges.split(", ")).filter(text -> !text.isEmpty()).map(text -> text.split(" "))
                .map(words -> new Edge(Integer.parseInt(words[0]), Integer.parseInt(words[1]), Colour.of(words[2])))
                .toList();
        return new Drawing(all.stream().mapToInt(edge -> Math.max(edge.from(), edge.to())).max().orElse(0), all);
    }

    /** Returns a path that goes up from the ground, with a letter for the colour of each edge. */
    public static Drawing stalk(String colours) {
        return new Drawing(colours.length(), edges(colours, i -> i, i -> i + 1));
    }

    /** Returns edges that stand side by side on the ground. */
    public static Drawing star(String colours) {
        return new Drawing(colours.length(), edges(colours, i -> GROUND, i -> i + 1));
    }

    /** Returns a path that begins and ends on the ground. */
    public static Drawing cycle(String colours) {
        return new Drawing(colours.length() - 1, edges(colours, i -> i, i -> (i + 1) % colours.length()));
    }

    /** Returns edges that join the ground to one vertex, and loops at that vertex. */
    public static Drawing loopsOn(String parallel, String loops) {
        return new Drawing(1, edges(parallel + loops, i -> i < parallel.length() ? GROUND : 1, i -> 1));
    }

    /** Returns a loop on the ground, and an edge between any two of the ground and five more vertices. */
    public static Drawing dense(String colours) {
        List<int[]> ends = new ArrayList<>(List.of(new int[]{GROUND, GROUND}));
        for (int v = 1; v <= 5; v++) {
            for (int u = 0; u < v; u++) {
                ends.add(new int[]{u, v});
            }
        }
        return new Drawing(5, edges(colours, i -> ends.get(i)[0], i -> ends.get(i)[1]));
    }

    private static List<Edge> edges(String colours, IntUnaryOperator from, IntUnaryOperator to) {
        return IntStream.range(0, colours.length()).mapToObj(i -> new Edge(from.applyAsInt(i), to.applyAsInt(i),
                Colour.of(colours.substring(i, i + 1)))).toList();
    }

    /** Returns this drawing and another one side by side. The other drawing's vertices get greater numbers. */
    public Drawing beside(Drawing other) {
        IntUnaryOperator moved = vertex -> vertex == GROUND ? GROUND : vertices + vertex;
        return new Drawing(vertices + other.vertices, Stream.concat(edges.stream(), other.edges.stream()
                .map(edge -> new Edge(moved.applyAsInt(edge.from()), moved.applyAsInt(edge.to()), edge.colour())))
                .toList());
    }

    public Bush bush() {
        return new Bush(edges, GROUND);
    }

    /** Returns the lines of the drawing in an input. */
    @Override
    public String toString() {
        return vertices + " " + edges.size() + "\n" + edges.stream()
                .map(edge -> edge.from() + " " + edge.to() + " " + edge.colour().letter() + "\n")
                .collect(Collectors.joining());
    }
}
