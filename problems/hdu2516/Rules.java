package hdu2516;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Stones lie in one heap. The first move takes at least one stone, but not all stones. Each later move takes at least
 * one stone and at most twice as many as the move before it. The player who takes the last stone wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /**
     * @param maxTake the largest number of stones that may be taken now; it may be larger than the heap
     */
    public record Position(long stones, long maxTake) {

        /** Returns the position before the first move. */
        static Position start(long stones) {
            return new Position(stones, stones - 1);
        }

        @Override
        public String toString() {
            return stones == 0
                    ? "no stones"
                    : stones == 1
                            ? "1 stone, which may be taken"
                            : stones + " stones, of which " + Math.min(maxTake, stones) + " may be taken";
        }
    }

    @Override
    public Position read(FastReader in) {
        return Position.start(in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return LongStream.rangeClosed(1, Math.min(position.maxTake, position.stones))
                .mapToObj(take -> new Move<>(Long.toString(take), new Position(position.stones - take, 2 * take)));
    }

    @Override
    public About about() {
        return new About("Stones lie in one heap, and in turn each player takes at least one of them. "
                + "The first move may not take all stones, and each later move takes at most twice as many as the move before it. "
                + "The player who takes the last stone wins.")
                .howToMove("Type how many stones you take")
                .whyOver("no stone is left")
                .unit("stones").usualSize(40);
    }

    @Override
    public int size(Position position) {
        return (int) position.stones;
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1).map(n -> n.get(0) == 0
                ? "a move takes at least one stone"
                : "at most " + Math.min(position.maxTake, position.stones) + " may be taken now");
    }
}
