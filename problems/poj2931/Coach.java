package poj2931;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Side;
import poj2931.Rules.Position;

/**
 * The towers' values add up. Each move costs its player something, the less the better; and who is ahead when to move can afford
 * the cheapest one.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** The values are multiples of 1 / 2^49. */
    static final int EXPONENT = 49;
    /** Higher towers are not written as a sum. */
    private static final int MAX_TERMS = 8;

    /**
     * @param cost
     *            what the player loses, as a multiple of 1 / 2^49
     */
    private record Take(Move<Position> move, long cost) {
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return ahead(position) > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** The cheapest first. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        long ahead = ahead(position);
        return takes(position).filter(take -> take.cost <= ahead).map(Take::move);
    }

    /** The cheapest. Where nothing wins, what leaves the fewest winning answers, and of that the cheapest. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> hardest(takes(position).map(Take::move)));
    }

    @Override
    public String why(Position position) {
        String mover = position.turn() == Side.LEFT ? "White" : "Black";
        List<Take> takes = takes(position).toList();
        if (takes.isEmpty()) {
            return mover + " has no cube to take, and has lost.";
        }
        List<String> towers = position.towers();
        String values = IntStream.range(0, towers.size()).filter(tower -> !towers.get(tower).isEmpty())
                .mapToObj(tower -> "tower " + (tower + 1) + " is worth " + worth(towers.get(tower)))
                .collect(Collectors.joining("; "));
        Take cheapest = takes.get(0);
        return "To White " + values + ". The sum is " + text(sum(towers)) + ". " + mover + " is to move and "
                + (outcome(position) == Outcome.WIN
                        ? "ahead: " + cheapest.move.quoted() + " costs just " + text(cheapest.cost)
                                + ", which leaves the other player "
                                + (cheapest.cost == ahead(position) ? "level." : "behind.")
                        : "not ahead: each move costs something, at least " + text(cheapest.cost) + " by "
                                + cheapest.move.quoted()
                                + ", and then the other player is ahead.");
    }

    /** All moves, the cheapest first. */
    private static Stream<Take> takes(Position position) {
        long ahead = ahead(position);
        return new Rules().moves(position)
                .map(move -> new Take(move, ahead + ahead(move.next())))
                .sorted(Comparator.comparingLong(Take::cost));
    }

    /** By how much the player to move is ahead. */
    private static long ahead(Position position) {
        long sum = sum(position.towers());
        return position.turn() == Side.LEFT ? sum : -sum;
    }

    private static long sum(List<String> towers) {
        return towers.stream().mapToLong(Coach::value).sum();
    }

    static long value(String tower) {
        boolean[] white = new boolean[tower.length()];
        IntStream.range(0, white.length).forEach(cube -> white[cube] = tower.charAt(cube) == 'W');
        return Main.value(white);
    }

    /** The value, and where it is not too long, the sum that makes it. */
    private static String worth(String tower) {
        String value = text(value(tower));
        if (tower.length() == 1 || tower.length() > MAX_TERMS) {
            return value;
        }
        List<String> terms = new ArrayList<>();
        for (int cube = 0; cube < tower.length(); cube++) {
            long step = value(tower.substring(0, cube + 1)) - value(tower.substring(0, cube));
            terms.add((step < 0 ? cube == 0 ? "-" : "- " : cube == 0 ? "" : "+ ") + text(Math.abs(step)));
        }
        return String.join(" ", terms) + " = " + value;
    }

    static String text(long value) {
        return new Dyadic(value, EXPONENT).toString();
    }
}
