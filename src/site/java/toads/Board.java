package toads;

import nimsum.board.Cells;
import nimsum.board.Sketch;
import toads.Rules.Position;

/** A click on a toad or a frog moves it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        Cells strip = new Cells(1, position.strip().length());
        for (int square = 0; square < position.strip().length(); square++) {
            char animal = position.strip().charAt(square);
            strip.cell(0, square, animal == 'T' ? "accent" : animal == 'F' ? "contrast" : "",
                    animal == '.' ? "" : "" + animal, "" + (square + 1));
            strip.column(square, "" + (square + 1));
        }
        return strip.toString();
    }
}
