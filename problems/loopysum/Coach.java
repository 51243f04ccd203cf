package loopysum;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import loopysum.Main.Vertex;
import nimsum.coach.LastValueCache;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.TokenRules.Position;

/**
 * Gives advice by Smith's theorem. A player who only makes the nim-sum 0 may do so again and again for ever. The coach
 * goes to the labels that were given earliest, and so always comes nearer to the end.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final LastValueCache<List<List<Integer>>, Graph> graphs = new LastValueCache<>(Graph::of);

    /**
     * A graph with its labels.
     *
     * @param time the number of vertices that got their labels before a vertex. Loopy vertices count as the last.
     */
    record Graph(Vertex[] vertices, int[] time) {

        /** Gives the labels to a graph, whose edges lead from each vertex from 1 on to those in its list. */
        static Graph of(List<List<Integer>> edges) {
            Vertex[] vertices = Stream.generate(Vertex::new).limit(edges.size() - 1).toArray(Vertex[]::new);
            for (int v = 1; v < edges.size(); v++) {
                Vertex from = vertices[v - 1];
                edges.get(v).forEach(to -> from.addEdgeTo(vertices[to - 1]));
            }
            Map<Vertex, Integer> times = new HashMap<>();
            Main.giveLabels(vertices).forEach(vertex -> times.put(vertex, times.size()));
            return new Graph(vertices, IntStream.range(0, edges.size())
                    .map(v -> v == 0 ? 0 : times.getOrDefault(vertices[v - 1], vertices.length - 1)).toArray());
        }

        Vertex vertex(int number) {
            return vertices[number - 1];
        }

        int label(int number) {
            return vertex(number).label;
        }
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        Graph graph = graphs.of(position.edges());
        String winner = Main.winner(position.tokens().stream().map(graph::vertex).toArray(Vertex[]::new));
        return winner.equals("First") ? Outcome.WIN : winner.equals("Second") ? Outcome.LOSS : Outcome.DRAW;
    }

    /**
     * Returns the good moves. In a won position a move to the earliest labels comes first, so that the sum of the times
     * falls from each such move to the next.
     */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        int[] time = graphs.of(position.edges()).time;
        Stream<Move<Position>> good = super.goodMoves(position);
        return outcome(position) != Outcome.WIN
                ? good
                : good.sorted(Comparator.comparingInt(
                        move -> move.next().tokens().stream().mapToInt(token -> time[token]).sum()));
    }

    @Override
    public String why(Position position) {
        return "Here " + labels(position) + ". " + switch (outcome(position)) {
            case LOSS -> "The nim-sum is 0, and after each move an answer makes it 0 again." + waysBack(position);
            case WIN -> "The move " + reply(position).quoted() + " makes the nim-sum 0. Then "
                    + labels(reply(position).next()) + ".";
            case DRAW -> reply(position).quoted()
                    + " leaves a token on a loopy vertex, and no answer takes it to a label that makes the nim-sum 0.";
        };
    }

    private String labels(Position position) {
        Graph graph = graphs.of(position.edges());
        return position.tokens().stream().distinct()
                .map(v -> {
                    int tokens = Collections.frequency(position.tokens(), v);
                    return "vertex " + v + " has " + tokens + (tokens == 1 ? " token and " : " tokens and ")
                            + (graph.label(v) == Main.LOOPY ? "is loopy" : "the label " + graph.label(v));
                }).collect(Collectors.joining(", "));
    }

    /** Returns where the answer goes on to after each move to a follower that is labelled later, or never. */
    private String waysBack(Position position) {
        Graph graph = graphs.of(position.edges());
        int[] time = graph.time;
        return position.tokens().stream().distinct().flatMap(from -> position.edges().get(from).stream()
                .filter(to -> time[to] > time[from]).flatMap(to -> position.edges().get(to).stream()
                        .filter(back -> time[back] < time[from] && graph.label(back) == graph.label(from))
                        .limit(1)
                        .map(back -> " If a token goes from " + from + " to " + to + ", the answer takes it on to "
                                + back
                                + ", which has the label " + graph.label(back) + " again.")))
                .collect(Collectors.joining());
    }

    /** Returns the label of each vertex, which is an infinity sign for a loopy one. */
    @Override
    public Map<String, String> values(Position position) {
        Graph graph = graphs.of(position.edges());
        return IntStream.range(1, position.edges().size()).boxed().collect(Collectors.toMap(v -> "" + v,
                v -> graph.label(v) == Main.LOOPY ? "\u221e" : "" + graph.label(v)));
    }
}
