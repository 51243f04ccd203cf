package hdu1536;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Stones lie in heaps, and S is a set of numbers. A move takes stones from one heap, and their number has to be in S.
 * The player who cannot move loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /**
     * @param takes the set S, in increasing order
     */
    public record Position(List<Integer> takes, Heaps heaps) {

        private Move<Position> after(Move<Heaps> move) {
            return new Move<>(move.name(), new Position(takes, move.next()));
        }

        @Override
        public String toString() {
            return heaps + takes.stream().map(String::valueOf).collect(Collectors.joining(", ", "   S = {", "}"));
        }
    }

    @Override
    public Position read(FastReader in) {
        List<Integer> takes = readTakes(in, in.nextInt());
        in.nextInt(); // The number of positions.
        return readPosition(takes, in);
    }

    /** Reads a set. A number that is listed twice counts once. */
    static List<Integer> readTakes(FastReader in, int count) {
        return IntStream.range(0, count).mapToObj(i -> in.nextInt()).sorted().distinct().toList();
    }

    static Position readPosition(List<Integer> takes, FastReader in) {
        return new Position(takes, Heaps.read(in, in.nextInt()));
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.heaps.moves(size -> position.takes.stream().mapToInt(take -> take).filter(take -> take <= size))
                .map(position::after);
    }

    @Override
    public About about() {
        return new About("Stones lie in heaps, and S is a set of numbers. "
                + "In turn each player takes stones from one heap, and their number has to be in S. "
                + "The player who cannot move loses.")
                .howToMove(
                        "Type the number of a heap and how many stones you take from it, which has to be a number in S")
                .whyOver("no heap has enough stones for a number in S")
                .unit("stones in all");
    }

    @Override
    public int size(Position position) {
        return position.heaps.stones();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> position.heaps
                .whyNot(n.get(0), n.get(1), "heap").orElse(n.get(1) + " is not in S"));
    }
}
