package luogup2252;

import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Two heaps of stones. A move takes any number of stones from one heap, or the same number from both, and at least one. Who
 * takes the last stone wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final Pattern NAME = Pattern.compile("(a|b|both) ([1-9][0-9]{0,9})");

    /** The stones of the two heaps, a and b. */
    public record Position(int a, int b) {
    }

    @Override
    public Position read(FastReader in) {
        return new Position(in.nextInt(), in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return Stream.of("a", "b", "both").flatMap(
                heap -> IntStream.rangeClosed(1, most(position, heap))
                        .mapToObj(stones -> take(position, heap, stones)));
    }

    /** The most that can be taken from a heap, or from both. */
    private static int most(Position position, String heap) {
        return switch (heap) {
            case "a" -> position.a;
            case "b" -> position.b;
            default -> Math.min(position.a, position.b);
        };
    }

    private static Move<Position> take(Position position, String heap, int stones) {
        Position next = switch (heap) {
            case "a" -> new Position(position.a - stones, position.b);
            case "b" -> new Position(position.a, position.b - stones);
            default -> new Position(position.a - stones, position.b - stones);
        };
        return new Move<>(heap + " " + stones, next);
    }

    @Override
    public String howToMove(Position position) {
        return "Type a, b or both, and how many stones you take there";
    }

    @Override
    public String picture(Position position) {
        return "a: " + position.a + "   b: " + position.b;
    }
}
