package gym100548h;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** All positions on a graph of two cycles, each with the number of moves to the end. */
final class Picture {

    private static final List<List<Integer>> TWO_CYCLES = List.of(List.of(), List.of(2), List.of(1), List.of(4),
            List.of(5),
            List.of(2, 3));
    private static final int N = TWO_CYCLES.size() - 1;
    private static final int CELL = 40, TOP = 66, LEFT = 60;

    static Map<String, String> draw() {
        int side = N * CELL;
        Svg svg = new Svg(2 * (side + LEFT) + 20, TOP + side + 20,
                "The positions on a graph of two cycles, with Bob to move and with Alice to move: how many "
                        + "moves Alice needs to win, or none where she cannot.");
        table(svg, LEFT, true);
        table(svg, 2 * LEFT + side, false);
        return Map.of("rounds.svg", svg.toString());
    }

    private static void table(Svg svg, int left, boolean bobToMove) {
        svg.text(left + N * CELL / 2.0, 16, 14, Role.INK, (bobToMove ? "Bob" : "Alice") + " to move; Alice on");
        svg.text(left - 28, TOP - 20, 12, Role.INK, "Bob on");
        Grid grid = new Grid(svg, left, TOP, CELL, 1);
        grid.numbers(N, N, 13);
        Coach coach = new Coach();
        grid.forEach(N, N, (bob, alice) -> {
            OptionalInt moves = coach.movesToEnd(new Rules.Position(TWO_CYCLES, bob, alice, bobToMove));
            // Each player has a move from everywhere here, so what ends is Alice's.
            grid.fill(bob, alice, Role.FAINT, 0.3);
            if (moves.isPresent()) {
                grid.fill(bob, alice, Role.ACCENT, 1 - moves.getAsInt() / 16.0);
                grid.text(bob, alice, 15, Role.PAPER, "A " + moves.getAsInt());
            }
        });
    }
}
