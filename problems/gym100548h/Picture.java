package gym100548h;

import gym100548h.Rules.Position;
import java.util.Map;
import nimsum.game.Outcome;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** All positions of a graph of five vertices, with the number of moves until Alice wins. */
public final class Picture {

    private static final String GRAPH = "1\n5 7\n1 2\n1 5\n2 1\n3 4\n4 3\n4 5\n5 2\n3 1\n";
    private static final int CELL = 34, LEFT = 34, TOP = 50;
    private static final double DARKEST = 12;

    /** By file name. */
    public static Map<String, String> draw() {
        Position start = new Rules().read(GRAPH);
        int n = start.edges().size();
        int width = LEFT + n * CELL;
        Svg svg = new Svg(2 * width + 20, TOP + n * CELL + 8,
                "Two tables, for Bob's turn and for Alice's, with a row for "
                        + "each vertex of Bob and a column for each of Alice: the number of moves until she wins, lighter the longer it "
                        + "takes, and nothing where Bob wins.");
        draw(svg, LEFT, start, true);
        draw(svg, LEFT + width + 20, start, false);
        return Map.of("rounds.svg", svg.toString());
    }

    private static void draw(Svg svg, int left, Position start, boolean isBobs) {
        int n = start.edges().size();
        Coach coach = new Coach();
        svg.text(left + n * CELL / 2.0, 12, 13, Role.INK, isBobs ? "Bob moves" : "Alice moves");
        Grid grid = new Grid(svg, left, TOP, CELL);
        grid.rowHeads(n, 13, row -> row + 1);
        grid.columnHeads(n, 13, column -> column + 1);
        for (int bob = 1; bob <= n; bob++) {
            for (int alice = 1; alice <= n; alice++) {
                Position position = new Position(start.edges(), bob, alice, isBobs);
                boolean aliceWins = coach.outcome(position) == (isBobs ? Outcome.LOSS : Outcome.WIN);
                grid.fill(bob - 1, alice - 1, Role.PAPER, 1);
                if (aliceWins) {
                    int moves = coach.movesToEnd(position).getAsInt();
                    grid.fill(bob - 1, alice - 1, Role.ACCENT, Math.max(0.1, 0.6 - moves / DARKEST / 2));
                    grid.text(bob - 1, alice - 1, 14, Role.INK, moves);
                }
            }
        }
    }
}
