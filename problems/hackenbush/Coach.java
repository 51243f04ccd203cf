package hackenbush;

import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Side;

/**
 * Each cut costs its player something, and who is ahead has a cut that he can afford: Left wins with the move if the drawing is
 * worth more than 0, by each cut that leaves 0 or more, and Right if it is worth less. The values are those of Main's table, made
 * once for all that is left of a drawing.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** What each set of a drawing's edges is worth. */
    private record Table(List<Edge> edges, int[] values) {

        static Table of(List<Edge> edges) {
            int[] from = edges.stream().mapToInt(Edge::from).toArray();
            int[] to = edges.stream().mapToInt(Edge::to).toArray();
            int blue = IntStream.range(0, from.length).filter(i -> edges.get(i).colour() == Colour.BLUE)
                    .map(i -> 1 << i).sum();
            int vertices = IntStream.concat(IntStream.of(from), IntStream.of(to)).max().orElse(0);
            return new Table(edges, new Main(vertices, from, to, blue).values());
        }
    }

    /** Of the drawing that was asked for last. */
    private volatile Table last = Table.of(List.of());

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return ahead(position, position.turn()) > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** What costs least first. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        return rules.moves(position).filter(move -> ahead(move.next(), position.turn()) >= 0)
                .sorted(cheapest(position));
    }

    /** Where nothing wins, what leaves the fewest good answers, and of that what costs least. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst()
                .orElseGet(() -> hardest(rules.moves(position).sorted(cheapest(position))));
    }

    private Comparator<Move<Position>> cheapest(Position position) {
        return Comparator.comparingInt(move -> -ahead(move.next(), position.turn()));
    }

    @Override
    public String why(Position position) {
        boolean left = position.turn() == Side.LEFT;
        String mover = left ? "Left" : "Right";
        List<Move<Position>> moves = rules.moves(position).toList();
        if (moves.isEmpty()) {
            return mover + " has nothing to cut, and has lost.";
        }
        boolean won = outcome(position) == Outcome.WIN;
        String leavesEnough = "leaves 0 or " + (left ? "more" : "less");
        String cuts = (won ? goodMoves(position) : moves.stream())
                .map(move -> move.quoted() + " leaves " + shown(move.next().bush())).collect(Collectors.joining(", "));
        return "What stands is worth " + shown(position.bush()) + " to Left. " + branches(position.bush()) + mover
                + " is to move: " + cuts + ". " + (won
                        ? "A cut wins if it " + leavesEnough + ", and no other cut does."
                        : "Nothing " + leavesEnough + ": a cut always costs its player something.");
    }

    /** What each edge of a tree is worth with what it carries; nothing of other drawings. */
    private static String branches(Bush bush) {
        long vertices = bush.standing().mapToObj(bush::edge).flatMap(edge -> Stream.of(edge.from(), edge.to()))
                .filter(vertex -> vertex != Rules.GROUND).distinct().count();
        if (vertices < bush.size()) {
            return "";
        }
        SortedMap<Integer, Integer> worth = new TreeMap<>();
        addBranches(bush, Rules.GROUND, worth);
        return "The edges, each with what it carries, are worth " + worth.entrySet().stream()
                .map(entry -> bush.named(entry.getKey()) + ": " + Main.fraction(entry.getValue()))
                .collect(Collectors.joining(", ")) + "; those on the ground add up. ";
    }

    /** Goes up a tree, which has 16 edges at most; the sum of what stands on a vertex. */
    private static int addBranches(Bush bush, int vertex, SortedMap<Integer, Integer> worth) {
        int sum = 0;
        for (int edge : bush.standingAt(vertex).toArray()) {
            if (worth.putIfAbsent(edge, 0) == null) {
                int carried = addBranches(bush, bush.edge(edge).other(vertex), worth);
                boolean blue = bush.edge(edge).colour() == Colour.BLUE;
                worth.put(edge, blue ? onBlue(carried) : -onBlue(-carried));
                sum += worth.get(edge);
            }
        }
        return sum;
    }

    /** What a blue edge is worth that carries so much: theorem 9 of the theory. */
    private static int onBlue(int carried) {
        int p = 1;
        while (carried + p * Main.ONE <= Main.ONE) {
            p++;
        }
        return carried + p * Main.ONE >> p - 1;
    }

    private String shown(Bush bush) {
        return Main.fraction(value(bush));
    }

    private int ahead(Position position, Side side) {
        int value = value(position.bush());
        return side == Side.LEFT ? value : -value;
    }

    private int value(Bush bush) {
        Table table = last;
        if (!table.edges.equals(bush.edges())) {
            table = Table.of(bush.edges());
            last = table;
        }
        return table.values[bush.standing().map(number -> 1 << number - 1).sum()];
    }
}
