package spojclk;

import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;
import spojclk.Rules.Position;

/** A click on a piece bites it off. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        int columns = (int) before.heights().stream().filter(height -> height > 0).count();
        return Columns.of("cube", 56, position.heights().subList(0, columns), before.heights().subList(0, columns),
                (column, row) -> {
                    boolean loses = column + row == 0;
                    return new Block(loses ? Role.CONTRAST : Role.ACCENT, column + 1 + " " + (row + 1),
                            loses ? "X" : "");
                });
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
