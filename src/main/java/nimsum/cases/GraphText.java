package nimsum.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A graph as inputs have it: a line with the number of its vertices, and of its edges where it is no tree; perhaps a
 * line with a flag for each vertex; then a line for each edge, which begins with its two ends, or for a tree one line
 * with the parents of the vertices 2, 3, ... Vertices count from 1, and 0 may be one more.
 */
final class GraphText {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,7}");

    private final List<String> lines;
    /** The line that says how many vertices there are. */
    private final int top;
    /** The line of the first edge, or of all parents. */
    private final int first;
    /** The two ends of each edge. In a list of parents they are the child and then its parent. */
    private final int[][] ends;
    private final boolean parents;

    private GraphText(List<String> lines, int top, int first, int[][] ends, boolean parents) {
        this.lines = lines;
        this.top = top;
        this.first = first;
        this.ends = ends;
        this.parents = parents;
    }

    /** The first graph with an edge in an input. */
    static Optional<GraphText> in(String input) {
        List<String> lines = input.lines().toList();
        return IntStream.range(0, lines.size() - 1).mapToObj(top -> at(lines, top)).flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<GraphText> at(List<String> lines, int top) {
        int[] head = numbers(lines.get(top), 3);
        if (head.length < 1 || head.length > 2) {
            return Optional.empty();
        }
        int vertices = head[0];
        int edges = head.length == 1 ? vertices - 1 : head[1];
        int[] row = numbers(lines.get(top + 1), vertices + 1);
        if (head.length == 1 && row.length == edges && edges > 1) {
            int[] parent = Trees.of(vertices, v -> row[v - 2]);
            int[][] ends = IntStream.range(0, edges).mapToObj(i -> new int[]{i + 2, row[i]}).toArray(int[][]::new);
            return Optional.of(new GraphText(lines, top, top + 1, ends, true))
                    .filter(graph -> graph.endsAreFrom(1, vertices) && Trees.isTree(parent));
        }
        // A row of flags looks like an edge, too.
        return IntStream.of(top + 2, top + 1).filter(first -> first == top + 1 || row.length == vertices)
                .filter(first -> edges > 0 && first + edges <= lines.size())
                .mapToObj(first -> new GraphText(lines, top, first, lines.subList(first, first + edges).stream()
                        .map(line -> numbers(line, 2)).takeWhile(ends -> ends.length == 2).toArray(int[][]::new),
                        false))
                .filter(graph -> graph.ends.length == edges && graph.endsAreFrom(0, vertices)).findFirst();
    }

    /** The numbers that a line begins with, up to so many. */
    private static int[] numbers(String line, int most) {
        return Stream.of(line.split(" ", most + 1)).limit(most).takeWhile(word -> NUMBER.matcher(word).matches())
                .mapToInt(Integer::parseInt).toArray();
    }

    private boolean endsAreFrom(int least, int most) {
        return Stream.of(ends).flatMapToInt(IntStream::of).allMatch(end -> least <= end && end <= most);
    }

    /** How many edges there are. */
    int edges() {
        return ends.length;
    }

    /**
     * The input with some of the edges contracted: each is gone, and its ends are one vertex. A tree stays a tree; and
     * where the edge led to a leaf, the leaf is gone.
     *
     * @param from the first of these edges, counted from 0
     * @param to behind the last one
     */
    String contracted(int from, int to) {
        int[] names = namesWithout(from, to);
        int vertices = IntStream.of(names).max().getAsInt();
        List<String> text = new ArrayList<>(lines.subList(0, top));
        text.add(lines.get(top).contains(" ") ? vertices + " " + (ends.length - to + from) : "" + vertices);
        if (first > top + 1) {
            text.add(flags(names));
        }
        IntStream left = IntStream.range(0, ends.length).filter(edge -> edge < from || edge >= to);
        if (parents) {
            int[] parent = new int[vertices + 1];
            left.forEach(edge -> parent[names[ends[edge][0]]] = names[ends[edge][1]]);
            text.add(Arrays.stream(parent).skip(2).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        } else {
            left.forEach(edge -> text
                    .add(names[ends[edge][0]] + " " + names[ends[edge][1]] + label(lines.get(first + edge))));
        }
        text.addAll(lines.subList(first + (parents ? 1 : ends.length), lines.size()));
        return String.join("\n", text) + "\n";
    }

    /** What the line of an edge says after its ends, with the blank before it. */
    private static String label(String edge) {
        int second = edge.indexOf(' ', edge.indexOf(' ') + 1);
        return second < 0 ? "" : edge.substring(second);
    }

    /** What each vertex is called when these edges are contracted, in the old order. */
    private int[] namesWithout(int from, int to) {
        int vertices = numbers(lines.get(top), 1)[0];
        Components components = new Components(vertices);
        IntStream.range(from, to).forEach(edge -> components.join(ends[edge][0], ends[edge][1]));
        Map<Integer, Integer> names = new HashMap<>();
        return IntStream.rangeClosed(0, vertices)
                .map(v -> names.computeIfAbsent(components.find(v), component -> names.size())).toArray();
    }

    /** Returns the flags of the new vertices. Each one has the flag of the first old vertex in it. */
    private String flags(int[] names) {
        String[] flags = lines.get(top + 1).split(" ");
        List<String> left = new ArrayList<>();
        for (int v = 1; v < names.length; v++) {
            if (names[v] > left.size()) {
                left.add(flags[v - 1]);
            }
        }
        return String.join(" ", left);
    }
}
