package nimsum.game;

import java.util.function.Function;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/** The rules of a game that nobody reads or types, by what the moves lead to: the moves have no names. */
public record Options<P>(Function<P, Stream<P>> of, Function<P, Ending> end) implements Rules<P> {

    /** Makes the rules by which a player who cannot move has lost. */
    public static <P> Options<P> normal(Function<P, Stream<P>> of) {
        return new Options<>(of, position -> of.apply(position).findAny().isPresent() ? Ending.PLAY_ON : Ending.LOSS);
    }

    /** Makes the rules with the same moves by which a player who cannot move has won. */
    public static <P> Options<P> misere(Rules<P> rules) {
        return new Options<>(position -> rules.moves(position).map(Move::next),
                position -> rules.moves(position).findAny().isPresent() ? Ending.PLAY_ON : Ending.WIN);
    }

    @Override
    public P read(FastReader in) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Ending ending(P position) {
        return end.apply(position);
    }

    @Override
    public Stream<Move<P>> moves(P position) {
        return of.apply(position).map(next -> new Move<>("", next));
    }

    @Override
    public About about() {
        throw new UnsupportedOperationException();
    }
}
