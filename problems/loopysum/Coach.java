package loopysum;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.TokenRules.Position;

/**
 * Smith's theorem as advice. A nim-sum of 0 alone could be made again and again; the coach goes to the labels that came earliest,
 * and so always comes nearer to the end.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private List<List<Integer>> edges = List.of();
    private Main.Graph graph;
    /** By vertex: when it got its label; that of loopy ones is later than all. */
    private int[] times;

    public Coach() {
        super(new Rules());
    }

    private Main.Graph graph(Position position) {
        if (!position.edges().equals(edges)) {
            edges = position.edges();
            int n = edges.size() - 1;
            graph = graph(edges);
            times = new int[n + 1];
            for (int i = 0; i < n; i++) {
                times[graph.order[i]] = i - n;
            }
        }
        return graph;
    }

    static Main.Graph graph(List<List<Integer>> edges) {
        return new Main.Graph(edges.size() - 1, IntStream.range(1, edges.size()).boxed()
                .flatMapToInt(v -> edges.get(v).stream().flatMapToInt(to -> IntStream.of(v, to))).toArray());
    }

    @Override
    public Outcome outcome(Position position) {
        return switch (graph(position).winner(position.tokens().stream().mapToInt(token -> token).toArray())) {
            case "First" -> Outcome.WIN;
            case "Second" -> Outcome.LOSS;
            default -> Outcome.DRAW;
        };
    }

    /** The sum of the times falls from each of the coach's moves to the next (theorem 3). */
    @Override
    public Move<Position> reply(Position position) {
        return outcome(position) != Outcome.WIN
                ? super.reply(position)
                : goodMoves(position).min(Comparator.comparingInt(
                        move -> move.next().tokens().stream().mapToInt(token -> times[token]).sum())).orElseThrow();
    }

    @Override
    public String why(Position position) {
        graph(position);
        String labels = new LinkedHashSet<>(position.tokens()).stream()
                .map(vertex -> "vertex " + vertex + label(vertex))
                .collect(Collectors.joining(", ", "Of the labels: ", ". "));
        return labels + switch (outcome(position)) {
            case LOSS -> "The nim-sum is 0, and an answer makes it 0 again." + waysBack(position);
            case WIN -> {
                String[] move = reply(position).name().split(" ");
                yield reply(position).quoted() + " makes the nim-sum 0: vertex " + move[1]
                        + label(Integer.parseInt(move[1])) + ".";
            }
            case DRAW ->
                reply(position).quoted() + " leaves a token on a loopy vertex, and no answer takes it off such that "
                        + "the nim-sum is 0.";
        };
    }

    private String label(int vertex) {
        int label = graph.label[vertex];
        return label == Main.Graph.LOOPY ? " is loopy" : " has " + label;
    }

    /** Where it goes back to after a move to a follower that is labelled later, or never. */
    private String waysBack(Position position) {
        return new LinkedHashSet<>(position.tokens()).stream()
                .flatMap(from -> new LinkedHashSet<>(edges.get(from)).stream()
                        .filter(to -> times[to] > times[from]).flatMap(to -> wayBack(from, to)))
                .collect(Collectors.joining());
    }

    private Stream<String> wayBack(int from, int to) {
        return edges.get(to).stream()
                .filter(back -> graph.label[back] == graph.label[from] && times[back] < times[from]).limit(1)
                .map(back -> " If a token goes from " + from + " to " + to + ", the answer goes on to " + back
                        + ", back to the label " + graph.label[from] + ".");
    }
}
