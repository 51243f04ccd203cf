package poj2311;

import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
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

    /** A piece of paper, in cells; a piece may be turned, and lies here with its longer side as its height. */
    public record Piece(int width, int height) implements Comparable<Piece> {

        private static final Comparator<Piece> ORDER = Comparator.comparingInt(Piece::width)
                .thenComparingInt(Piece::height);

        public Piece {
            if (width > height) {
                int longer = width;
                width = height;
                height = longer;
            }
        }

        /** A vertical cut, with so many columns to its left. */
        List<Piece> cutWidth(int columns) {
            return List.of(new Piece(columns, height), new Piece(width - columns, height));
        }

        /** A horizontal cut, with so many rows above it. */
        List<Piece> cutHeight(int rows) {
            return List.of(new Piece(width, rows), new Piece(width, height - rows));
        }

        @Override
        public int compareTo(Piece other) {
            return ORDER.compare(this, other);
        }

        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /**
     * @param pieces
     *            how many of each shape lie on the table; where they lie does not matter
     */
    public record Position(SortedMap<Piece, Integer> pieces) {

        /** These pieces. */
        static Position of(List<Piece> pieces) {
            return new Position(new TreeMap<>()).with(pieces);
        }

        private Position with(List<Piece> more) {
            SortedMap<Piece, Integer> after = new TreeMap<>(pieces);
            more.forEach(piece -> after.merge(piece, 1, Integer::sum));
            return new Position(after);
        }

        /** These pieces, but for one that is cut in two. */
        Position cut(Piece piece, List<Piece> halves) {
            SortedMap<Piece, Integer> after = new TreeMap<>(pieces);
            after.computeIfPresent(piece, (same, count) -> count == 1 ? null : count - 1);
            return new Position(after).with(halves);
        }

        /** In the order of the pieces: the sum that a map takes is the same for too many positions. */
        @Override
        public int hashCode() {
            return List.copyOf(pieces.entrySet()).hashCode();
        }
    }

    @Override
    public Position read(FastReader in) {
        return Position.of(List.of(new Piece(in.nextInt(), in.nextInt())));
    }

    /** The player who moved last has won as soon as there is a 1 x 1. */
    @Override
    public Ending ending(Position position) {
        return position.pieces.containsKey(new Piece(1, 1)) ? Ending.LOSS : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        if (ending(position) != Ending.PLAY_ON) {
            return Stream.empty();
        }
        return position.pieces.keySet().stream().flatMap(piece -> Stream.concat(
                IntStream.range(1, piece.width).mapToObj(
                        cut -> new Move<>(piece + " w" + cut, position.cut(piece, piece.cutWidth(cut)))),
                IntStream.range(1, piece.height).mapToObj(
                        cut -> new Move<>(piece + " h" + cut, position.cut(piece, piece.cutHeight(cut))))));
    }

    @Override
    public String howToMove(Position position) {
        return "Type a piece, and w or h with the place of the cut in its width or height";
    }

    @Override
    public String picture(Position position) {
        return position.pieces.entrySet().stream()
                .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + " times ") + entry.getKey())
                .collect(Collectors.joining(", "));
    }
}
