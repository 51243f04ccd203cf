package toads;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.game.Side;
import nimsum.picture.Svg.Role;
import toads.Rules.Position;

/** A click on a toad or a frog moves it. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        return new Cells(position.strip().length(), position.strip().length(), square -> {
            String words = "" + (square + 1);
            return switch (position.strip().charAt(square)) {
                case 'T' -> Cells.piece(Role.ACCENT, "T", words).valued(values);
                case 'F' -> Cells.piece(Role.CONTRAST, "F", words).valued(values);
                default -> Cells.empty("", words);
            };
        }).counted();
    }

    @Override
    public String caption(Position position, boolean why) {
        return position.turn() == Side.LEFT
                ? "Left moves a toad (T) to the right, by one square or over a frog."
                : "Right moves a frog (F) to the left, by one square or over a toad.";
    }

    @Override
    public String done(Position from, Position after, String name) {
        int to = IntStream.range(0, from.strip().length())
                .filter(i -> from.strip().charAt(i) == '.' && after.strip().charAt(i) != '.').findFirst().orElseThrow();
        return "moved the " + (from.turn() == Side.LEFT ? "toad" : "frog") + " on square " + name + " to " + (to + 1);
    }
}
