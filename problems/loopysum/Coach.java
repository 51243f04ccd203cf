package loopysum;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.LastValueCache;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.TokenRules.Position;

/**
 * Gives advice by Smith's theorem. A player who only makes the nim-sum 0 may do so again and again for ever. The coach
 * goes to the labels that were given earliest, and so always comes nearer to the end.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final LastValueCache<List<List<Integer>>, Main> graphs = new LastValueCache<>(Coach::graph);
    private final LastValueCache<List<List<Integer>>, int[]> times = new LastValueCache<>(
            edges -> times(graphs.of(edges)));

    public Coach() {
        super(new Rules());
    }

    static Main graph(List<List<Integer>> edges) {
        return new Main(edges.size() - 1, IntStream.range(1, edges.size()).boxed()
                .flatMapToInt(v -> edges.get(v).stream().flatMapToInt(to -> IntStream.of(v, to))).toArray());
    }

    /**
     * Returns for each vertex the number of vertices that got their labels before it. Loopy vertices count as the last.
     */
    static int[] times(Main graph) {
        int[] times = new int[graph.label.length];
        Arrays.fill(times, graph.order.length - 1);
        for (int i = 0; i < graph.order.length; i++) {
            times[graph.order[i]] = i;
        }
        return times;
    }

    @Override
    public Outcome outcome(Position position) {
        int[] tokens = position.tokens().stream().mapToInt(token -> token).toArray();
        String winner = graphs.of(position.edges()).winner(tokens);
        return winner.equals("First") ? Outcome.WIN : winner.equals("Second") ? Outcome.LOSS : Outcome.DRAW;
    }

    /**
     * Returns the good moves. In a won position a move to the earliest labels comes first, so that the sum of the times
     * falls from each such move to the next.
     */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        int[] time = times.of(position.edges());
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
        int[] label = graphs.of(position.edges()).label;
        return position.tokens().stream().distinct()
                .map(v -> {
                    int tokens = Collections.frequency(position.tokens(), v);
                    return "vertex " + v + " has " + tokens + (tokens == 1 ? " token and " : " tokens and ")
                            + (label[v] == Main.LOOPY ? "is loopy" : "the label " + label[v]);
                }).collect(Collectors.joining(", "));
    }

    /** Returns where the answer goes on to after each move to a follower that is labelled later, or never. */
    private String waysBack(Position position) {
        int[] label = graphs.of(position.edges()).label;
        int[] time = times.of(position.edges());
        return position.tokens().stream().distinct().flatMap(from -> position.edges().get(from).stream()
                .filter(to -> time[to] > time[from]).flatMap(to -> position.edges().get(to).stream()
                        .filter(back -> time[back] < time[from] && label[back] == label[from])
                        .limit(1)
                        .map(back -> " If a token goes from " + from + " to " + to + ", the answer takes it on to "
                                + back
                                + ", which has the label " + label[back] + " again.")))
                .collect(Collectors.joining());
    }
}
