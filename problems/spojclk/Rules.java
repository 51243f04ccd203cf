package spojclk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * A move bites off a piece with all that are above it, to the right of it, or both. The player who bites off the lower
 * left piece loses.
 */
public final class Rules implements CountedRules<Rules.Position> {

    private static final int COLUMNS = 10;

    /** The heights of the columns from left to right. No column is higher than the one before it. */
    public record Position(List<Integer> heights) {

        int pieces() {
            return heights.stream().mapToInt(height -> height).sum();
        }

        /** Returns the bite of the piece in this column and row, both counted from 1. */
        Move<Position> bite(int column, int row) {
            List<Integer> after = new ArrayList<>(heights);
            after.subList(column - 1, after.size()).replaceAll(height -> Math.min(height, row - 1));
            return new Move<>(column + " " + row, new Position(after));
        }

        /** Draws the rows, the highest row first. */
        @Override
        public String toString() {
            String rows = IntStream.rangeClosed(1, heights.get(0)).mapToObj(row -> heights.get(0) + 1 - row)
                    .map(row -> "o".repeat((int) heights.stream().filter(height -> height >= row).count()))
                    .collect(Collectors.joining("\n"));
            return rows.isEmpty() ? "an empty board" : rows.replaceFirst("o(?=o*$)", "X");
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(Stream.generate(in::nextInt).limit(COLUMNS).toList());
    }

    /** If nothing is left, the other player has bitten off the poisoned piece. */
    @Override
    public Ending ending(Position position) {
        return position.pieces() == 0 ? Ending.WIN : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.rangeClosed(1, position.heights.size()).boxed().flatMap(column -> IntStream
                .rangeClosed(1, position.heights.get(column - 1)).mapToObj(row -> position.bite(column, row)));
    }

    @Override
    public About about() {
        return new About("Pieces stand in columns that get no higher to the right. "
                + "In turn each player bites off a piece with all that are above it, to the right of it, or both. "
                + "The player who bites off the poisoned piece, in the lower left corner, loses.")
                .howToMove("Type the column of a piece, from the left, and its row, from below")
                .sign("X", "X is the poisoned piece.")
                .usualSize(22);
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return other + " ate the poisoned piece";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2)
                .map(place -> "there is no piece in column " + place.get(0) + " and row " + place.get(1));
    }
}
