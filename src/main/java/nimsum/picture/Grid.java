package nimsum.picture;

import java.util.function.IntFunction;
import nimsum.picture.Svg.Role;

/**
 * A table of square cells in a picture.
 *
 * @param cell the distance from one cell to the next; between two is a gap of 1
 * @param first the number of the first row, and of the first column
 */
public record Grid(Svg svg, double left, double top, double cell, int first) {

    public interface Cell {

        void draw(int row, int column);
    }

    /**
     * Fills a cell.
     *
     * @param opacity from 0, not to be seen, to 1
     */
    public void fill(int row, int column, Role role, double opacity) {
        svg.rectangle(x(column), y(row), cell - 1, cell - 1, role, opacity);
    }

    public void frame(int row, int column, Role role, double thickness) {
        svg.frame(x(column) + 1, y(row) + 1, cell - 3, cell - 3, role, thickness);
    }

    /** Draws a filled circle into the middle of a cell. */
    public void circle(int row, int column, double radius, Role role) {
        svg.circle(x(column) + (cell - 1) / 2, y(row) + (cell - 1) / 2, radius, role);
    }

    /** Draws the outline of a circle into the middle of a cell. */
    public void ring(int row, int column, double radius, Role role, double thickness) {
        svg.ring(x(column) + (cell - 1) / 2, y(row) + (cell - 1) / 2, radius, role, thickness);
    }

    /** Writes into the middle of a cell. */
    public void text(int row, int column, int size, Role role, Object text) {
        svg.text(x(column) + (cell - 1) / 2, y(row) + (cell - 1) / 2, size, role, text);
    }

    public void forEach(int rows, int columns, Cell drawn) {
        for (int row = first; row < first + rows; row++) {
            for (int column = first; column < first + columns; column++) {
                drawn.draw(row, column);
            }
        }
    }

    /** Writes the numbers of the columns above them, and those of the rows to the left of them. */
    public void numbers(int rows, int columns, int size) {
        columnHeads(first - 1, columns, size, column -> column);
        rowHeads(rows, size, row -> row);
    }

    public void columnHeads(int row, int columns, int size, IntFunction<?> head) {
        for (int column = first; column < first + columns; column++) {
            text(row, column, size, Role.INK, head.apply(column));
        }
    }

    /** Writes to the left of the rows. */
    public void rowHeads(int rows, int size, IntFunction<?> head) {
        for (int row = first; row < first + rows; row++) {
            text(row, first - 1, size, Role.INK, head.apply(row));
        }
    }

    private double x(int column) {
        return left + (column - first) * cell;
    }

    private double y(int row) {
        return top + (row - first) * cell;
    }
}
