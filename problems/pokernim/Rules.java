package pokernim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * A move takes one or more chips from one pile, or adds one or more chips to one pile. The pile may be empty as long as
 * another pile has chips. Each player may add to each pile a limited number of times. The player who takes the last
 * chip wins. The statement does not limit the number of chips in an addition. Here it is at most 3, so that all plays
 * can be tried.
 */
public final class Rules implements CountedRules<Rules.Position> {

    /** The largest number of chips in an addition. */
    static final int MAX_ADDED = 3;

    /**
     * @param additions how often the player to move may still add to each pile
     * @param otherAdditions how often the other player may still add to each pile
     */
    public record Position(Heaps piles, List<Integer> additions, List<Integer> otherAdditions) {

        /** Returns the position with these piles, to each of which each player may add this number of times. */
        static Position start(Heaps piles, int additions) {
            List<Integer> each = Collections.nCopies(piles.sizes().size(), additions);
            return new Position(piles, each, each);
        }

        private Stream<Stream<Move<Position>>> eachPile(IntFunction<Stream<Move<Position>>> moves) {
            return IntStream.range(0, additions.size()).mapToObj(moves);
        }

        private Stream<Move<Position>> takes(int pile) {
            return IntStream.rangeClosed(1, piles.sizes().get(pile)).mapToObj(chips -> {
                Move<Heaps> take = piles.take(pile, chips);
                return new Move<>(take.name(), new Position(take.next(), otherAdditions, additions));
            });
        }

        private Stream<Move<Position>> adds(int pile) {
            int left = additions.get(pile);
            List<Integer> after = new ArrayList<>(additions);
            after.set(pile, left - 1);
            return IntStream.rangeClosed(1, left > 0 ? MAX_ADDED : 0)
                    .mapToObj(chips -> new Move<>(pile + 1 + " +" + chips,
                            new Position(piles.take(pile, -chips).next(), otherAdditions, List.copyOf(after))));
        }

        @Override
        public String toString() {
            return piles + "   (additions left: " + new Heaps(additions) + "; the other player's: "
                    + new Heaps(otherAdditions) + ")";
        }
    }

    /** Reads the number of piles, the number of additions to each, and the piles. */
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
        // A single flatMap over all of them makes one move at a time. A nested one would list all takes of a pile at once.
        return Stream.concat(position.eachPile(position::takes), position.eachPile(position::adds))
                .flatMap(moves -> moves);
    }

    @Override
    public About about() {
        return new About("Chips lie in piles, and each player may add to each pile only a limited number of times. "
                + "In turn each player takes one or more chips from one pile, or adds 1 to " + MAX_ADDED
                + " chips to one pile, also to an empty pile as long as another pile has chips. "
                + "The player who takes the last chip wins.")
                .whyOver("no chip is left")
                .unit("chips in all");
    }

    @Override
    public int size(Position position) {
        return position.piles.stones();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words.replace(" +", " "), 2).flatMap(n -> {
            Optional<String> whyNot = position.piles.whyNot(n.get(0), words.contains("+") ? 0 : n.get(1), "pile");
            return !words.contains("+") || n.get(0) < 1 || n.get(0) > position.additions.size()
                    ? whyNot
                    : Optional.of(position.additions.get(n.get(0) - 1) == 0
                            ? "you may not add to pile " + n.get(0) + " any more"
                            : "an addition has 1 to " + MAX_ADDED + " chips");
        });
    }

    @Override
    public String howToMove(Position position) {
        boolean mayAdd = position.additions.stream().anyMatch(left -> left > 0);
        return "Type the number of a pile and how many chips you take from it"
                + (mayAdd
                        ? ". To add up to " + MAX_ADDED + " chips to it, type a + in front of their number"
                        : "");
    }
}
