package hackenbush;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Dyadic;

/**
 * A drawing for an input.
 *
 * @param vertices numbered from 1 on; 0 is the ground
 */
record Drawing(int vertices, List<Edge> edges) {

    /** Returns the drawing with these edges, written as in the input but with commas between them. */
    static Drawing of(String edges) {
        List<Edge> all = Stream.of(edges.split(", ")).map(text -> text.split(" "))
                .map(words -> edge(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2].charAt(0)))
                .toList();
        return new Drawing(all.stream().mapToInt(edge -> Math.max(edge.from(), edge.to())).max().orElse(0), all);
    }

    private static Edge edge(int from, int to, int letter) {
        return new Edge(from, to, letter == 'B' ? Colour.BLUE : Colour.RED);
    }

    /** Returns a path that goes up from the ground, with a letter for the colour of each edge. */
    static Drawing stalk(String colours) {
        return new Drawing(colours.length(), IntStream.range(0, colours.length())
                .mapToObj(i -> edge(i, i + 1, colours.charAt(i))).toList());
    }

    /** Returns edges that stand side by side on the ground. */
    static Drawing star(String colours) {
        return new Drawing(colours.length(), IntStream.range(0, colours.length())
                .mapToObj(i -> edge(0, i + 1, colours.charAt(i))).toList());
    }

    /** Returns a path that begins and ends on the ground. */
    static Drawing cycle(String colours) {
        int length = colours.length();
        return new Drawing(length - 1, IntStream.range(0, length)
                .mapToObj(i -> edge(i, (i + 1) % length, colours.charAt(i))).toList());
    }

    /** Returns edges that join the ground to one vertex, and loops at that vertex. */
    static Drawing loopsOn(String parallel, String loops) {
        return new Drawing(1, Stream.concat(parallel.chars().mapToObj(colour -> edge(0, 1, colour)),
                loops.chars().mapToObj(colour -> edge(1, 1, colour))).toList());
    }

    /** Returns a loop on the ground, and an edge between any two of the ground and five more vertices. */
    static Drawing dense(String colours) {
        List<Edge> edges = new ArrayList<>(List.of(edge(0, 0, colours.charAt(0))));
        for (int v = 1; v <= 5; v++) {
            for (int u = 0; u < v; u++) {
                edges.add(edge(u, v, colours.charAt(edges.size())));
            }
        }
        return new Drawing(5, edges);
    }

    Bush bush() {
        return new Bush(edges, Rules.GROUND);
    }

    /** Returns the value by the solution's table. */
    Dyadic value() {
        return Coach.Table.of(edges).value(bush());
    }

    /** Returns a random drawing. Each vertex hangs on a vertex before it, and the other edges are anywhere. */
    static Drawing random(Random random, int vertices, int edges) {
        List<Integer> numbers = IntStream.rangeClosed(1, vertices).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        numbers.add(0, 0);
        List<Edge> drawn = new ArrayList<>();
        while (drawn.size() < edges) {
            int v = drawn.size() < vertices ? drawn.size() + 1 : random.nextInt(vertices + 1);
            int u = drawn.size() < vertices ? random.nextInt(v) : random.nextInt(vertices + 1);
            boolean upwards = random.nextBoolean();
            drawn.add(edge(numbers.get(upwards ? u : v), numbers.get(upwards ? v : u),
                    random.nextBoolean() ? 'B' : 'R'));
        }
        Collections.shuffle(drawn, random);
        return new Drawing(vertices, drawn);
    }

    /**
     * Returns every drawing with these numbers of vertices and edges in which each vertex hangs on a vertex with a
     * smaller number. Each set of edges comes once, in one order, and each edge leads to its larger number.
     */
    static Stream<Drawing> all(int vertices, int edges) {
        List<Edge> possible = IntStream.rangeClosed(0, vertices).boxed()
                .flatMap(v -> IntStream.rangeClosed(0, v).boxed()
                        .flatMap(u -> Stream.of(edge(u, v, 'B'), edge(u, v, 'R'))))
                .toList();
        return ascending(possible, 0, edges).filter(chosen -> IntStream.rangeClosed(1, vertices)
                .allMatch(v -> chosen.stream().anyMatch(edge -> edge.from() < v && edge.to() == v)))
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

    /** Returns the lines of the drawing in an input. */
    @Override
    public String toString() {
        return vertices + " " + edges.size() + "\n" + edges.stream()
                .map(edge -> edge.from() + " " + edge.to() + " " + edge.colour().letter() + "\n")
                .collect(Collectors.joining());
    }
}
