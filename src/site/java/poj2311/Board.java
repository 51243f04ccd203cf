package poj2311;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.board.Sheets;
import nimsum.board.Sheets.Sheet;
import nimsum.board.Sketch;
import poj2311.Rules.Piece;
import poj2311.Rules.Position;

/** Sheets lie on their longer side. Why: the value of each sheet. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        List<Piece> old = new ArrayList<>(before.pieces());
        return Sheets.of(
                position.pieces().stream().map(piece -> new Sheet(piece.width() + " x " + piece.height(), piece.width(),
                        piece.height(), column -> piece + " h" + column, row -> piece + " w" + row, !old.remove(piece),
                        values.getOrDefault("" + piece, ""))).toList());
    }

    @Override
    public String caption(Position position, boolean why) {
        return !why
                ? "A click on a line of the grid cuts along it."
                : Coach.hasStrip(position)
                        ? "A player who has a strip of width 1 wins at once (theorem 1)."
                        : "The number in a box is the value of its sheet. You win if their nim-sum is not 0 (theorem 3).";
    }

    @Override
    public String done(Position from, Position to, String name) {
        List<Piece> made = new ArrayList<>(to.pieces());
        from.pieces().forEach(made::remove);
        String cut = name.split(" ")[0].replace("x", " x ");
        return "cut " + cut + " into " + made.stream().map(piece -> piece.width() + " x " + piece.height())
                .collect(Collectors.joining(" and "));
    }
}
