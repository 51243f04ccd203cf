package agc016f;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A graph with its vertices as high as their Grundy values, and the same graph after layer 0 is taken away. */
final class Picture {

    /** The vertices to which the edges of each vertex from 1 to 7 lead. */
    private static final List<List<Integer>> MOVES = List.of(List.of(), List.of(3, 7), List.of(5, 6), List.of(4, 5),
            List.of(5, 6), List.of(6), List.of(7), List.of());
    private static final int VERTICES = MOVES.size() - 1;
    private static final int[] VALUES = Coach.values(MOVES);
    private static final int HIGHEST = Arrays.stream(VALUES).max().orElseThrow();
    private static final int PANEL = 380, STEP = 46, TOP = 60, ROW = 84, RADIUS = 15;

    private final Svg svg = new Svg(2 * PANEL, TOP + HIGHEST * ROW + 100,
            "A graph of seven vertices drawn by Grundy value; without its layer 0 all values are lower by one");

    static Map<String, String> draw() {
        Picture picture = new Picture();
        picture.panel(0, "the graph", 0);
        picture.panel(PANEL, "without its layer 0", 1);
        picture.legend();
        return Map.of("layers.svg", picture.svg.toString());
    }

    /** Draws the graph without the layers below the lowest one, whose vertices then have the value 0. */
    private void panel(int left, String title, int lowest) {
        svg.text(left + PANEL / 2.0, 20, 15, Role.INK, title);
        for (int layer = lowest; layer <= HIGHEST; layer++) {
            svg.line(left + 34, y(layer), left + PANEL - 10, y(layer), Role.FAINT, 1);
            svg.text(left + 20, y(layer), 15, Role.INK, layer - lowest);
        }
        for (int v = 1; v <= VERTICES; v++) {
            for (int to : MOVES.get(v)) {
                if (VALUES[v] >= lowest && VALUES[to] >= lowest) {
                    boolean free = VALUES[to] > VALUES[v];
                    svg.arrow(x(left, v), y(VALUES[v]), x(left, to), y(VALUES[to]), RADIUS + 6, 0,
                            free ? Role.CONTRAST : Role.INK, free ? 1 : 2);
                }
            }
        }
        for (int v = 1; v <= VERTICES; v++) {
            if (VALUES[v] >= lowest) {
                vertex(x(left, v), y(VALUES[v]), v, VALUES[v] == lowest);
            }
        }
    }

    /** Draws a token as a second ring, on the vertices 1 and 2. */
    private void vertex(double x, double y, int name, boolean inLayer) {
        svg.circle(x, y, RADIUS, inLayer ? Role.ACCENT : Role.PAPER);
        svg.ring(x, y, RADIUS, inLayer ? Role.ACCENT : Role.INK, 1.5);
        if (name <= 2) {
            svg.ring(x, y, RADIUS + 4, Role.INK, 1.5);
        }
        svg.text(x, y, 15, inLayer ? Role.PAPER : Role.INK, name);
    }

    private void legend() {
        double y = TOP + HIGHEST * ROW + 50;
        svg.label(40, y, 14, Role.INK, "thick: to a smaller value, one edge or more to each");
        svg.label(40, y + 26, 14, Role.INK, "thin: to a larger value, free");
        svg.label(PANEL + 40, y, 14, Role.INK, "filled: in layer 0, value 0");
        svg.label(PANEL + 40, y + 26, 14, Role.INK, "two rings: with a token");
    }

    private static double x(int left, int vertex) {
        return left + 20 + STEP * vertex;
    }

    private static double y(int value) {
        return TOP + (HIGHEST - value) * ROW;
    }
}
