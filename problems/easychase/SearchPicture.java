package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * The backward search on the board of 3 x 3: each position once, of those that a turn or reflection exchanges, in
 * columns by distance. It shows all lost positions of White, all their moves, and for each position of Black that these
 * lead to the best moves.
 */
final class SearchPicture {

    private static final int N = 3, CELLS = N * N;
    private static final int CELL = 17, BOARD = N * CELL, COLUMN = 104, ROW = 84, LEFT = 30, TOP = 62;
    private static final Comparator<Position> READING_ORDER = Comparator.comparing(Position::white, byNumber())
            .thenComparing(Position::black, byNumber());

    private static final Rules RULES = new Rules();

    private final Coach coach = new Coach();
    /** The positions shown, by distance. */
    private final TreeMap<Integer, TreeSet<Position>> columns = new TreeMap<>();

    String draw() {
        for (int i = 0; i < CELLS * CELLS; i++) {
            Position position = new Position(N, cell(i / CELLS), cell(i % CELLS), true);
            if (i / CELLS != i % CELLS && distance(position) % 2 == 0) {
                show(position);
                followers(position).forEach(this::show);
            }
        }
        // Where Black's best moves lead are lost positions of White, which are there already, or captures.
        return drawn();
    }

    private void show(Position position) {
        columns.computeIfAbsent(distance(position), distance -> new TreeSet<>(READING_ORDER)).add(first(position));
    }

    private String drawn() {
        int last = columns.lastKey();
        Svg svg = new Svg(2 * LEFT + (last - 1) * COLUMN + BOARD, TOP + rows() * ROW + 50,
                "The positions of the " + N + " x " + N + " board in columns by their distance from 1 to " + last
                        + ": odd columns are won for Black to move, even ones lost for White to move, and arrows are moves");
        columns.forEach((distance, column) -> column.forEach(position -> followers(position)
                .filter(next -> isShown(next) && (distance % 2 == 0 || distance(next) == distance - 1))
                .map(SearchPicture::first).distinct().forEach(next -> arrow(svg, position, next))));
        columns.forEach((distance, column) -> {
            svg.text(x(distance) + BOARD / 2.0, 18, 15, Role.INK, distance);
            svg.text(x(distance) + BOARD / 2.0, 38, 12, Role.INK, distance % 2 == 0 ? "White moves" : "Black moves");
            column.forEach(position -> board(svg, position));
        });
        double y = TOP + rows() * ROW + 4;
        svg.label(LEFT, y, 13, Role.INK,
                "Ring: White. Disc: Black. Blue frame: lost for White to move. Orange frame: won for Black to move.");
        svg.label(LEFT, y + 22, 13, Role.INK,
                "Dark arrows: best play. Pale arrows: White's other moves, which lose sooner. Column 1 captures.");
        return svg.toString();
    }

    private int rows() {
        return columns.values().stream().mapToInt(TreeSet::size).max().orElseThrow();
    }

    private boolean isShown(Position position) {
        return columns.containsKey(distance(position)) && columns.get(distance(position)).contains(first(position));
    }

    private void arrow(Svg svg, Position from, Position to) {
        boolean best = distance(to) == distance(from) - 1;
        double gap = 3;
        svg.arrow(x(distance(from)) - gap, y(from) + BOARD / 2.0, x(distance(to)) + BOARD + gap,
                y(to) + BOARD / 2.0, best ? Role.INK : Role.FAINT, best ? 1.5 : 1);
    }

    private void board(Svg svg, Position position) {
        Grid grid = new Grid(svg, x(distance(position)), y(position), CELL, 0);
        grid.each(N, N, (row, col) -> grid.fill(row, col, Role.FAINT, 0.3));
        svg.frame(grid.left(), grid.top(), BOARD, BOARD, position.whiteToMove() ? Role.ACCENT : Role.CONTRAST, 2);
        grid.ring(position.white().row() - 1, position.white().col() - 1, 5, Role.INK, 2);
        grid.circle(position.black().row() - 1, position.black().col() - 1, 6, Role.INK);
    }

    private static double x(int distance) {
        return LEFT + (distance - 1) * COLUMN;
    }

    private double y(Position position) {
        TreeSet<Position> column = columns.get(distance(position));
        return TOP + (column.headSet(position).size() + (rows() - column.size()) / 2.0) * ROW;
    }

    private int distance(Position position) {
        return coach.movesToEnd(position).orElseThrow();
    }

    private static Stream<Position> followers(Position position) {
        return RULES.moves(position).map(Move::next);
    }

    private static Comparator<Cell> byNumber() {
        return Comparator.comparing(Cell::row).thenComparing(Cell::col);
    }

    private static Cell cell(int number) {
        return new Cell(number / N + 1, number % N + 1);
    }

    /** The first in reading order of those that turns and reflections make of a position. */
    private static Position first(Position position) {
        return IntStream.range(0, 8).mapToObj(symmetry -> new Position(N, image(symmetry, position.white()),
                image(symmetry, position.black()), position.whiteToMove())).min(READING_ORDER).orElseThrow();
    }

    private static Cell image(int symmetry, Cell cell) {
        int row = (symmetry & 1) == 0 ? cell.row() : N + 1 - cell.row();
        int col = (symmetry & 2) == 0 ? cell.col() : N + 1 - cell.col();
        return (symmetry & 4) == 0 ? new Cell(row, col) : new Cell(col, row);
    }
}
