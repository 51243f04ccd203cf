package pokernim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Piles of chips. A move takes one chip or more from one pile, or adds one or more to one pile, an empty one too while others are
 * left; each player may add to each pile a limited number of times. Who takes the last chip wins. The statement sets no bound to the
 * chips of one addition: here it is 3, so that play can be tried to its end.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /** The most chips of an addition. */
    static final int MOST_ADDED = 3;

    /**
     * @param piles
     *            how many chips lie in each
     * @param additions
     *            how often the player to move may still add to each pile
     * @param otherAdditions
     *            the same of the other player
     */
    public record Position(Heaps piles, List<Integer> additions, List<Integer> otherAdditions) {

        /** Piles to which each player may add so many times. */
        static Position start(Heaps piles, int additions) {
            List<Integer> each = Collections.nCopies(piles.sizes().size(), additions);
            return new Position(piles, each, each);
        }

        /** The move that adds so many chips to a pile, counted from 0. */
        private Move<Position> add(int pile, int chips) {
            List<Integer> left = new ArrayList<>(additions);
            left.set(pile, left.get(pile) - 1);
            return new Move<>(pile + 1 + " +" + chips,
                    new Position(piles.take(pile, -chips).next(), otherAdditions, List.copyOf(left)));
        }

        @Override
        public String toString() {
            return piles + "   (additions left: " + each(additions) + "; the other player's: " + each(otherAdditions)
                    + ")";
        }

        private static String each(List<Integer> additions) {
            return additions.stream().distinct().count() == 1
                    ? additions.get(0) + " each"
                    : new Heaps(additions).toString();
        }
    }

    @Override
    public boolean isCounted() {
        return true;
    }

    /** How many piles, how often one may add to each, and the piles. */
    @Override
    public Position read(FastReader in) {
        int piles = in.nextInt();
        int additions = in.nextInt();
        return Position.start(Heaps.read(in, piles), additions);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        if (position.piles.isEmpty()) {
            return Stream.empty();
        }
        Stream<Move<Position>> takes = position.piles.moves(size -> IntStream.rangeClosed(1, size)).map(
                take -> new Move<>(take.name(),
                        new Position(take.next(), position.otherAdditions, position.additions)));
        Stream<Move<Position>> adds = IntStream.range(0, position.additions.size())
                .filter(pile -> position.additions.get(pile) > 0).boxed().flatMap(pile -> IntStream
                        .rangeClosed(1, MOST_ADDED).mapToObj(chips -> position.add(pile, chips)));
        return Stream.concat(takes, adds);
    }

    @Override
    public String howToMove(Position position) {
        boolean mayAdd = position.additions.stream().anyMatch(left -> left > 0);
        return "Type the number of a pile and how many chips you take from it"
                + (mayAdd ? ", or with a + in front how many you add to it, at most " + MOST_ADDED : "");
    }
}
