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

    private final Coach coach = new Coach();

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        List<Piece> old = new ArrayList<>(before.pieces());
        return Sheets.of(
                position.pieces().stream().map(piece -> new Sheet(piece.width() + " x " + piece.height(), piece.width(),
                        piece.height(), column -> piece + " h" + column, row -> piece + " w" + row, !old.remove(piece),
                        values.getOrDefault("" + piece, ""))).toList());
    }

    private static boolean hasValues(Position position, boolean why) {
        return why && !Coach.hasStrip(position);
    }

    @Override
    public String caption(Position position, boolean why) {
        return hasValues(position, why)
                ? "Nim-sum (theorem 3): " + (position.pieces().size() == 1
                        ? ""
                        : position.pieces().stream().map(piece -> "" + coach.value(piece))
                                .collect(Collectors.joining(" \u2295 ", "", " = ")))
                        + coach.nimSum(position)
                : "A click on a line of the grid cuts along it.";
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
