package nimsum.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Square cells: boards and strips. Rows and columns are counted from 0, from above and from the left. */
public final class Cells {

    /** The number of columns in which a strip is broken, so that its cells are large on a phone. */
    public static final int IN_ROW = 10;
    private static final int MAX = 30, SIDE = 60, MARGIN = 30, EDGE = 4, INSET = 5, MANY = 6;
    private static final Map<String, String> CHESSMEN = Map.of(
            "\u265A", "M-2 -24H2V-20H6V-16H2V-11C8 -17 19 -13 17 -3C16 3 11 7 11 12H15V19H-15V12H-11C-11 7 -16 3 -17 -3"
                    + "C-19 -13 -8 -17 -2 -11V-16H-6V-20H-2Z",
            "\u265C", "M-16 19H16V12H11L9 -4H14V-18H8V-12H4V-18H-4V-12H-8V-18H-14V-4H-9L-11 12H-16Z");

    private final int rows;
    private final int columns;
    private final List<Cell> cells;
    private final List<Frame> frames = new ArrayList<>();
    private boolean isCheckered;
    private boolean isCounted;
    private IntFunction<String> rowName = row -> "";
    private IntFunction<String> columnName = column -> "";

    /**
     * What a cell looks like, and the words that a click on it types.
     *
     * @param ground its colour; the paper's where it is empty or has a piece
     * @param piece the colour of the piece on it, if there is one
     * @param value says who wins; nothing if that is not explained
     * @param takes the words of all cells that a click changes
     */
    public record Cell(Role ground, Optional<Role> piece, String sign, String words, String value,
            List<String> takes) {

        /** Returns the cell with the value of its words, if there is one. */
        public Cell valued(Map<String, String> values) {
            return valued(values.getOrDefault(words, ""));
        }

        public Cell valued(String what) {
            return new Cell(ground, piece, sign, words, what, takes);
        }

        public Cell taking(List<String> all) {
            return new Cell(ground, piece, sign, words, value, all);
        }

        private boolean looksAs(Cell other) {
            return ground == other.ground && piece.equals(other.piece)
                    && (piece.isPresent() || sign.equals(other.sign));
        }
    }

    /** A frame around a rectangle of cells, from its first cell to its last. */
    private record Frame(int from, int to, String value) {
    }

    /**
     * @param count how many there are, row by row
     * @param columns how many stand in a row
     * @param cell each of them
     */
    public Cells(int count, int columns, IntFunction<Cell> cell) {
        this.rows = (count + columns - 1) / columns;
        this.columns = columns;
        cells = IntStream.range(0, count).mapToObj(cell).collect(Collectors.toCollection(ArrayList::new));
    }

    /** A cell with a sign or without one; a click on it types the words. */
    public static Cell empty(String sign, String words) {
        return filled(Role.PAPER, sign, words);
    }

    /** A cell of one colour with a sign or without one. */
    public static Cell filled(Role role, String sign, String words) {
        return new Cell(role, Optional.empty(), sign, words, "", List.of());
    }

    /** A cell with a piece on it. The sign is a letter on a disc, or a chessman. */
    public static Cell piece(Role role, String sign, String words) {
        return new Cell(Role.PAPER, Optional.of(role), sign, words, "", List.of());
    }

    /** Draws a frame around a rectangle of cells, with a value; nothing if that is empty. */
    public Cells framed(int from, int to, String value) {
        frames.add(new Frame(from, to, value));
        return this;
    }

    /**
     * Draws a frame around neighbouring cells of a strip, which goes on in the next row, with a value in its middle.
     */
    public Cells bracketed(int from, int to, String value) {
        int middle = (from + to) / 2;
        cells.set(middle, cells.get(middle).valued(value));
        for (int first = from; first <= to; first += columns - first % columns) {
            framed(first, Math.min(to, first - first % columns + columns - 1), "");
        }
        return this;
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
        why(svg, aside, high);
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
        svg.open(isNew ? "square new" : "square", cell.words, cell.takes).rectangle(x + 0.5, y + 0.5, SIDE - 1,
                SIDE - 1, isDark ? Role.FAINT : cell.ground);
        Role contrast = cell.piece.map(role -> role == Role.WHITE ? Role.BLACK : Role.WHITE).orElse(Role.INK);
        if (CHESSMEN.containsKey(cell.sign)) {
            svg.shape(middleX, middleY, CHESSMEN.get(cell.sign), cell.piece.orElseThrow(), contrast);
        } else {
            cell.piece.ifPresent(role -> svg.circle(middleX, middleY, SIDE / 2 - 8, role));
            svg.text(middleX, cell.value.isEmpty() ? middleY : middleY + 8,
                    cell.piece.isPresent() ? 30 : Math.min(24, 90 / Math.max(1, cell.sign.length())),
                    contrast, cell.sign);
        }
        svg.end();
    }

    /** Writes the value of a cell into its middle, or above what is there, and draws the frames. */
    private void why(Svg svg, int aside, int high) {
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            boolean isFree = cell.piece.isEmpty() && cell.sign.isEmpty();
            int size = isFree && cell.value.length() < MANY ? Value.LARGE : Value.SIZE;
            Value.draw(svg, aside + (i % columns + 0.5) * SIDE,
                    i / columns * high + 2 + (isFree ? SIDE / 2.0 : 9), cell.value, size, true);
        }
        for (Frame frame : frames) {
            int x = aside + frame.from % columns * SIDE + INSET;
            int y = frame.from / columns * high + INSET;
            svg.frame(x, y, aside + (frame.to % columns + 1) * SIDE - INSET - x,
                    frame.to / columns * high + SIDE - INSET + 4 - y, Role.INK, 3);
            Value.draw(svg, x + Value.half(frame.value), y + 10, frame.value);
        }
    }
}
