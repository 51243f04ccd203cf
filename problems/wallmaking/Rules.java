package wallmaking;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * A board of empty cells, marked cells and walls. A move picks an empty cell. It becomes wall, and from it walls grow up, down,
 * left and right over empty and marked cells alike, each up to a wall or the edge. Who cannot move loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    static final char EMPTY = '.', MARKED = 'X', WALL = '#';

    private static final int MAX_SIDE = 20;

    /**
     * @param width
     *            the number of columns
     * @param cells
     *            row after row, a character a cell
     */
    public record Position(int width, String cells) {

        int height() {
            return cells.length() / width;
        }

        /** The cell in a row and a column, counted from 0. */
        char at(int row, int column) {
            return cells.charAt(row * width + column);
        }
    }

    @Override
    public Position read(FastReader in) {
        int height = in.nextInt(1, MAX_SIDE);
        int width = in.nextInt(1, MAX_SIDE);
        StringBuilder cells = new StringBuilder();
        for (int row = 0; row < height; row++) {
            String next = in.next();
            if (next.length() != width || !next.matches("[" + EMPTY + MARKED + "]*")) {
                throw in.unexpected("a row of " + width + " cells . or X");
            }
            cells.append(next);
        }
        return new Position(width, cells.toString());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.range(0, position.cells.length()).filter(cell -> position.cells.charAt(cell) == EMPTY)
                .mapToObj(cell -> pick(position, cell / position.width, cell % position.width));
    }

    /** The move that picks the empty cell in a row and a column, counted from 0. */
    static Move<Position> pick(Position position, int row, int column) {
        char[] cells = position.cells.toCharArray();
        grow(position, cells, row, column, -1, 0);
        grow(position, cells, row, column, 1, 0);
        grow(position, cells, row, column, 0, -1);
        grow(position, cells, row, column, 0, 1);
        return new Move<>(row + 1 + " " + (column + 1), new Position(position.width, new String(cells)));
    }

    /** Turns a cell of the position and those that follow in one direction into wall, up to a wall or the edge. */
    private static void grow(Position position, char[] cells, int row, int column, int down, int right) {
        while (row >= 0 && row < position.height() && column >= 0 && column < position.width
                && position.at(row, column) != WALL) {
            cells[row * position.width + column] = WALL;
            row += down;
            column += right;
        }
    }

    @Override
    public String howToMove(Position position) {
        return "Type the row and the column of an empty cell";
    }

    @Override
    public String picture(Position position) {
        int digits = Integer.toString(Math.max(position.height(), position.width)).length();
        String gap = " ".repeat(digits);
        StringBuilder picture = new StringBuilder(gap);
        for (int column = 1; column <= position.width; column++) {
            picture.append(' ').append(padded(column, digits));
        }
        for (int row = 0; row < position.height(); row++) {
            picture.append('\n').append(padded(row + 1, digits));
            for (int column = 0; column < position.width; column++) {
                picture.append(gap).append(position.at(row, column));
            }
        }
        return picture.toString();
    }

    private static String padded(int number, int length) {
        return String.format(Locale.ROOT, "%" + length + "d", number);
    }
}
