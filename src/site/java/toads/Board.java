package toads;

import nimsum.board.Cells;
import nimsum.board.CellSketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;
import toads.Rules.Position;

/** A click on a toad or a frog moves it. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, boolean why) {
        Cells strip = new Cells(1, position.strip().length(), false).numbered();
        for (int square = 0; square < position.strip().length(); square++) {
            char animal = position.strip().charAt(square);
            if (animal == '.') {
                strip.empty(0, square, "", "" + (square + 1));
            } else {
                strip.piece(0, square, animal == 'T' ? Role.ACCENT : Role.CONTRAST, "" + animal, "" + (square + 1));
            }
        }
        return strip;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A click on a toad (T) or a frog (F) moves it.";
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return "moved the animal on square " + move.name();
    }
}
