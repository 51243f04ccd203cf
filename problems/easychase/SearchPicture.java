package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import nimsum.game.Outcome;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * The backward search on the board of 3 x 3: each position once, of those that a turn or reflection exchanges, in columns by
 * distance. It shows all lost positions of White, all their moves, and for each position of Black that these lead to the best
 * moves.
 */
final class SearchPicture {

    private static final int N = 3, CELLS = N * N;
    private static final int CELL = 17, BOARD = N * CELL, COLUMN = 104, ROW = 84, LEFT = 30, TOP = 62;

    private static final Rules RULES = new Rules();

    private final Coach coach = new Coach();
    /** The positions shown, by distance. */
    private final TreeMap<Integer, List<Integer>> columns = new TreeMap<>();

    static String draw() {
        SearchPicture picture = new SearchPicture();
        for (int position = 0; position < CELLS * CELLS; position++) {
            if (first(position) == position && picture.isLost(position)
                    && white(position) != black(position)) {
                picture.show(position);
                successors(position).forEach(picture::show);
            }
        }
        // Where Black's best moves lead are lost positions of White, which are there already, or captures.
        return picture.drawn();
    }

    private void show(int position) {
        List<Integer> column = columns.computeIfAbsent(distance(position), distance -> new ArrayList<>());
        if (!column.contains(first(position))) {
            column.add(first(position));
            column.sort(Comparator.naturalOrder());
        }
    }

    private String drawn() {
        int last = columns.lastKey();
        Svg svg = new Svg(2 * LEFT + (last - 1) * COLUMN + BOARD, TOP + rows() * ROW + 50,
                "The positions of the " + N + " x " + N + " board in columns by their distance from 1 to " + last
                        + ": odd columns are won for Black to move, even ones lost for White to move, and arrows are moves");
        columns.forEach((distance, column) -> column.forEach(position -> successors(position).stream()
                .filter(next -> shown(next) && (distance % 2 == 0 || distance(next) == distance - 1))
                .map(SearchPicture::first).distinct().forEach(next -> arrow(svg, position, next))));
        columns.forEach((distance, column) -> {
            svg.text(x(distance) + BOARD / 2.0, 18, 15, Role.INK, Integer.toString(distance));
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
        return columns.values().stream().mapToInt(List::size).max().orElseThrow();
    }

    private boolean shown(int position) {
        return columns.getOrDefault(distance(position), List.of()).contains(first(position));
    }

    private void arrow(Svg svg, int from, int to) {
        boolean best = distance(to) == distance(from) - 1;
        double gap = 3;
        svg.arrow(x(distance(from)) - gap, y(from) + BOARD / 2.0, x(distance(to)) + BOARD + gap,
                y(to) + BOARD / 2.0, best ? Role.INK : Role.FAINT, best ? 1.5 : 1);
    }

    private void board(Svg svg, int position) {
        double left = x(distance(position));
        double top = y(position);
        svg.rectangle(left, top, BOARD, BOARD, Role.PAPER);
        for (int i = 1; i < N; i++) {
            svg.line(left + i * CELL, top, left + i * CELL, top + BOARD, Role.FAINT, 1);
            svg.line(left, top + i * CELL, left + BOARD, top + i * CELL, Role.FAINT, 1);
        }
        boolean lost = isLost(position);
        svg.frame(left, top, BOARD, BOARD, lost ? Role.ACCENT : Role.CONTRAST, 2);
        svg.ring(left + middle(white(position) % N), top + middle(white(position) / N), 5, Role.INK, 2);
        svg.circle(left + middle(black(position) % N), top + middle(black(position) / N), 6, Role.INK);
    }

    private static double middle(int index) {
        return (index + 0.5) * CELL;
    }

    private static double x(int distance) {
        return LEFT + (distance - 1) * COLUMN;
    }

    private double y(int position) {
        List<Integer> column = columns.get(distance(position));
        return TOP + (column.indexOf(position) + (rows() - column.size()) / 2.0) * ROW;
    }

    private static int number(boolean whiteMoves, int white, int black) {
        return ((whiteMoves ? 0 : CELLS) + white) * CELLS + black;
    }

    private static int white(int position) {
        return position / CELLS % CELLS;
    }

    private static int black(int position) {
        return position % CELLS;
    }

    private boolean isLost(int position) {
        return coach.outcome(position(position)) == Outcome.LOSS;
    }

    private int distance(int position) {
        return coach.movesToEnd(position(position)).orElseThrow();
    }

    private static List<Integer> successors(int position) {
        return RULES.moves(position(position)).map(move -> number(move.next())).sorted().toList();
    }

    private static Position position(int number) {
        return new Position(N, cell(white(number)), cell(black(number)), number < CELLS * CELLS);
    }

    private static Cell cell(int number) {
        return new Cell(number / N + 1, number % N + 1);
    }

    private static int number(Position position) {
        return number(position.whiteToMove(), number(position.white()), number(position.black()));
    }

    private static int number(Cell cell) {
        return (cell.row() - 1) * N + cell.col() - 1;
    }

    /** The one of least number among those that turns and reflections make of a position. */
    private static int first(int position) {
        int first = position;
        for (int symmetry = 1; symmetry < 8; symmetry++) {
            first = Math.min(first, number(position < CELLS * CELLS, image(symmetry, white(position)),
                    image(symmetry, black(position))));
        }
        return first;
    }

    private static int image(int symmetry, int cell) {
        int row = (symmetry & 1) == 0 ? cell / N : N - 1 - cell / N;
        int col = (symmetry & 2) == 0 ? cell % N : N - 1 - cell % N;
        return (symmetry & 4) == 0 ? row * N + col : col * N + row;
    }
}
