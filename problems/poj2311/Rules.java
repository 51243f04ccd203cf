package poj2311;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Pieces of grid paper lie on the table. A move cuts one of them in two along a grid line, from edge to edge. Who first makes
 * a piece of 1 x 1 wins at once.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /** A piece of paper, in cells. */
    public record Piece(int width, int height) {

        /** A vertical cut, with so many columns to its left. */
        List<Piece> cutWidth(int columns) {
            return List.of(new Piece(columns, height), new Piece(width - columns, height));
        }

        /** A horizontal cut, with so many rows above it. */
        List<Piece> cutHeight(int rows) {
            return List.of(new Piece(width, rows), new Piece(width, height - rows));
        }

        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /**
     * @param pieces
     *            all that lie on the table, in order of their size: where they lie does not matter
     */
    public record Position(List<Piece> pieces) {

        private static final Comparator<Piece> ORDER = Comparator.comparingInt(Piece::width)
                .thenComparingInt(Piece::height);

        public Position {
            pieces = pieces.stream().sorted(ORDER).toList();
        }

        Position with(Piece cut, List<Piece> halves) {
            List<Piece> after = new ArrayList<>(pieces);
            after.remove(cut);
            after.addAll(halves);
            return new Position(after);
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(List.of(new Piece(in.nextInt(), in.nextInt())));
    }

    /** The player who moved last has won as soon as there is a 1 x 1. */
    @Override
    public Ending ending(Position position) {
        return position.pieces.contains(new Piece(1, 1)) ? Ending.LOSS : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.pieces.stream().distinct().flatMap(piece -> Stream.concat(
                IntStream.range(1, piece.width).mapToObj(
                        cut -> new Move<>(piece + " w" + cut, position.with(piece, piece.cutWidth(cut)))),
                IntStream.range(1, piece.height).mapToObj(
                        cut -> new Move<>(piece + " h" + cut, position.with(piece, piece.cutHeight(cut))))));
    }

    @Override
    public String howToMove() {
        return "Type a piece, and w or h with the place of the cut in its width or height, as in: 4x2 w1";
    }

    @Override
    public String picture(Position position) {
        return position.pieces.stream().map(Piece::toString).collect(Collectors.joining("  "));
    }
}
