package gym100548h;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** All positions on a graph of two cycles, each with the number of moves to the end. */
final class Picture {

    private static final List<List<Integer>> TWO_CYCLES = List.of(List.of(2), List.of(1), List.of(4), List.of(5),
            List.of(2, 3));
    private static final int CELL = 40, TOP = 66, LEFT = 60;

    static Map<String, String> draw() {
        int side = TWO_CYCLES.size() * CELL;
        Svg svg = new Svg(2 * (side + LEFT) + 20, TOP + side + 20,
                "The positions on a graph of two cycles, with Bob to move and with Alice to move: how many "
                        + "moves Alice needs to win, or none where she cannot.");
        table(svg, LEFT, true);
        table(svg, 2 * LEFT + side, false);
        return Map.of("rounds.svg", svg.toString());
    }

    private static void table(Svg svg, int left, boolean bobToMove) {
        int n = TWO_CYCLES.size();
        svg.text(left + n * CELL / 2.0, 16, 14, Role.INK, (bobToMove ? "Bob" : "Alice") + " to move; Alice on");
        svg.text(left - 28, TOP - 20, 12, Role.INK, "Bob on");
        Grid grid = new Grid(svg, left, TOP, CELL);
        grid.columnHeads(n, 13, column -> column + 1);
        grid.rowHeads(n, 13, row -> row + 1);
        Coach coach = new Coach();
        IntStream.range(0, n).boxed().flatMap(row -> IntStream.range(0, n).mapToObj(
                column -> new Rules.Position(TWO_CYCLES, row + 1, column + 1, bobToMove)))
                .forEach(position -> draw(grid, position, coach.movesToEnd(position)));
    }

    private static void draw(Grid grid, Rules.Position position, OptionalInt moves) {
        int row = position.bob() - 1;
        int column = position.alice() - 1;
        grid.fill(row, column, Role.FAINT, 0.3);
        // Each player has a move from everywhere here, so what ends is Alice's.
        moves.ifPresent(count -> {
            grid.fill(row, column, Role.ACCENT, 1 - count / 16.0);
            grid.text(row, column, 15, Role.PAPER, "A " + count);
        });
    }
}
