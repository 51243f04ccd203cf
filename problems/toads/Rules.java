package toads;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Side;
import nimsum.game.TextCells;
import nimsum.util.FastReader;

/**
 * Toads and frogs sit on a strip of squares. Left moves a toad to the next square on its right if this square is empty,
 * or jumps with it over one frog onto the empty square behind the frog. Right moves a frog to the left in the same way.
 * The player who cannot move loses.
 */
public final class Rules implements PartizanRules<Rules.Position> {

    /**
     * @param strip one character for each square: T, F or a dot
     */
    public record Position(String strip, Side turn) {

        private String own() {
            return turn == Side.LEFT ? "T" : "F";
        }

        String mover() {
            return turn == Side.LEFT ? "Left" : "Right";
        }

        private String animal() {
            return turn == Side.LEFT ? "toad" : "frog";
        }

        @Override
        public String toString() {
            return mover() + " to move\n" + TextCells.row(strip);
        }
    }

    /** Reads a strip. Left starts. */
    @Override
    public Position read(FastReader in) {
        return new Position(in.next(), Side.LEFT);
    }

    @Override
    public Position withTurn(Position position, Side side) {
        return new Position(position.strip, side);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.turn == Side.LEFT
                ? Stream.concat(moves(position, "T.", ".T"), moves(position, "TF.", ".FT"))
                : Stream.concat(moves(position, ".F", "F."), moves(position, ".TF", "FT."));
    }

    /** Returns each way to replace some squares by others. A move is named by the square of the animal that moves. */
    private static Stream<Move<Position>> moves(Position position, String before, String after) {
        String strip = position.strip;
        return IntStream.range(0, strip.length()).filter(at -> strip.startsWith(before, at)).mapToObj(at -> new Move<>(
                Integer.toString(at + before.indexOf(position.own()) + 1),
                new Position(strip.substring(0, at) + after + strip.substring(at + before.length()),
                        position.turn.other())));
    }

    @Override
    public About about() {
        return new About(
                "Toads, T, and frogs, F, sit on a strip of squares. In turn Left moves a toad to the right and Right moves a frog "
                        + "to the left, by one square or over one animal of the other kind, and always onto an empty square. "
                        + "The player who cannot move loses.")
                .players("Left", "Right")
                .unit("moves at most");
    }

    @Override
    public int size(Position position) {
        // Each move exchanges two squares, and the left one has the larger digit: frog 0, empty 1, toad 2.
        int[] order = position.strip.chars().map("F.T"::indexOf).toArray();
        return (int) IntStream.range(0, order.length).boxed().flatMap(left -> IntStream.range(left, order.length)
                .filter(right -> order[left] > order[right]).boxed()).count();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1).map(numbers -> {
            int number = numbers.get(0);
            return number >= 1 && position.strip.startsWith(position.own(), number - 1)
                    ? "the " + position.animal() + " on square " + number + " has no empty square to go to"
                    : "there is no " + position.animal() + " on square " + number;
        });
    }

    @Override
    public String howToMove(Position position) {
        return "Type the square of the " + position.animal() + " that you move";
    }
}
