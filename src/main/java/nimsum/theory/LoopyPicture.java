package nimsum.theory;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.Retrograde;

/** The small game that the chapter solves by hand: its positions in columns by their distance, and drawn ones apart. */
public final class LoopyPicture {

    /** The positions of the example. */
    public static final String NAMES = "ABCDEFGHI";

    /** Where the moves of each position lead. */
    private static final String[] MOVES = {"", "A", "B", "CG", "BD", "EI", "DH", "BG", "B"};

    private static final int COLUMN = 100, ROW = 70, LEFT = 60, TOP = 66, RADIUS = 17;

    /** By file name. */
    public static Map<String, String> draw() {
        return Map.of("loopy.svg", picture(solve()));
    }

    /** The moves of the example, by numbers. */
    public static int[][] moves() {
        return Stream.of(MOVES).map(names -> names.chars().map(NAMES::indexOf).toArray()).toArray(int[][]::new);
    }

    private static Retrograde solve() {
        int[][] moves = moves();
        return Retrograde.solve(new Retrograde.Game() {
            @Override
            public int positions() {
                return moves.length;
            }

            @Override
            public int ending(int position) {
                return Retrograde.PLAY_ON;
            }

            @Override
            public void moves(int position, Retrograde.Moves list) {
                for (int to : moves[position]) {
                    list.add(to);
                }
            }
        });
    }

    private static String picture(Retrograde solution) {
        int drawn = 1 + IntStream.range(0, MOVES.length).filter(p -> solution.outcome(p) != Retrograde.DRAW)
                .map(solution::distance).max().orElse(0);
        Svg svg = new Svg(2 * LEFT + drawn * COLUMN, TOP + 2 * ROW + 34,
                "Nine positions of a game. A is lost at distance 0, B won at 1, C and I lost at 2, D and F won at 3, "
                        + "E lost at 4; G and H are drawn. The arrows are the moves.");
        double[] x = new double[MOVES.length];
        double[] y = new double[MOVES.length];
        for (int column = 0; column <= drawn; column++) {
            String text = column == drawn ? "drawn" : (column % 2 == 0 ? "lost, " : "won, ") + column;
            svg.text(LEFT + column * COLUMN, 22, 13, Role.INK, text);
            int distance = column;
            int[] positions = IntStream.range(0, MOVES.length).filter(
                    p -> distance == (solution.outcome(p) == Retrograde.DRAW ? drawn : solution.distance(p))).toArray();
            for (int i = 0; i < positions.length; i++) {
                x[positions[i]] = LEFT + column * COLUMN;
                // One alone in its column stands in the middle, two above and below it.
                y[positions[i]] = TOP + (2 * i + 2 - positions.length) * ROW;
            }
        }
        int[][] moves = moves();
        for (int from = 0; from < moves.length; from++) {
            for (int to : moves[from]) {
                arrow(svg, x[from], y[from], x[to], y[to], keeps(solution, from, to));
            }
        }
        for (int p = 0; p < MOVES.length; p++) {
            position(svg, x[p], y[p], solution.outcome(p), NAMES.substring(p, p + 1));
        }
        return svg.toString();
    }

    /** Whether the move is one that best play may make. */
    private static boolean keeps(Retrograde solution, int from, int to) {
        return solution.outcome(to) == -solution.outcome(from) && (solution.outcome(from) == Retrograde.DRAW
                || solution.distance(to) == solution.distance(from) - 1);
    }

    private static void arrow(Svg svg, double x1, double y1, double x2, double y2, boolean best) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        // To the right of the straight line, so that a move and the move back lie side by side.
        double aside = 4;
        svg.arrow(x1 + ux * RADIUS - uy * aside, y1 + uy * RADIUS + ux * aside, x2 - ux * (RADIUS + 2) - uy * aside,
                y2 - uy * (RADIUS + 2) + ux * aside, best ? Role.INK : Role.FAINT, best ? 2 : 1.5);
    }

    private static void position(Svg svg, double x, double y, int outcome, String name) {
        svg.circle(x, y, RADIUS, outcome == Retrograde.LOSS ? Role.ACCENT : Role.PAPER);
        svg.ring(x, y, RADIUS, outcome == Retrograde.WIN ? Role.CONTRAST : Role.INK,
                outcome == Retrograde.WIN ? 3 : 1.5);
        svg.text(x, y, 14, outcome == Retrograde.LOSS ? Role.PAPER : Role.INK, name);
    }
}
