package toads;

import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;
import toads.Rules.Position;

/** A click on a toad or a frog moves it. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        return new Cells(position.strip().length(), position.strip().length(), square -> {
            String words = "" + (square + 1);
            return switch (position.strip().charAt(square)) {
                case 'T' -> Cells.piece(Role.ACCENT, "T", words);
                case 'F' -> Cells.piece(Role.CONTRAST, "F", words);
                default -> Cells.empty("", words);
            };
        }).counted();
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A click on a toad (T) or a frog (F) moves it.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "moved the animal on square " + name;
    }
}
