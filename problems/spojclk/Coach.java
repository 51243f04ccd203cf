package spojclk;

import java.util.Comparator;
import java.util.stream.IntStream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import spojclk.Rules.Position;

/** Gives advice by the table of all shapes. */
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

    /** Returns a bite that wins, or else one that takes the least, so that the game lasts. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> rules.moves(position)
                .max(Comparator.comparingInt(move -> move.next().pieces())).orElseThrow());
    }

    /** Returns the number of a shape, whose binary digits are the steps of its edge, as {@link Main} explains. */
    static int number(Position position) {
        return IntStream.range(0, SIDE).map(column -> 1 << position.heights().get(column) + SIDE - 1 - column).sum();
    }

    @Override
    public String why(Position position) {
        return outcome(position) == Outcome.LOSS
                ? "A table of all shapes says that each bite takes the poison or leaves a shape that is won."
                : "A table of all shapes says that " + reply(position).quoted() + " leaves a shape that is lost.";
    }
}
