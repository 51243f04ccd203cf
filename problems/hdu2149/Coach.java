package hdu2149;

import hdu2149.Rules.Position;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;

/** Theorems 1 and 2 as advice: leave a multiple of N + 1, and bid the whole rest, or more, as soon as that is allowed. */
public final class Coach implements nimsum.coach.Coach<Position> {

    @Override
    public Outcome outcome(Position position) {
        return position.missing() <= 0 || remainder(position) == 0 ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        if (outcome(position) == Outcome.LOSS) {
            return Stream.empty();
        }
        int smallest = remainder(position);
        int largest = position.missing() <= position.most() ? position.most() : smallest;
        return IntStream.rangeClosed(smallest, largest).mapToObj(raise -> Rules.raise(position, raise));
    }

    /** Where nothing wins, 1: then one answer alone wins, up to the end. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> Rules.raise(position, 1));
    }

    @Override
    public String why(Position position) {
        int missing = position.missing();
        int round = position.most() + 1;
        if (missing <= 0) {
            return "The land is sold to whoever made the last bid.";
        }
        if (missing <= position.most()) {
            return missing + (missing == 1 ? " is" : " are") + " missing: a raise of " + reply(position).quoted()
                    + " buys the land, and so does a larger one.";
        }
        String sum = missing + " are missing, " + missing / round + " times " + round;
        return remainder(position) == 0
                ? sum + ". Each raise can be answered so that both together are " + round + "."
                : sum + " and " + remainder(position) + ". A raise of " + reply(position).quoted()
                        + " leaves a multiple of " + round
                        + ", and each raise after it can be answered so that both together are "
                        + round + ".";
    }

    private static int remainder(Position position) {
        return position.missing() % (position.most() + 1);
    }
}
