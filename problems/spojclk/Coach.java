package spojclk;

import java.util.stream.IntStream;
import nimsum.game.Outcome;
import spojclk.Rules.Position;

/** The table of all shapes as advice. */
public final class Coach extends nimsum.coach.Coach<Position> {

    private static final int SIDE = 10;

    private final Main chomp = new Main();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return chomp.firstWins(number(position)) ? Outcome.WIN : Outcome.LOSS;
    }

    /** The word of the shape's edge, from the upper left corner of the board: 0 down, 1 to the right. */
    static int number(Position position) {
        return IntStream.range(0, SIDE).map(column -> 1 << position.heights().get(column) + SIDE - 1 - column).sum();
    }

    @Override
    public String why(Position position) {
        return switch (position.pieces()) {
            case 0 -> "Nothing is left: whoever ate the poison has lost.";
            case 1 -> "Only the poisoned piece is left, and it has to be eaten.";
            default -> outcome(position) == Outcome.LOSS
                    ? "All " + position.pieces() + " bites have been tried, and each leaves a shape that is won."
                    : "What " + reply(position).quoted() + " leaves is lost: all bites from there have been tried.";
        };
    }
}
