package gerald08;

import java.util.Map;
import nimsum.game.Dyadic;
import nimsum.game.hackenbush.Bush;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A tree with the value of each edge and all that it carries. */
final class Picture {

    /** The edges of the tree, as in an input, with where the upper end stands: column and height. */
    private static final int[][] EDGES = {{1, 2, 0, 3, 1}, {2, 3, 1, 1, 2}, {2, 4, 0, 3, 2}, {2, 5, 1, 5, 2},
            {3, 6, 0, 0, 3},
            {3, 7, 1, 2, 3}, {4, 8, 1, 3, 3}, {5, 9, 0, 4, 3}, {5, 10, 0, 5, 3}, {5, 11, 1, 6, 3}, {8, 12, 0, 3, 4}};
    private static final int COLUMN = 86, ROW = 92, LEFT = 60, HEIGHT = 4;

    static Map<String, String> draw() {
        StringBuilder input = new StringBuilder("1\n" + (EDGES.length + 1) + "\n");
        double[] x = new double[EDGES.length + 2];
        double[] y = new double[EDGES.length + 2];
        x[1] = LEFT + 3 * COLUMN;
        y[1] = 30 + HEIGHT * ROW;
        for (int[] edge : EDGES) {
            input.append(edge[0]).append(' ').append(edge[1]).append(' ').append(edge[2]).append('\n');
            x[edge[1]] = LEFT + edge[3] * COLUMN;
            y[edge[1]] = 30 + (HEIGHT - edge[4]) * ROW;
        }
        Bush bush = new Rules().read(input.toString()).bush();
        Map<Integer, Dyadic> worth = Coach.branches(bush);
        Svg svg = new Svg(2 * LEFT + 6 * COLUMN, 60 + HEIGHT * ROW,
                "A tree of eleven edges. Beside each edge stands what it is worth with all that it carries; the lowest one, "
                        + "which is black, is worth " + worth.get(1) + ".");
        svg.line(x[1] - 80, y[1], x[1] + 80, y[1], Role.INK, 2);
        for (int i = 0; i < EDGES.length; i++) {
            int from = EDGES[i][0];
            int to = EDGES[i][1];
            boolean black = EDGES[i][2] == 0;
            double middleX = (x[from] + x[to]) / 2;
            double middleY = (y[from] + y[to]) / 2;
            svg.line(x[from], y[from], x[to], y[to], Role.INK, black ? 9 : 7);
            if (!black) {
                svg.line(x[from], y[from], x[to], y[to], Role.BACKGROUND, 4.5);
            }
            // On the free side of the edge.
            double up = 9 * Math.signum(x[from] - x[to]);
            svg.label(middleX + 9, middleY - up, 14, Role.INK, worth.get(i + 1));
        }
        for (int v = 1; v < x.length; v++) {
            svg.circle(x[v], y[v], 6, Role.INK);
        }
        return Map.of("values.svg", svg.toString());
    }
}
