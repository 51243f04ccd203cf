package pokernim;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * The game as other texts tell it: what a player takes from a pile goes into the player's hand, and instead of taking
 * one may put one chip or more from one's hand on a pile, any number of times. Whoever can't move loses. Positions come
 * back.
 */
public final class OwnChips implements nimsum.game.Rules<OwnChips.Position> {

    /**
     * @param hand how many the player to move has
     * @param otherHand how many the other player has
     */
    public record Position(Heaps piles, int hand, int otherHand) {

        private Move<Position> moved(Move<Heaps> move, String name) {
            int chips = piles.stones() - move.next().stones();
            return new Move<>(name, new Position(move.next(), otherHand, hand + chips));
        }
    }

    /** How many piles, and the piles; both hands are empty. */
    @Override
    public Position read(FastReader in) {
        return new Position(Heaps.read(in, in.nextInt()), 0, 0);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        Stream<Move<Position>> takes = position.piles.moves(size -> IntStream.rangeClosed(1, size))
                .map(move -> position.moved(move, move.name()));
        return Stream.concat(takes, IntStream.range(0, position.piles.sizes().size()).boxed()
                .flatMap(pile -> IntStream.rangeClosed(1, position.hand).mapToObj(
                        chips -> position.moved(position.piles.take(pile, -chips), pile + 1 + " +" + chips))));
    }

    @Override
    public About about() {
        throw new UnsupportedOperationException();
    }
}
