package nimsum.board;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Square cells: boards and strips. Rows and columns are counted from 0, from above and from the left. */
public final class Cells {

    /** The number of columns in which a strip is broken, so that its cells are large on a phone. */
    public static final int IN_ROW = 10;
    private static final int MAX = 30, SIDE = 60, MARGIN = 30, EDGE = 4;

    private final int rows;
    private final int columns;
    private final List<Cell> cells;
    private boolean isCheckered;
    private boolean isCounted;
    private IntFunction<String> rowName = row -> "";
    private IntFunction<String> columnName = column -> "";

    /**
     * What a cell looks like, and the words that a click on it types.
     *
     * @param ground its colour; the paper's where it is empty or has a piece
     * @param piece the colour of the piece on it, if there is one
     */
    public record Cell(Role ground, Optional<Role> piece, String sign, String words) {

        private boolean looksAs(Cell other) {
            return ground == other.ground && piece.equals(other.piece)
                    && (piece.isPresent() || sign.equals(other.sign));
        }
    }

    /**
     * @param count how many there are, row by row
     * @param columns how many stand in a row
     * @param cell each of them
     */
    public Cells(int count, int columns, IntFunction<Cell> cell) {
        this.rows = (count + columns - 1) / columns;
        this.columns = columns;
        cells = IntStream.range(0, count).mapToObj(cell).toList();
    }

    /** A cell with a sign or without one; a click on it types the words. */
    public static Cell empty(String sign, String words) {
        return filled(Role.PAPER, sign, words);
    }

    /** A cell of one colour with a sign or without one. */
    public static Cell filled(Role role, String sign, String words) {
        return new Cell(role, Optional.empty(), sign, words);
    }

    /** A cell with a piece on it. */
    public static Cell piece(Role role, String sign, String words) {
        return new Cell(Role.PAPER, Optional.of(role), sign, words);
    }

    /** Gives the cells two colours as on a board for chess. */
    public Cells checkered() {
        isCheckered = true;
        return this;
    }

    /** Gives a name to each row and to each column. A name may be empty. */
    public Cells named(IntFunction<String> row, IntFunction<String> column) {
        rowName = row;
        columnName = column;
        return this;
    }

    /** Writes below each cell its number from 1 on. */
    public Cells counted() {
        isCounted = true;
        return this;
    }

    /** Calls the rows and columns by their numbers from 1 on. A single row has no name. */
    public Cells numbered() {
        return named(row -> rows == 1 ? "" : "" + (row + 1), column -> "" + (column + 1));
    }

    /**
     * Returns the drawing, in which the cells are marked that looked otherwise before.
     *
     * @return nothing if there are too many cells to be seen
     */
    public String since(Cells before) {
        if (Math.max(rows, columns) > MAX) {
            return "";
        }
        int below = columnName.apply(0).isEmpty() ? 8 : MARGIN;
        int aside = rowName.apply(0).isEmpty() ? EDGE : MARGIN;
        int high = isCounted ? SIDE + MARGIN : SIDE;
        // On a phone a long row is small.
        int text = columns > 10 ? 26 : columns == 10 ? 22 : 18;
        Svg svg = new Svg(2 * aside + columns * SIDE, rows * high + below + 4);
        for (int i = 0; i < cells.size(); i++) {
            boolean isNew = i >= before.cells.size() || !cells.get(i).looksAs(before.cells.get(i));
            int x = aside + i % columns * SIDE;
            int y = i / columns * high + 2;
            draw(svg, cells.get(i), x, y, (i / columns + i % columns) % 2 == 1, isNew);
            svg.text(x + SIDE / 2.0, y + SIDE + MARGIN / 2.0, text, Role.INK, isCounted ? i + 1 : "");
        }
        for (int row = 0; row < rows; row++) {
            svg.text(MARGIN / 2.0, (row + 0.5) * SIDE, text, Role.INK, rowName.apply(row));
        }
        for (int column = 0; column < columns; column++) {
            svg.text(aside + (column + 0.5) * SIDE, rows * SIDE + MARGIN / 2.0 + 2, text, Role.INK,
                    columnName.apply(column));
        }
        return svg.toString();
    }

    private void draw(Svg svg, Cell cell, int x, int y, boolean isOdd, boolean isNew) {
        double middleX = x + SIDE / 2.0;
        double middleY = y + SIDE / 2.0;
        boolean isDark = isCheckered && cell.ground == Role.PAPER && isOdd;
        svg.open(isNew ? "square new" : "square", cell.words).rectangle(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1,
                isDark ? Role.FAINT : cell.ground);
        cell.piece.ifPresent(role -> svg.circle(middleX, middleY, SIDE / 2 - 8, role));
        svg.text(middleX, middleY, Math.min(cell.piece.isPresent() ? 30 : 24, 90 / Math.max(1, cell.sign.length())),
                cell.piece.map(role -> role == Role.WHITE ? Role.BLACK : Role.WHITE).orElse(Role.INK), cell.sign).end();
    }
}
