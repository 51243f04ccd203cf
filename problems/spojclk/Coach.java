package spojclk;

import java.util.stream.IntStream;
import nimsum.game.Outcome;
import spojclk.Rules.Position;

/** The table of all shapes as advice. */
public final class Coach extends nimsum.coach.Coach<Position> {

    private static final int SIDE = 10;

    private final boolean[] won = Main.won();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return won[number(position)] ? Outcome.WIN : Outcome.LOSS;
    }

    /** The word of the shape's edge, from the upper left corner of the board: 0 down, 1 to the right. */
    static int number(Position position) {
        return IntStream.range(0, SIDE).map(column -> 1 << position.heights().get(column) + SIDE - 1 - column).sum();
    }

    @Override
    public String why(Position position) {
        return outcome(position) == Outcome.LOSS
                ? "All bites have been tried: each takes the poison or leaves a shape that is won."
                : "What " + reply(position).quoted() + " leaves is lost: all bites from there have been tried.";
    }
}
