package gerald08;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Side;

/** The tree's value says who wins. Who is ahead when to move can afford the cheapest cut. */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** Of larger trees not all winning cuts are tried, and not all edges are named. */
    private static final int MAX_TRIED = 50, MAX_NAMED = 12;

    /** Smaller powers are written as powers. */
    private static final int MAX_EXPONENT = 10;

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return ahead(position, new ValuedTree(position.bush()).sign()) ? Outcome.WIN : Outcome.LOSS;
    }

    private static boolean ahead(Position position, int sign) {
        return position.turn() == Side.LEFT ? sign > 0 : sign < 0;
    }

    /** The cheapest first. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        ValuedTree tree = new ValuedTree(position.bush());
        if (!ahead(position, tree.sign())) {
            return Stream.empty();
        }
        Move<Position> cheapest = cut(position, tree.cheapest(position.turn()).edge());
        Stream<Move<Position>> others = position.bush().size() > MAX_TRIED
                ? Stream.empty()
                : rules.moves(position).filter(move -> !move.name().equals(cheapest.name())
                        && outcome(move.next()) == Outcome.LOSS);
        return Stream.concat(Stream.of(cheapest), others);
    }

    /**
     * The cheapest cut. Where nothing wins, what leaves the fewest winning answers, if all of these are tried, and of that the
     * cheapest; of a larger tree what cuts off most, so that the game ends.
     */
    @Override
    public Move<Position> reply(Position position) {
        ValuedTree tree = new ValuedTree(position.bush());
        boolean won = ahead(position, tree.sign());
        if (!won && position.bush().size() > MAX_TRIED) {
            return cut(position, tree.largest(position.turn()));
        }
        Move<Position> cheapest = cut(position, tree.cheapest(position.turn()).edge());
        return won ? cheapest : hardest(Stream.concat(Stream.of(cheapest), rules.moves(position)));
    }

    private Move<Position> cut(Position position, int edge) {
        return rules.move(position, Integer.toString(edge)).orElseThrow();
    }

    @Override
    public String why(Position position) {
        Bush bush = position.bush();
        String mover = position.turn() == Side.LEFT ? "Chef" : "Ksen";
        ValuedTree tree = new ValuedTree(bush);
        ValuedTree.Cut cheapest = tree.cheapest(position.turn());
        if (cheapest == null) {
            return mover + " has no edge to cut, and has lost.";
        }
        String edges = bush.size() > MAX_NAMED
                ? ""
                : "What an edge is worth to Chef with all that it carries: " + bush.standing()
                        .mapToObj(edge -> bush.named(edge) + ": " + tree.text(edge)).collect(Collectors.joining(", "))
                        + ". ";
        return edges + "The tree is worth " + tree.text() + ". " + mover + " is to move and "
                + (ahead(position, tree.sign())
                        ? "ahead: the cut of " + cut(position, cheapest.edge()).quoted() + " costs just "
                                + power(cheapest.exponent())
                                + ", and the value is a multiple of that."
                        : "not ahead: each cut costs something, at least " + power(cheapest.exponent()) + " by "
                                + cut(position, cheapest.edge()).quoted() + ", and then the other player is ahead.");
    }

    private static String power(int exponent) {
        return exponent == 0 ? "1" : exponent > MAX_EXPONENT ? "1/2^" + exponent : "1/" + (1 << exponent);
    }
}
