package nimsum.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Square cells: boards and strips. Rows and columns are counted from 0, from above and from the left. */
public final class Cells {

    private static final int MOST = 30, SIDE = 60, MARGIN = 30, TEXT = 18;

    private final int rows;
    private final int columns;
    private final boolean isCheckered;
    private final List<Cell> cells = new ArrayList<>();
    private final List<String> rowNames = new ArrayList<>();
    private final List<String> columnNames = new ArrayList<>();

    private enum Kind {
        EMPTY, FILLED, DISC
    }

    private record Cell(int row, int column, Kind kind, Role role, String sign, String words) {

        private boolean looksAs(Cell other) {
            return kind == other.kind && role == other.role && sign.equals(other.sign);
        }
    }

    /**
     * @param isCheckered whether the cells have two colours as on a board for chess
     */
    public Cells(int rows, int columns, boolean isCheckered) {
        this.rows = rows;
        this.columns = columns;
        this.isCheckered = isCheckered;
    }

    /** A cell with a sign or without one; a click on it types the words. */
    public Cells empty(int row, int column, String sign, String words) {
        cells.add(new Cell(row, column, Kind.EMPTY, Role.INK, sign, words));
        return this;
    }

    /** A cell of one colour with a sign or without one. */
    public Cells filled(int row, int column, Role role, String sign, String words) {
        cells.add(new Cell(row, column, Kind.FILLED, role, sign, words));
        return this;
    }

    /** A cell with a piece on it. */
    public Cells piece(int row, int column, Role role, String sign, String words) {
        cells.add(new Cell(row, column, Kind.DISC, role, sign, words));
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
            Cell cell = cells.get(i);
            boolean isNew = i >= before.cells.size() || !cell.looksAs(before.cells.get(i));
            draw(svg, cell, isNew);
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

    private void draw(Svg svg, Cell cell, boolean isNew) {
        double x = MARGIN + cell.column * SIDE;
        double y = cell.row * SIDE + 2;
        double middleX = x + SIDE / 2.0;
        double middleY = y + SIDE / 2.0;
        svg.open(isNew ? "square new" : "square", cell.words).rectangle(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1,
                cell.kind == Kind.FILLED
                        ? cell.role
                        : isCheckered && (cell.row + cell.column) % 2 == 1 ? Role.FAINT : Role.PAPER);
        if (cell.kind == Kind.DISC) {
            svg.circle(middleX, middleY, SIDE / 2 - 8, cell.role);
        }
        svg.text(middleX, middleY, Math.min(cell.kind == Kind.DISC ? 30 : 24, 90 / Math.max(1, cell.sign.length())),
                cell.kind != Kind.DISC ? Role.INK : cell.role == Role.WHITE ? Role.BLACK : Role.WHITE, cell.sign)
                .circle(middleX, y + SIDE - 7, 4, Role.GREEN).end();
    }
}
