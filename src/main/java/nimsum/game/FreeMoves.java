package nimsum.game;

import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * A partizan game in which one side may also pass, so many times in all: the sum of the game and an integer. It shows
 * what a position is worth by play alone: the integer k, if with k free moves for the other side whoever starts loses.
 *
 * @param <P> the positions of the game
 */
public final class FreeMoves<P> implements Rules<FreeMoves.Position<P>> {

    /**
     * @param <P> the positions of the game
     * @param position with the same side to move
     * @param free how many times Left may still pass, or Right if it is negative
     * @param turn whose move it is
     */
    public record Position<P>(P position, int free, Side turn) {

        @Override
        public String toString() {
            return position + "\n" + Math.abs(free) + " free moves for " + (free >= 0 ? Side.LEFT : Side.RIGHT);
        }
    }

    private final PartizanRules<P> rules;
    private final Search<Position<P>> search = new Search<>(this);

    public FreeMoves(PartizanRules<P> rules) {
        this.rules = rules;
    }

    /** Whether a side that starts wins when Left has so many free moves, or Right if it is negative. */
    public boolean starterWins(P position, int free, Side starter) {
        return search.moverWins(new Position<>(rules.withTurn(position, starter), free, starter));
    }

    /**
     * The integer that a position is worth.
     *
     * @param most no smaller than the integer, sign apart
     * @throws IllegalStateException if it is none that is so small
     */
    public int integer(P position, int most) {
        int direction = starterWins(position, 0, Side.LEFT) ? 1 : -1;
        for (int value = 0; Math.abs(value) <= most; value += direction) {
            if (!starterWins(position, -value, Side.LEFT) && !starterWins(position, -value, Side.RIGHT)) {
                return value;
            }
        }
        throw new IllegalStateException("no integer up to " + most + " is the value of " + position);
    }

    @Override
    public Position<P> read(FastReader in) {
        return new Position<>(rules.withTurn(rules.read(in), Side.LEFT), 0, Side.LEFT);
    }

    @Override
    public Stream<Move<Position<P>>> moves(Position<P> position) {
        Side other = position.turn.other();
        Stream<Move<Position<P>>> moves = rules.moves(position.position)
                .map(move -> new Move<>(move.name(), new Position<>(move.next(), position.free, other)));
        if (!mayPass(position)) {
            return moves;
        }
        int pass = Integer.signum(position.free);
        return Stream.concat(moves, Stream.of(new Move<>("pass",
                new Position<>(rules.withTurn(position.position, other), position.free - pass, other))));
    }

    private static boolean mayPass(Position<?> position) {
        return Integer.signum(position.free) == (position.turn == Side.LEFT ? 1 : -1);
    }

    @Override
    public String howToMove(Position<P> position) {
        return rules.howToMove(position.position) + (mayPass(position) ? ", or pass" : "");
    }
}
