package hdu2516;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Size;
import nimsum.util.FastReader;

/**
 * Some stones lie in a heap. The first move takes at least one and not all; each later one takes at least one and at
 * most twice what the move before took. Whoever takes the last stone wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /**
     * @param stones left in the heap
     * @param most how many may be taken now
     */
    public record Position(long stones, long most) {

        /** A heap before the first move. */
        static Position start(long stones) {
            return new Position(stones, stones - 1);
        }

        @Override
        public String toString() {
            return stones == 0
                    ? "no stones"
                    : stones == 1
                            ? "1 stone, which may be taken"
                            : stones + " stones, of which " + Math.min(most, stones) + " may be taken";
        }
    }

    @Override
    public Position read(FastReader in) {
        return Position.start(in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return LongStream.rangeClosed(1, Math.min(position.most, position.stones))
                .mapToObj(take -> take(position, take));
    }

    private static Move<Position> take(Position position, long stones) {
        return new Move<>(Long.toString(stones), new Position(position.stones - stones, 2 * stones));
    }

    @Override
    public String inWords() {
        return "Stones lie in one heap, and the players take some of them in turn, at least one. "
                + "The first move may not take all, and each later one at most twice as many as the move before it. "
                + "Whoever takes the last stone wins.";
    }

    @Override
    public Size size(Position position) {
        return new Size((int) position.stones, "stones");
    }

    @Override
    public int usualSize() {
        return 40;
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return "no stone is left, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1).map(n -> n.get(0) == 0
                ? "a move takes at least one stone"
                : "at most " + Math.min(position.most, position.stones) + " may be taken now");
    }

    @Override
    public String howToMove(Position position) {
        return "Type how many stones you take";
    }
}
