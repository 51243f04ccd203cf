package luogup2252;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Stones lie in two heaps. A move takes at least one stone from one heap, or the same number of stones, at least one,
 * from both heaps. The player who takes the last stone wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /** The numbers of stones in the two heaps. */
    public record Position(int a, int b) {

        private Move<Position> take(String heap, int fromA, int fromB) {
            return new Move<>(heap + " " + Math.max(fromA, fromB), new Position(a - fromA, b - fromB));
        }

        @Override
        public String toString() {
            return "a: " + a + "   b: " + b;
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(in.nextInt(), in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return Stream.of(
                IntStream.rangeClosed(1, position.a).mapToObj(stones -> position.take("a", stones, 0)),
                IntStream.rangeClosed(1, position.b).mapToObj(stones -> position.take("b", 0, stones)),
                IntStream.rangeClosed(1, Math.min(position.a, position.b))
                        .mapToObj(stones -> position.take("both", stones, stones)))
                .flatMap(moves -> moves);
    }

    @Override
    public About about() {
        return new About("Stones lie in two heaps, a and b. "
                + "In turn each player takes at least one stone from one heap, or the same number of stones from both heaps. "
                + "The player who takes the last stone wins.")
                .howToMove("Type a, b or both, and how many stones you take there")
                .whyOver("no stone is left")
                .unit("stones in both heaps").usualSize(24);
    }

    @Override
    public int size(Position position) {
        return position.a + position.b;
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        if (!words.matches("(a|b|both) \\d+")) {
            return Optional.empty();
        }
        if (words.matches(".* 0+")) {
            return Optional.of("a move takes at least one stone");
        }
        return Optional.of(words.startsWith("both")
                ? "at most " + Math.min(position.a, position.b) + " can be taken from both"
                : "heap " + words.charAt(0) + " holds only " + (words.startsWith("a") ? position.a : position.b));
    }
}
