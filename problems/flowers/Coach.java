package flowers;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.GreenCoach;
import nimsum.coach.LastValueCache;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.util.EdgeSets;

/** Takes the winner from Main's tables, which are made once for each drawing, and the reason from theorems 2 to 4. */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final LastValueCache<List<Edge>, Main> tables = new LastValueCache<>(edges -> new Main(
            new EdgeSets(edges.stream().mapToInt(Edge::from).toArray(), edges.stream().mapToInt(Edge::to).toArray(),
                    edges.stream().map(edge -> edge.colour().letter()).collect(Collectors.joining()))));

    public Coach() {
        super(new Rules());
    }

    /** Returns the word for the players who win a drawing. */
    String winner(Bush bush) {
        return tables.of(bush.edges()).winner(bush.set());
    }

    @Override
    public Outcome outcome(Position position) {
        return List.of("First", name(position.turn())).contains(winner(position.bush())) ? Outcome.WIN : Outcome.LOSS;
    }

    /** The moves come first that leave the mover's colour the largest lead, so green edges are spent first. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        Side side = position.turn();
        return super.goodMoves(position).sorted(Comparator.comparing(move -> count(move.next().bush(),
                Colour.of(side.other())) - count(move.next().bush(), Colour.of(side))));
    }

    private static Dyadic value(Position position) {
        return new RedBlueValues().of(Mountain.of(position.bush()).mountain());
    }

    private static long count(Bush bush, Colour colour) {
        return bush.standing().filter(edge -> bush.edge(edge).colour() == colour).count();
    }

    @Override
    public String why(Position position) {
        Mountain mountain = Mountain.of(position.bush());
        Dyadic value = value(position);
        return (mountain.mountain().size() == 0
                ? "Without the green edges nothing stands. "
                : mountain.mountain().standing().mapToObj(position.bush()::named).collect(Collectors.joining(" ",
                        "Without the green edges this mountain stands: ", ". It is worth " + value + " to Left. ")))
                + (value.signum() == 0 ? ofJungle(position, mountain.jungle()) : ofMountain(position, value));
    }

    private String ofMountain(Position position, Dyadic value) {
        return "So " + name(value.signum() > 0 ? Side.LEFT : Side.RIGHT) + " wins, no matter who starts. "
                + (outcome(position) == Outcome.LOSS
                        ? "No cut by " + name(position.turn()) + " changes that."
                        : "After the cut " + reply(position).quoted() + " the mountain is worth "
                                + value(reply(position).next()) + ".");
    }

    private String ofJungle(Position position, Bush jungle) {
        boolean wins = outcome(position) == Outcome.WIN;
        String cut = wins ? "The cut " + reply(position).quoted() : "";
        if (jungle.size() == 0) {
            return "Nothing else stands, so the player who starts loses.";
        }
        if (count(jungle, Colour.GREEN) == jungle.size()) {
            return "The rest is green and has the nim-sum " + GreenCoach.nimSum(jungle) + ". "
                    + (wins ? cut + " makes it 0." : "Each cut of a green edge makes it different from 0.");
        }
        int[] flowers = flowers(jungle);
        int lead = position.turn() == Side.LEFT ? flowers[0] - flowers[1] : flowers[1] - flowers[0];
        String ahead = name(lead > 0 ? position.turn() : position.turn().other());
        String told = "The numbers of blue and red flowers are " + flowers[0] + " and " + flowers[1] + ", so " + ahead
                + " is " + Math.abs(lead) + " ahead";
        return lead > 0
                ? told + ", is to move, and wins. " + cut + " is a good one, because a player who is ahead cuts down"
                        + " the other player's flowers, and then plays Nim with the green edges."
                : lead < -1
                        ? told + ". So " + ahead + " wins, no matter who starts."
                        : "The coach has tried all cuts. "
                                + (wins ? cut + " wins." : "Each of them has an answer that wins.");
    }

    /**
     * Returns the numbers of blue and of red flowers. If an edge with a colour is not a petal, or if petals of both
     * colours fall with the same edge on the ground, the result is as if there were no flowers.
     */
    private static int[] flowers(Bush jungle) {
        int[] flowers = new int[2];
        long others = jungle.standing().filter(edge -> jungle.edge(edge).colour() != Colour.GREEN).count();
        boolean arePetals = jungle.standing().mapToObj(jungle::edge).allMatch(edge -> edge.colour() == Colour.GREEN
                || IntStream.of(edge.from(), edge.to()).anyMatch(end -> jungle.standingAt(end).count() == 1));
        for (int stem : jungle.ground().flatMap(jungle::standingAt).distinct().toArray()) {
            Bush rest = jungle.cut(stem);
            long blue = count(jungle, Colour.BLUE) - count(rest, Colour.BLUE);
            long red = count(jungle, Colour.RED) - count(rest, Colour.RED);
            flowers[0] += blue > 0 ? 1 : 0;
            flowers[1] += red > 0 ? 1 : 0;
            others -= Math.max(blue, red);
        }
        return others == 0 && arePetals ? flowers : new int[2];
    }

    /** Returns who wins what each cut leaves, by a letter. */
    @Override
    public Map<String, String> values(Position position) {
        return rules.moves(position)
                .collect(Collectors.toMap(Move::name, move -> winner(move.next().bush()).substring(0, 1)));
    }
}
