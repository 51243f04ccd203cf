package easychase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.TextCells;
import nimsum.util.FastReader;

/**
 * A white and a black checker stand on a square board. White moves first, and then they take turns. White goes one cell
 * up, down, left or right. Black goes one or two cells in one of these directions, even over White. Nobody may pass.
 * The player who lands on the other checker wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final int LONGEST_OF_WHITE = 1, LONGEST_OF_BLACK = 2;

    /** A cell. Rows and columns are counted from 1, from the top left. */
    public record Cell(int row, int col) {

        /** Returns the number of steps of one cell that lead to another cell. */
        int steps(Cell other) {
            return Math.abs(row - other.row) + Math.abs(col - other.col);
        }
    }

    public record Position(int n, Cell white, Cell black, boolean whiteToMove) {

        @Override
        public String toString() {
            return TextCells.grid(n, n, (row, col) -> piece(new Cell(row, col))) + (whiteToMove ? "\nWhite" : "\nBlack")
                    + " to move";
        }

        /** Returns the checker on a cell. After a capture only the checker that moved last is left. */
        private char piece(Cell cell) {
            return cell.equals(white) && !(cell.equals(black) && whiteToMove) ? 'W' : cell.equals(black) ? 'B' : '.';
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(in.nextInt(), new Cell(in.nextInt(), in.nextInt()), new Cell(in.nextInt(), in.nextInt()),
                true);
    }

    /** If both checkers stand on one cell, the player who moved last has won. */
    @Override
    public Ending ending(Position position) {
        return position.white.equals(position.black) ? Ending.LOSS : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        if (ending(position) != Ending.PLAY_ON) {
            return Stream.empty();
        }
        int n = position.n;
        return position.whiteToMove
                ? steps(n, position.white, LONGEST_OF_WHITE)
                        .map(to -> new Move<>(name(to), new Position(n, to, position.black, false)))
                : steps(n, position.black, LONGEST_OF_BLACK)
                        .map(to -> new Move<>(name(to), new Position(n, position.white, to, true)));
    }

    private static Stream<Cell> steps(int n, Cell from, int longest) {
        List<Cell> steps = new ArrayList<>();
        for (int length = 1; length <= longest; length++) {
            steps.add(new Cell(from.row - length, from.col));
            steps.add(new Cell(from.row + length, from.col));
            steps.add(new Cell(from.row, from.col - length));
            steps.add(new Cell(from.row, from.col + length));
        }
        return steps.stream().filter(to -> 1 <= to.row && to.row <= n && 1 <= to.col && to.col <= n);
    }

    private static String name(Cell to) {
        return to.row + " " + to.col;
    }

    @Override
    public About about() {
        return new About("A white and a black checker stand on a board. "
                + "White goes one cell up, down, left or right, Black goes one or two cells in one of these directions, even over White, and nobody may pass. "
                + "The player who lands on the other checker wins.")
                .howToMove("Type the row and the column that you go to")
                .players("White", "Black")
                .sign("W|B", "W is the white checker, B is the black checker, and a dot is a free cell.")
                .unit("rows of the board").usualSize(9);
    }

    @Override
    public int size(Position position) {
        return position.n;
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return position.whiteToMove ? "Black has landed on White" : "White has landed on Black";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> Math.min(n.get(0), n.get(1)) < 1
                || Math.max(n.get(0), n.get(1)) > position.n
                        ? "the board has the rows and columns 1 to " + position.n
                        : position.whiteToMove
                                ? "White goes one cell up, down, left or right"
                                : "Black goes one or two cells up, down, left or right");
    }
}
