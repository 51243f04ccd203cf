package nimsum.picture;

import java.util.function.IntFunction;
import nimsum.picture.Svg.Role;

/**
 * A table of square cells in a picture. Rows and columns are counted from 0.
 *
 * @param left of the first column
 * @param top of the first row
 * @param cell the distance from one cell to the next; between two is a gap of 1
 */
public record Grid(Svg svg, double left, double top, double cell) {

    /**
     * Fills a cell.
     *
     * @param opacity from 0, not to be seen, to 1
     */
    public void fill(int row, int column, Role role, double opacity) {
        svg.rectangle(left + column * cell, top + row * cell, cell - 1, cell - 1, role, opacity);
    }

    /** Frames a cell, inside of it. */
    public void frame(int row, int column, Role role, double thickness) {
        svg.frame(left + column * cell + 1, top + row * cell + 1, cell - 3, cell - 3, role, thickness);
    }

    /** Draws a filled circle into the middle of a cell. */
    public void circle(int row, int column, double radius, Role role) {
        svg.circle(left + column * cell + (cell - 1) / 2, top + row * cell + (cell - 1) / 2, radius, role);
    }

    /** Draws the outline of a circle into the middle of a cell. */
    public void ring(int row, int column, double radius, Role role, double thickness) {
        svg.ring(left + column * cell + (cell - 1) / 2, top + row * cell + (cell - 1) / 2, radius, role, thickness);
    }

    /** Writes into the middle of a cell. */
    public void text(int row, int column, int size, Role role, Object text) {
        svg.text(left + column * cell + (cell - 1) / 2, top + row * cell + (cell - 1) / 2, size, role, text.toString());
    }

    /** Writes above the columns. */
    public void columnHeads(int columns, int size, IntFunction<?> head) {
        for (int column = 0; column < columns; column++) {
            text(-1, column, size, Role.INK, head.apply(column));
        }
    }

    /** Writes to the left of the rows. */
    public void rowHeads(int rows, int size, IntFunction<?> head) {
        for (int row = 0; row < rows; row++) {
            text(row, -1, size, Role.INK, head.apply(row));
        }
    }
}
