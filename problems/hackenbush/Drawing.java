package hackenbush;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A drawing for an input.
 *
 * @param vertices
 *            numbered from 1 on; 0 is the ground
 */
record Drawing(int vertices, List<Drawing.Edge> edges) {

    record Edge(int from, int to, char colour) {

        @Override
        public String toString() {
            return from + " " + to + " " + colour;
        }
    }

    /** These edges, as in the input but with commas between. */
    static Drawing of(String edges) {
        List<Edge> all = Stream.of(edges.split(", ")).map(text -> text.split(" "))
                .map(words -> new Edge(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2].charAt(0)))
                .toList();
        return new Drawing(all.stream().mapToInt(edge -> Math.max(edge.from, edge.to)).max().orElse(0), all);
    }

    /** A path upwards; a letter for the colour of each edge. */
    static Drawing stalk(String colours) {
        return new Drawing(colours.length(), IntStream.range(0, colours.length())
                .mapToObj(i -> new Edge(i, i + 1, colours.charAt(i))).toList());
    }

    /** Edges side by side on the ground. */
    static Drawing star(String colours) {
        return new Drawing(colours.length(), IntStream.range(0, colours.length())
                .mapToObj(i -> new Edge(0, i + 1, colours.charAt(i))).toList());
    }

    /** A path that comes back to the ground. */
    static Drawing cycle(String colours) {
        int length = colours.length();
        return new Drawing(length - 1, IntStream.range(0, length)
                .mapToObj(i -> new Edge(i, (i + 1) % length, colours.charAt(i))).toList());
    }

    /** Edges side by side from the ground to one vertex, and loops there. */
    static Drawing loopsOn(String parallel, String loops) {
        return new Drawing(1, Stream.concat(parallel.chars().mapToObj(colour -> new Edge(0, 1, (char) colour)),
                loops.chars().mapToObj(colour -> new Edge(1, 1, (char) colour))).toList());
    }

    /** Each two of some vertices joined by an edge, the ground among them; the colours are used again and again. */
    static Drawing complete(int vertices, String colours) {
        List<Edge> edges = new ArrayList<>();
        for (int v = 1; v <= vertices; v++) {
            for (int u = 0; u < v; u++) {
                edges.add(new Edge(u, v, colours.charAt(edges.size() % colours.length())));
            }
        }
        return new Drawing(vertices, edges);
    }

    /** Both, with nothing but the ground in common. */
    Drawing beside(Drawing other) {
        return new Drawing(vertices + other.vertices, Stream.concat(edges.stream(),
                other.edges.stream().map(edge -> new Edge(raised(edge.from), raised(edge.to), edge.colour))).toList());
    }

    private int raised(int vertex) {
        return vertex == 0 ? 0 : vertex + vertices;
    }

    /** The other one, standing on a vertex of this one instead of on the ground. */
    Drawing carrying(int vertex, Drawing other) {
        return new Drawing(vertices + other.vertices, Stream.concat(edges.stream(), other.edges.stream()
                .map(edge -> new Edge(edge.from == 0 ? vertex : raised(edge.from),
                        edge.to == 0 ? vertex : raised(edge.to), edge.colour)))
                .toList());
    }

    /** The solution's table of it. */
    Main table() {
        int blue = IntStream.range(0, edges.size()).filter(i -> edges.get(i).colour == 'B').map(i -> 1 << i).sum();
        return new Main(vertices, edges.stream().mapToInt(Edge::from).toArray(),
                edges.stream().mapToInt(Edge::to).toArray(), blue);
    }

    /** Blue for red and red for blue. */
    Drawing recoloured() {
        return new Drawing(vertices,
                edges.stream().map(edge -> new Edge(edge.from, edge.to, edge.colour == 'B' ? 'R' : 'B')).toList());
    }

    /** The same drawing with other numbers, each edge in any direction and the edges in any order. */
    Drawing shuffled(Random random) {
        List<Integer> numbers = IntStream.rangeClosed(1, vertices).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        numbers.add(0, 0);
        List<Edge> shuffled = edges.stream().map(edge -> random.nextBoolean()
                ? new Edge(numbers.get(edge.from), numbers.get(edge.to), edge.colour)
                : new Edge(numbers.get(edge.to), numbers.get(edge.from), edge.colour)).collect(Collectors.toList());
        Collections.shuffle(shuffled, random);
        return new Drawing(vertices, shuffled);
    }

    /** A random drawing of so many edges; each vertex hangs on one before it, and the other edges are anywhere. */
    static Drawing random(Random random, int vertices, int edges) {
        List<Edge> drawn = new ArrayList<>();
        for (int v = 1; v <= vertices; v++) {
            drawn.add(new Edge(random.nextInt(v), v, colour(random)));
        }
        while (drawn.size() < edges) {
            drawn.add(new Edge(random.nextInt(vertices + 1), random.nextInt(vertices + 1), colour(random)));
        }
        return new Drawing(vertices, drawn).shuffled(random);
    }

    private static char colour(Random random) {
        return random.nextBoolean() ? 'B' : 'R';
    }

    /**
     * Every drawing of so many edges, but for the order of the edges, their directions, and most numberings: each vertex hangs on
     * one of a smaller number.
     */
    static Stream<Drawing> all(int vertices, int edges) {
        List<Edge> possible = IntStream.rangeClosed(0, vertices).boxed()
                .flatMap(v -> IntStream.rangeClosed(0, v).boxed()
                        .flatMap(u -> Stream.of(new Edge(u, v, 'B'), new Edge(u, v, 'R'))))
                .toList();
        return ascending(possible, 0, edges).filter(chosen -> IntStream.rangeClosed(1, vertices)
                .allMatch(v -> chosen.stream().anyMatch(edge -> edge.from < v && edge.to == v)))
                .map(chosen -> new Drawing(vertices, chosen));
    }

    private static Stream<List<Edge>> ascending(List<Edge> possible, int first, int count) {
        if (count == 0) {
            return Stream.of(List.of());
        }
        return IntStream.range(first, possible.size()).boxed()
                .flatMap(i -> ascending(possible, i, count - 1).map(rest -> {
                    List<Edge> chosen = new ArrayList<>(rest);
                    chosen.add(0, possible.get(i));
                    return chosen;
                }));
    }

    /** Its lines in an input. */
    @Override
    public String toString() {
        return vertices + " " + edges.size() + "\n"
                + edges.stream().map(edge -> edge + "\n").collect(Collectors.joining());
    }
}
