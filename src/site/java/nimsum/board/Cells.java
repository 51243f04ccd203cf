package nimsum.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Square cells: boards and strips. Rows and columns are counted from 0, from above and from the left. */
public final class Cells {

    private static final int MOST = 30, SIDE = 60, MARGIN = 30, TEXT = 18;

    private final int rows;
    private final int columns;
    private final List<Cell> cells;
    private boolean isCheckered;
    private final List<String> rowNames = new ArrayList<>();
    private final List<String> columnNames = new ArrayList<>();

    /** What is on a cell. */
    enum Kind {
        EMPTY, FILLED, DISC
    }

    /** What a cell looks like, and the words that a click on it types. */
    public record Cell(Kind kind, Role role, String sign, String words) {

        private boolean looksAs(Cell other) {
            return kind == other.kind && role == other.role && sign.equals(other.sign);
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
        return new Cell(Kind.EMPTY, Role.INK, sign, words);
    }

    /** A cell of one colour with a sign or without one. */
    public static Cell filled(Role role, String sign, String words) {
        return new Cell(Kind.FILLED, role, sign, words);
    }

    /** A cell with a piece on it. */
    public static Cell piece(Role role, String sign, String words) {
        return new Cell(Kind.DISC, role, sign, words);
    }

    /** Gives the cells two colours as on a board for chess. */
    public Cells checkered() {
        isCheckered = true;
        return this;
    }

    /** What the next row is called. */
    public Cells row(String name) {
        rowNames.add(name);
        return this;
    }

    /** What the next column is called. */
    public Cells column(String name) {
        columnNames.add(name);
        return this;
    }

    /** Calls the rows and columns by their numbers from 1 on. A single row has no name. */
    public Cells numbered() {
        IntStream.rangeClosed(1, rows).filter(row -> rows > 1).forEach(row -> row("" + row));
        IntStream.rangeClosed(1, columns).forEach(column -> column("" + column));
        return this;
    }

    /**
     * The drawing, in which the cells are marked that looked otherwise before.
     *
     * @return nothing if there are too many cells to be seen
     */
    public String since(Cells before) {
        if (Math.max(rows, columns) > MOST) {
            return "";
        }
        int below = columnNames.isEmpty() ? 8 : MARGIN;
        int width = 2 * MARGIN + columns * SIDE;
        Svg svg = new Svg(width, rows * SIDE + below + 4);
        for (int i = 0; i < cells.size(); i++) {
            boolean isNew = i >= before.cells.size() || !cells.get(i).looksAs(before.cells.get(i));
            draw(svg, cells.get(i), i / columns, i % columns, isNew);
        }
        for (int row = 0; row < rowNames.size(); row++) {
            svg.text(MARGIN / 2.0, (row + 0.5) * SIDE, TEXT, Role.INK, rowNames.get(row));
        }
        for (int column = 0; column < columnNames.size(); column++) {
            svg.text(MARGIN + (column + 0.5) * SIDE, rows * SIDE + MARGIN / 2.0 + 2, TEXT, Role.INK,
                    columnNames.get(column));
        }
        return svg.toString();
    }

    private void draw(Svg svg, Cell cell, int row, int column, boolean isNew) {
        double x = MARGIN + column * SIDE;
        double y = row * SIDE + 2;
        double middleX = x + SIDE / 2.0;
        double middleY = y + SIDE / 2.0;
        svg.open(isNew ? "square new" : "square", cell.words).rectangle(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1,
                cell.kind == Kind.FILLED
                        ? cell.role
                        : isCheckered && (row + column) % 2 == 1 ? Role.FAINT : Role.PAPER);
        if (cell.kind == Kind.DISC) {
            svg.circle(middleX, middleY, SIDE / 2 - 8, cell.role);
        }
        svg.text(middleX, middleY, Math.min(cell.kind == Kind.DISC ? 30 : 24, 90 / Math.max(1, cell.sign.length())),
                cell.kind != Kind.DISC ? Role.INK : cell.role == Role.WHITE ? Role.BLACK : Role.WHITE, cell.sign)
                .circle(middleX, y + SIDE - 7, 4, Role.GREEN).end();
    }
}
