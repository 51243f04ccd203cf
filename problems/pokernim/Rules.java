package pokernim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.CountedRules;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Size;
import nimsum.util.FastReader;

/**
 * Piles of chips. A move takes one chip or more from one pile, or adds one or more to one pile, an empty one too while
 * others are left; each player may add to each pile a limited number of times. Whoever takes the last chip wins. The
 * statement sets no bound to the chips of one addition: here it is 3, so that play can be tried to its end.
 */
public final class Rules implements CountedRules<Rules.Position> {

    /** The most chips of an addition. */
    static final int MOST_ADDED = 3;

    /**
     * @param piles how many chips lie in each
     * @param additions how often the player to move may still add to each pile
     * @param otherAdditions the same of the other player
     */
    public record Position(Heaps piles, List<Integer> additions, List<Integer> otherAdditions) {

        /** Piles to which each player may add so many times. */
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
            return IntStream.rangeClosed(1, left > 0 ? MOST_ADDED : 0)
                    .mapToObj(chips -> new Move<>(pile + 1 + " +" + chips,
                            new Position(piles.take(pile, -chips).next(), otherAdditions, List.copyOf(after))));
        }

        @Override
        public String toString() {
            return piles + "   (additions left: " + new Heaps(additions) + "; the other player's: "
                    + new Heaps(otherAdditions) + ")";
        }
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
        // One flatMap of them all: within another one, or a concat, a pile would list all its takes at once.
        return Stream.concat(position.eachPile(position::takes), position.eachPile(position::adds))
                .flatMap(moves -> moves);
    }

    @Override
    public String inWords() {
        return "Chips lie in piles. "
                + "In turn each player takes one chip or more from one pile, or adds 1 to " + MOST_ADDED
                + " to one pile, an empty one too while others are left; each player may add to each pile only so many times. "
                + "Whoever takes the last chip wins.";
    }

    @Override
    public Size size(Position position) {
        return new Size(position.piles.stones(), "chips in all");
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return "no chip is left, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words.replace(" +", " "), 2).flatMap(n -> {
            Optional<String> whyNot = position.piles.whyNot(n.get(0), words.contains("+") ? 0 : n.get(1), "pile");
            return !words.contains("+") || n.get(0) < 1 || n.get(0) > position.additions.size()
                    ? whyNot
                    : Optional.of(position.additions.get(n.get(0) - 1) == 0
                            ? "you may not add to pile " + n.get(0) + " any more"
                            : "an addition is of 1 to " + MOST_ADDED + " chips");
        });
    }

    @Override
    public String howToMove(Position position) {
        boolean mayAdd = position.additions.stream().anyMatch(left -> left > 0);
        return "Type the number of a pile and how many chips you take from it"
                + (mayAdd ? ", or with a + in front how many you add to it, at most " + MOST_ADDED : "");
    }
}
