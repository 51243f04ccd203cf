package luogup2252;

import luogup2252.Rules.Position;
import nimsum.game.Outcome;

/**
 * The lost pairs are those whose smaller heap is the difference times the golden ratio, rounded down: one to each
 * difference.
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
        return "The heaps differ by " + difference + ", and the lost pair with this difference is (" + small + ", "
                + (small + difference) + "), since " + difference + " times the golden ratio, rounded down, is " + small
                + ". " + (outcome(position) == Outcome.LOSS
                        ? "This is it. No move leads from a lost pair to another: they share neither a heap nor a difference."
                        : "This is not it, and " + reply(position).quoted() + " leads to a lost pair.");
    }
}
