package poj2311;

import nimsum.board.Sheets.Sheet;
import nimsum.board.Sheets;
import nimsum.board.Sketch;
import poj2311.Rules.Position;

/** A click on a line cuts along it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        return Sheets.of(position.pieces().stream().map(piece -> new Sheet(piece.height(), piece.width(),
                column -> piece + " w" + Math.min(column, piece.width() - column),
                row -> piece + " h" + Math.min(row, piece.height() - row))).toList());
    }
}
