package poj3710;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * The theorems as advice: the mover wins if and only if the xor of the graphs' values is not 0, by the cuts that change the value
 * of their graph to what makes it 0. They are found by valuing a graph again without each of its edges.
 */
public final class Coach extends nimsum.coach.Coach<Bush> {

    /** Of more edges, not each value is told; and to delay a loss, not each cut is tried. */
    private static final int FEW_EDGES = 30;

    /** What stands of one graph. */
    private record Part(int graph, Fused fused) {

        int value() {
            return fused.value();
        }
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Bush bush) {
        return sum(parts(bush)) == 0 ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public Stream<Move<Bush>> goodMoves(Bush bush) {
        List<Part> parts = parts(bush);
        int sum = sum(parts);
        return sum == 0 ? Stream.empty() : parts.stream().flatMap(part -> goodMoves(bush, part, part.value() ^ sum));
    }

    /** Those in one graph, which have to leave a value there; the nearest to vertex 1 first. */
    private static Stream<Move<Bush>> goodMoves(Bush bush, Part part, int wanted) {
        return IntStream.of(part.fused.upwards())
                .filter(edge -> part.fused.without(edge).value() == wanted).mapToObj(bush::move);
    }

    /** Where nothing wins: what leaves the fewest good answers, or of many edges one at vertex 1 of the graph that has most. */
    @Override
    public Move<Bush> reply(Bush bush) {
        return goodMoves(bush).findFirst().orElseGet(() -> bush.size() <= FEW_EDGES
                ? hardest(bush.moves(edge -> true))
                : bush.move(parts(bush).stream().map(Part::fused).max(Comparator.comparing(Fused::size)).orElseThrow()
                        .upwards()[0]));
    }

    /** Each graph of which something stands; its edges follow one another, as they do in the input. */
    private static List<Part> parts(Bush bush) {
        List<Part> parts = new ArrayList<>();
        int[] edges = bush.standing().toArray();
        for (int first = 0, end = 0; first < edges.length; first = end) {
            int graph = graph(bush, edges[first]);
            while (end < edges.length && graph(bush, edges[end]) == graph) {
                end++;
            }
            parts.add(new Part(graph, new Fused(bush, Arrays.copyOfRange(edges, first, end))));
        }
        return parts;
    }

    private static int graph(Bush bush, int edge) {
        return bush.edge(edge).from() / Rules.NAMES;
    }

    private static int sum(List<Part> parts) {
        return parts.stream().mapToInt(Part::value).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public String why(Bush bush) {
        if (bush.size() == 0) {
            return "No edge is left: who cut the last one has won.";
        }
        List<Part> parts = parts(bush);
        return (bush.size() > FEW_EDGES ? "" : ofBridges(parts) + ofLoops(parts)) + ofSum(parts) + " "
                + (sum(parts) == 0
                        ? "Whatever is cut, one graph's value changes, and an answer makes the xor 0 again."
                        : advice(bush, parts));
    }

    private static String ofSum(List<Part> parts) {
        if (parts.size() == 1) {
            return "In all: " + sum(parts) + ".";
        }
        return parts.size() > FEW_EDGES
                ? "The xor of the " + parts.size() + " graphs is " + sum(parts) + "."
                : parts.stream().map(part -> Integer.toString(part.value()))
                        .collect(Collectors.joining(" xor ", "The xor of the graphs: ", " = " + sum(parts) + "."));
    }

    private static String ofBridges(List<Part> parts) {
        String each = parts.stream().flatMap(part -> part.fused.bridges().entrySet().stream())
                .map(bridge -> "edge " + bridge.getKey() + " is worth " + bridge.getValue())
                .collect(Collectors.joining(", "));
        return each.isEmpty()
                ? ""
                : "An edge on no cycle is worth 1 more than the xor of what stands on it: " + each + ". ";
    }

    private static String ofLoops(List<Part> parts) {
        return parts.stream().flatMap(part -> part.fused.loops().entrySet().stream()
                .map(loops -> ofLoops(part.graph * Rules.NAMES + loops.getKey(), loops.getValue())))
                .collect(Collectors.joining());
    }

    private static String ofLoops(int vertex, List<Integer> edges) {
        return "On cycles at " + vertex + (edges.size() == 1 ? " is edge " : " are the edges ")
                + edges.stream().map(String::valueOf).collect(Collectors.joining(" ")) + ": " + edges.size()
                + (edges.size() % 2 == 0 ? ", even, so they count 0 there. " : ", odd, so they count 1 there. ");
    }

    private String advice(Bush bush, List<Part> parts) {
        Move<Bush> move = reply(bush);
        int cut = Integer.parseInt(move.name());
        Part part = parts.stream().filter(one -> one.graph == graph(bush, cut)).findFirst()
                .orElseThrow();
        return "Cut edge " + move.quoted() + ": then graph " + part.graph + " is worth "
                + part.fused.without(cut).value() + " and no longer " + part.value() + ", and the xor is 0.";
    }
}
