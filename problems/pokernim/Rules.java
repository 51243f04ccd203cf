package pokernim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Piles of chips. A move takes one chip or more from one pile, or adds one or more to one pile, an empty one too; each player
 * may add to each pile a limited number of times. Who takes the last chip wins. There
 * are always enough chips to add, up to a pile that an <code>int</code> can count.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /** The most chips of an addition in the bounded game. */
    static final int BOUND = 3;
    private static final Pattern ADDITION = Pattern.compile("([1-9][0-9]{0,3}) \\+([1-9][0-9]{0,9})");

    private final int mostAdded;

    public Rules() {
        this(Integer.MAX_VALUE);
    }

    private Rules(int mostAdded) {
        this.mostAdded = mostAdded;
    }

    /** With additions of few chips only. */
    @Override
    public nimsum.game.Rules<Position> bounded() {
        return new Rules(BOUND);
    }

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

        /** The same position after a move that takes chips. */
        Move<Position> taken(Move<Heaps> take) {
            return new Move<>(take.name(), new Position(take.next(), otherAdditions, additions));
        }

        private Stream<Move<Position>> takes(int pile) {
            return IntStream.rangeClosed(1, piles.sizes().get(pile))
                    .mapToObj(chips -> taken(piles.take(pile, chips)));
        }

        private Stream<Move<Position>> adds(int pile, int most) {
            return IntStream.rangeClosed(1, most).takeWhile(chips -> mayAdd(pile, chips))
                    .mapToObj(chips -> add(pile, chips));
        }

        /** Whether the player to move may add so many chips to a pile, counted from 0. */
        boolean mayAdd(int pile, int chips) {
            return additions.get(pile) > 0 && chips <= Integer.MAX_VALUE - piles.sizes().get(pile);
        }

        /** The move that adds so many chips to a pile, counted from 0. */
        Move<Position> add(int pile, int chips) {
            List<Integer> left = new ArrayList<>(additions);
            left.set(pile, left.get(pile) - 1);
            return new Move<>(pile + 1 + " +" + chips,
                    new Position(piles.take(pile, -chips).next(), otherAdditions, List.copyOf(left)));
        }
    }

    /** An input has the number of its games in front. */
    @Override
    public Position read(FastReader in) {
        in.nextInt();
        return readGame(in);
    }

    /** How many piles, how often one may add to each, and the piles. */
    static Position readGame(FastReader in) {
        int piles = in.nextInt();
        int additions = in.nextInt();
        return Position.start(Heaps.read(in, piles), additions);
    }

    @Override
    public Ending ending(Position position) {
        return position.piles.isEmpty() ? Ending.LOSS : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        if (position.piles.isEmpty()) {
            return Stream.empty();
        }
        // One flatMap, and no concat: only then no more moves are made than are asked for.
        int piles = position.additions.size();
        return IntStream.range(0, 2 * piles).boxed().flatMap(i -> i < piles
                ? position.takes(i)
                : position.adds(i - piles, mostAdded));
    }

    @Override
    public Optional<Move<Position>> move(Position position, String name) {
        Matcher words = ADDITION.matcher(name);
        if (!words.matches()) {
            return position.piles.move(name, (size, chips) -> true).map(position::taken);
        }
        int pile = Integer.parseInt(words.group(1)) - 1;
        long chips = Long.parseLong(words.group(2));
        return !position.piles.isEmpty() && pile < position.additions.size() && chips <= mostAdded
                && position.mayAdd(pile, (int) chips)
                        ? Optional.of(position.add(pile, (int) chips))
                        : Optional.empty();
    }

    @Override
    public String howToMove(Position position) {
        boolean mayAdd = position.additions.stream().anyMatch(left -> left > 0);
        return "Type the number of a pile and how many chips you take from it"
                + (mayAdd ? ", or with a + in front how many you add to it" : "");
    }

    @Override
    public String picture(Position position) {
        return position.piles + "   (additions left: " + each(position.additions) + "; the other player's: "
                + each(position.otherAdditions) + ")";
    }

    private static String each(List<Integer> additions) {
        return additions.stream().distinct().count() == 1
                ? additions.get(0) + " each"
                : new Heaps(additions).toString();
    }
}
