package luogup4055;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.game.TextCells;
import nimsum.util.FastReader;

/**
 * The first player puts a piece on a free square of a grid. Then the players move it in turn to a free neighbouring
 * square on which it has not been. The player who cannot move loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    static final char FREE = '.', PIECE = 'O', VISITED = 'x', BLOCKED = '#';

    /**
     * @param width of a row with the blocked square to its left
     * @param squares the grid with blocked squares above it, below it and to the left of each row
     */
    public record Position(int width, String squares) {

        /** Returns the square of the piece. Before the first move there is none, and the result is -1. */
        int piece() {
            return squares.indexOf(PIECE);
        }

        int height() {
            return squares.length() / width - 2;
        }

        /** Returns the row and the column of a square. */
        String name(int square) {
            return square / width + " " + square % width;
        }

        @Override
        public String toString() {
            return TextCells.grid(height(), width - 1, (row, column) -> squares.charAt(row * width + column));
        }
    }

    @Override
    public Position read(FastReader in) {
        int height = in.nextInt();
        int width = in.nextInt() + 1;
        String blocked = ("" + BLOCKED).repeat(width);
        return new Position(width, Stream.generate(in::next).limit(height)
                .collect(Collectors.joining("" + BLOCKED, blocked + BLOCKED, blocked)));
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        int piece = position.piece();
        int width = position.width;
        IntStream squares = piece < 0
                ? IntStream.range(0, position.squares.length())
                : IntStream.of(piece - width, piece - 1, piece + 1, piece + width);
        return squares.filter(square -> position.squares.charAt(square) == FREE)
                .mapToObj(square -> move(position, square));
    }

    private static Move<Position> move(Position position, int square) {
        StringBuilder squares = new StringBuilder(position.squares.replace(PIECE, VISITED));
        squares.setCharAt(square, PIECE);
        return new Move<>(position.name(square), new Position(position.width, squares.toString()));
    }

    @Override
    public About about() {
        return new About("The first player puts a piece on a free square of a grid. "
                + "Then the other player begins, and in turn each player moves the piece up, down, left or right to a free square next to it on which it has not been. "
                + "The player who cannot move loses.")
                .sign("\\.", ". is a free square.")
                .sign("" + BLOCKED, BLOCKED + " is a blocked square.")
                .sign("" + PIECE, PIECE + " is the piece.")
                .sign("" + VISITED, VISITED + " is a square on which the piece has been.")
                .unit("rows and columns together").maxPlayed(24).usualSize(7);
    }

    @Override
    public int size(Position position) {
        return position.height() + position.width - 1;
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> position.piece() < 0
                ? "that square is not a free square of the grid"
                : "the piece can only go to a free square next to it on which it has not been");
    }

    @Override
    public String howToMove(Position position) {
        return position.piece() < 0
                ? "Type the row and the column of the square on which you put the piece"
                : "Type the row and the column of the next square";
    }
}
