package nimsum.board;

/** Square cells: boards and strips. */
public final class Cells {

    private static final int MOST = 30, SIDE = 34, MARGIN = 24;

    private final int rows;
    private final Drawing drawing;

    /** Rows and columns are counted from 0, from above and from the left. */
    public Cells(int rows, int columns) {
        this.rows = rows;
        drawing = new Drawing(MARGIN + columns * SIDE + 2, MARGIN + rows * SIDE + 2);
    }

    /** Whether so many can be seen at once. */
    public static boolean fits(int rows, int columns) {
        return rows <= MOST && columns <= MOST;
    }

    /**
     * Draws a cell.
     *
     * @param colour of a disc in it, or of the whole cell if there is no sign; none if it is empty
     * @param sign on the disc
     * @param words what is typed by a click
     */
    public Cells cell(int row, int column, String colour, String sign, String words) {
        double x = MARGIN + column * SIDE;
        double y = row * SIDE;
        drawing.on(words).rectangle(x, y, SIDE - 2, SIDE - 2, colour.isEmpty() || !sign.isEmpty() ? "cell" : colour);
        if (!sign.isEmpty()) {
            drawing.circle(x + SIDE / 2 - 1, y + SIDE / 2 - 1, SIDE / 2 - 4, colour.isEmpty() ? "cell" : colour);
            drawing.text(x + SIDE / 2 - 1, y + SIDE / 2 - 1, 15,
                    colour.isEmpty() ? "ink" : colour.equals("white") ? "black" : "white", sign);
        }
        drawing.on("");
        return this;
    }

    /** What a row is called. */
    public Cells row(int row, String name) {
        drawing.text(MARGIN / 2.0, row * SIDE + SIDE / 2 - 1, 13, "ink", name);
        return this;
    }

    /** What a column is called. */
    public Cells column(int column, String name) {
        drawing.text(MARGIN + column * SIDE + SIDE / 2 - 1, rows * SIDE + 10, 13, "ink", name);
        return this;
    }

    @Override
    public String toString() {
        return drawing.toString();
    }
}
