package wallmaking;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.game.TextCells;
import nimsum.util.FastReader;

/**
 * A board has empty cells, marked cells and walls. A move picks an empty cell, which becomes wall. From it walls grow
 * up, down, left and right over empty and marked cells, each up to a wall or the edge. The player who cannot move
 * loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    static final char EMPTY = '.', MARKED = 'X', WALL = '#';

    /**
     * @param cells the cells row after row, with one character for each cell
     */
    public record Position(int width, String cells) {

        int height() {
            return cells.length() / width;
        }

        /** Returns the cell in a row and a column, which are counted from 0. Beyond the edge there is wall. */
        char at(int row, int column) {
            return row < 0 || row >= height() || column < 0 || column >= width
                    ? WALL
                    : cells.charAt(row * width + column);
        }

        @Override
        public String toString() {
            return TextCells.grid(height(), width, (row, column) -> at(row - 1, column - 1));
        }
    }

    @Override
    public Position read(FastReader in) {
        int height = in.nextInt();
        int width = in.nextInt();
        StringBuilder cells = new StringBuilder();
        for (int row = 0; row < height; row++) {
            cells.append(in.next());
        }
        return new Position(width, cells.toString());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.range(0, position.cells.length()).filter(cell -> position.cells.charAt(cell) == EMPTY)
                .mapToObj(cell -> pick(position, cell / position.width, cell % position.width));
    }

    /** Returns the move that picks the empty cell in a row and a column, which are counted from 0. */
    static Move<Position> pick(Position position, int row, int column) {
        StringBuilder cells = new StringBuilder(position.cells);
        grow(position, cells, row, column, -1, 0);
        grow(position, cells, row, column, 1, 0);
        grow(position, cells, row, column, 0, -1);
        grow(position, cells, row, column, 0, 1);
        return new Move<>(row + 1 + " " + (column + 1), new Position(position.width, cells.toString()));
    }

    /** Turns a cell of the position and the next cells in one direction into wall, up to a wall or the edge. */
    private static void grow(Position position, StringBuilder cells, int row, int column, int down, int right) {
        while (position.at(row, column) != WALL) {
            cells.setCharAt(row * position.width + column, WALL);
            row += down;
            column += right;
        }
    }

    @Override
    public About about() {
        return new About("In turn each player picks an empty cell of a board, and the cell becomes wall. "
                + "From it walls grow up, down, left and right, also over marked cells, each up to a wall or the edge. "
                + "The player who finds no empty cell to pick loses.")
                .howToMove("Type the row and the column of an empty cell")
                .whyOver("no empty cell is left")
                .sign("\\.", ". is an empty cell.")
                .sign("" + MARKED, MARKED + " is a marked cell.")
                .sign("" + WALL, WALL + " is wall.")
                .unit("rows and columns together");
    }

    @Override
    public int size(Position position) {
        return position.height() + position.width;
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2)
                .map(n -> n.get(0) < 1 || n.get(0) > position.height() || n.get(1) < 1 || n.get(1) > position.width
                        ? "there is no such cell on the board"
                        : "that cell is " + (position.at(n.get(0) - 1, n.get(1) - 1) == WALL ? "wall" : "marked"));
    }
}
