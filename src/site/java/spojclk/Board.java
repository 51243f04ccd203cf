package spojclk;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;
import spojclk.Rules.Position;

/** A click on a piece bites it off. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        int columns = (int) before.heights().stream().filter(height -> height > 0).count();
        return new Columns("cube", 56, position.heights().subList(0, columns), before.heights().subList(0, columns),
                (column, row) -> {
                    boolean loses = column + row == 0;
                    String words = column + 1 + " " + (row + 1);
                    return new Block(loses ? Role.CONTRAST : Role.ACCENT, words,
                            loses ? "X" : values.getOrDefault(words, ""), bite(position, column, row));
                }).draw();
    }

    /** Returns the words of all pieces that a bite takes. */
    private static List<String> bite(Position position, int left, int below) {
        return IntStream.range(left, position.heights().size()).boxed().flatMap(column -> IntStream
                .range(below, position.heights().get(column)).mapToObj(row -> column + 1 + " " + (row + 1))).toList();
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A bite takes the clicked piece and all that is above it or to its right. The piece with the X loses.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "bit at column " + name.replace(" ", ", row ");
    }
}
