package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on a piece, and one on the square it goes to. */
public final class Board implements CellSketch<Position> {

    private static final int SIDE = 8;

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        return new Cells(SIDE * SIDE, SIDE, i -> cell(position, new Square(i / SIDE, i % SIDE), values)).checkered()
                .named(row -> "" + (SIDE - row), column -> "" + (char) ('a' + column));
    }

    private static Cells.Cell cell(Position position, Square square, Map<String, String> values) {
        boolean isBlack = square.equals(position.black());
        String piece = isBlack || square.equals(position.king()) ? "K" : square.equals(position.rook()) ? "R" : "";
        boolean moves = !piece.isEmpty() && isBlack != position.whiteToMove();
        String words = moves ? piece : square.toString();
        return piece.isEmpty()
                ? Cells.empty("", words).valued(Stream.of("K", "R").filter(man -> values.containsKey(man + words))
                        .map(man -> man + values.get(man + words)).collect(Collectors.joining(" ")))
                : Cells.piece(isBlack ? Role.BLACK : Role.WHITE, piece.equals("R") ? "\u265C" : "\u265A", words);
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "K and R go to the square, and the number says in how many moves of White the mate follows; = is a draw."
                : "Click on a piece, then on the square it goes to.";
    }
}
