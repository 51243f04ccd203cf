package cf1704f;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Move;
import nimsum.game.Side;
import nimsum.game.TextCells;
import nimsum.util.FastReader;

/**
 * A row of cells is painted red and blue. Alice chooses two neighbouring cells of which at least one is red and paints
 * both white. Bob does the same with at least one blue cell. The player who cannot move loses.
 */
public final class Rules implements CountedRules<Rules.Position> {

    /**
     * @param row one character for each cell: R, B or a dot for white
     */
    public record Position(String row, Side turn) {

        @Override
        public String toString() {
            return player(turn) + " to move\n" + TextCells.row(row);
        }
    }

    static String player(Side side) {
        return side == Side.LEFT ? "Alice" : "Bob";
    }

    /** Returns how many of these cells have the colour of a player. */
    static int count(String cells, Side side) {
        return (int) cells.chars().filter(cell -> cell == (side == Side.LEFT ? 'R' : 'B')).count();
    }

    /** Reads a row. Alice starts. */
    @Override
    public Position read(FastReader in) {
        in.nextInt();
        return new Position(in.next(), Side.LEFT);
    }

    /** A move is named by the left one of its two cells. */
    @Override
    public Stream<Move<Position>> moves(Position position) {
        String row = position.row;
        return IntStream.range(0, row.length() - 1)
                .filter(left -> count(row.substring(left, left + 2), position.turn) > 0)
                .mapToObj(left -> new Move<>(Integer.toString(left + 1),
                        new Position(row.substring(0, left) + ".." + row.substring(left + 2),
                                position.turn.other())));
    }

    @Override
    public About about() {
        return new About("The cells of a row are red, R, and blue, B. "
                + "In turn Alice chooses two neighbouring cells of which at least one is red, "
                + "or Bob chooses two neighbouring cells of which at least one is blue, and the player paints both white. "
                + "The player who cannot move loses.")
                .howToMove("Type the number of a cell, and this cell and the next one on its right become white")
                .players("Alice", "Bob")
                .unit("cells").maxPlayed(30);
    }

    @Override
    public int size(Position position) {
        return position.row.length();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1).map(numbers -> {
            int left = numbers.get(0);
            String colour = position.turn == Side.LEFT ? "red" : "blue";
            return left < 1 || left >= position.row.length()
                    ? "cell " + left + " or the next one is not in the row"
                    : "cell " + left + " is not " + colour + ", and the next one is not " + colour + " either";
        });
    }
}
