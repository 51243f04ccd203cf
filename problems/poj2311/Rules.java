package poj2311;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Pieces of grid paper lie on the table. A move cuts one of them in two along a grid line, from edge to edge. The
 * player who first makes a piece of 1 x 1 wins at once.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final Pattern CUT = Pattern.compile("(\\d{1,9})x(\\d{1,9}) ([wh])(\\d+)");

    /** The sides of a piece of paper, in cells. A piece may be turned, so its longer side is always the height here. */
    public record Piece(int width, int height) {

        static final Piece UNIT = new Piece(1, 1);

        public Piece {
            if (width > height) {
                int longer = width;
                width = height;
                height = longer;
            }
        }

        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /**
     * @param pieces the pieces on the table, sorted by their sides, since their places do not matter
     */
    public record Position(List<Piece> pieces) {

        /** Returns the position with these pieces, which may be given in any order. */
        static Position of(List<Piece> pieces) {
            return new Position(pieces.stream()
                    .sorted(Comparator.comparingInt(Piece::width).thenComparingInt(Piece::height)).toList());
        }

        private Move<Position> cut(Piece piece, String place, Piece one, Piece other) {
            List<Piece> after = new ArrayList<>(pieces);
            after.remove(piece);
            after.add(one);
            after.add(other);
            return new Move<>(piece + " " + place, of(after));
        }

        @Override
        public String toString() {
            Map<Piece, Integer> counts = new LinkedHashMap<>();
            pieces.forEach(piece -> counts.merge(piece, 1, Integer::sum));
            return counts.entrySet().stream()
                    .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + " times ") + entry.getKey())
                    .collect(Collectors.joining(", "));
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(List.of(new Piece(in.nextInt(), in.nextInt())));
    }

    /** The player who moved last has won as soon as there is a 1 x 1. */
    @Override
    public Ending ending(Position position) {
        return position.pieces.contains(Piece.UNIT) ? Ending.LOSS : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return ending(position) != Ending.PLAY_ON
                ? Stream.empty()
                : new LinkedHashSet<>(position.pieces).stream().flatMap(piece -> Stream.concat(
                        IntStream.range(1, piece.width).mapToObj(cut -> position.cut(piece, "w" + cut,
                                new Piece(cut, piece.height), new Piece(piece.width - cut, piece.height))),
                        IntStream.range(1, piece.height).mapToObj(cut -> position.cut(piece, "h" + cut,
                                new Piece(piece.width, cut), new Piece(piece.width, piece.height - cut)))));
    }

    @Override
    public About about() {
        return new About("A sheet of grid paper lies on the table. "
                + "In turn each player cuts one of the pieces in two along a grid line, from edge to edge. "
                + "The player who first makes a piece of 1 x 1 wins at once.")
                .howToMove("Type a piece, and w or h with the place of the cut in its width or height")
                .whyOver("a piece of 1x1 is made")
                .unit("width and height together").usualSize(26);
    }

    @Override
    public int size(Position position) {
        return position.pieces.stream().mapToInt(piece -> piece.width + piece.height).sum();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        Matcher said = CUT.matcher(words);
        if (!said.matches()) {
            return Optional.empty();
        }
        Piece piece = new Piece(Integer.parseInt(said.group(1)), Integer.parseInt(said.group(2)));
        return Optional.of(!position.pieces.contains(piece)
                ? "there is no piece " + piece
                : "its " + (said.group(3).equals("w") ? "width is " + piece.width : "height is " + piece.height)
                        + ", and there is no line to cut along at " + said.group(4));
    }
}
