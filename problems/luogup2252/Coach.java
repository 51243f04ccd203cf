package luogup2252;

import java.util.Map;
import luogup2252.Rules.Position;
import nimsum.game.Outcome;

/**
 * Gives advice by theorem 2. A pair is lost if and only if its smaller heap is the difference times the golden ratio,
 * rounded down. So there is one lost pair for each difference.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return Main.firstWins(position.a(), position.b()) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        int difference = Math.abs(position.a() - position.b());
        int small = 0;
        while (Main.firstWins(small, small + difference)) {
            small++;
        }
        return "The heaps differ by " + difference + ". The lost pair with this difference is (" + small + ", "
                + (small + difference) + "), because " + difference + " times the golden ratio, rounded down, is "
                + small + ". " + (outcome(position) == Outcome.LOSS
                        ? "The position is this pair. No move leads to another lost pair, because two lost pairs share neither a heap nor a difference."
                        : "The position is another pair, and " + reply(position).quoted() + " leads to a lost pair.");
    }

    /** Returns the lost pair to which the best move leads, or the position itself if it is lost. */
    @Override
    public Map<String, String> values(Position position) {
        Position lost = outcome(position) == Outcome.LOSS ? position : reply(position).next();
        return Map.of("a", "" + lost.a(), "b", "" + lost.b());
    }
}
