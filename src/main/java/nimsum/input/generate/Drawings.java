package nimsum.input.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.errors.InvalidInput;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.input.Range;
import nimsum.input.StrictText;

/** Generates drawings of Hackenbush as questions. The letters of their colours are those of the input. */
public final class Drawings {

    /**
     * Reads a drawing: a line {@code n m}, and a line {@code u v c} for each edge.
     *
     * @throws InvalidInput if a vertex is not connected to the ground: {@code falls}
     */
    public static void check(StrictText input, int max, String colours) {
        int vertices = input.integer("n");
        input.blank();
        int edges = input.integer("m", new Range(Math.min(vertices, max), max));
        input.newline();
        DisjointSets sets = new DisjointSets(vertices);
        int joined = 0;
        for (int edge = 0; edge < edges; edge++) {
            int[] uv = input.integers(new Range(0, Math.max(0, vertices)), "u", "v");
            input.blank();
            input.row("c", 1, colours);
            input.newline();
            joined += sets.union(uv[0], uv[1]) ? 1 : 0;
        }
        input.refuse("falls", joined < vertices, "a vertex is not connected to the ground");
    }

    /** Returns a random drawing. Each vertex hangs on a vertex before it, and the other edges are anywhere. */
    public static Drawing random(Random random, int vertices, int edges, String colours) {
        List<Integer> numbers = IntStream.rangeClosed(1, vertices).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        numbers.add(0, 0);
        List<Edge> drawn = new ArrayList<>();
        while (drawn.size() < edges) {
            int v = drawn.size() < vertices ? drawn.size() + 1 : random.nextInt(vertices + 1);
            int u = drawn.size() < vertices ? random.nextInt(v) : random.nextInt(vertices + 1);
            boolean upwards = random.nextBoolean();
            int colour = random.nextInt(colours.length());
            drawn.add(new Edge(numbers.get(upwards ? u : v), numbers.get(upwards ? v : u),
                    Colour.of(colours.substring(colour, colour + 1))));
        }
        Collections.shuffle(drawn, random);
        return new Drawing(vertices, drawn);
    }

    /**
     * Returns every drawing of up to {@code edges} edges in which each vertex hangs on a vertex with a smaller number.
     * Each set of edges comes once, in one order, and each edge leads to its larger number.
     */
    public static Stream<Drawing> upTo(int edges, String colours) {
        return IntStream.rangeClosed(0, edges).boxed().flatMap(count -> IntStream.rangeClosed(0, count).boxed()
                .flatMap(vertices -> all(vertices, count, colours)));
    }

    /** Returns those drawings of {@link #upTo} that have these numbers of vertices and edges. */
    public static Stream<Drawing> all(int vertices, int edges, String colours) {
        List<Edge> possible = IntStream.rangeClosed(0, vertices).boxed()
                .flatMap(v -> IntStream.rangeClosed(0, v).boxed()
                        .flatMap(u -> Stream.of(colours.split("")).map(c -> new Edge(u, v, Colour.of(c)))))
                .toList();
        return multisets(possible, 0, edges).filter(chosen -> IntStream.rangeClosed(1, vertices)
                .allMatch(v -> chosen.stream().anyMatch(edge -> edge.from() < v && edge.to() == v)))
                .map(chosen -> new Drawing(vertices, chosen));
    }

    /** Returns every multiset of {@code count} of these, in ascending order, from the one at index {@code first} on. */
    public static <T> Stream<List<T>> multisets(List<T> possible, int first, int count) {
        return count == 0
                ? Stream.of(List.of())
                : IntStream.range(first, possible.size()).boxed().flatMap(i -> multisets(possible, i, count - 1)
                        .map(rest -> Stream.concat(Stream.of(possible.get(i)), rest.stream()).toList()));
    }
}
