package agc016f;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * Which edges the sum counts; and a graph with its vertices as high as their Grundy values, and the same graph after
 * layer 0 is taken away.
 */
final class Picture {

    /** For each vertex of 1 to 7 those it has an edge to. */
    private static final List<List<Integer>> MOVES = List.of(List.of(), List.of(3, 7), List.of(5, 6), List.of(4, 5),
            List.of(5, 6), List.of(6), List.of(7), List.of());
    private static final int VERTICES = MOVES.size() - 1;
    /** The value of a vertex that is not in the graph. */
    private static final int ABSENT = -1;

    private static final int PANEL = 380, STEP = 46, TOP = 60, ROW = 84;

    private final Svg svg = new Svg(2 * PANEL, TOP + 2 * ROW + 100,
            "A graph of seven vertices drawn by Grundy value; without its layer 0 all values are lower by one");

    static Map<String, String> draw() {
        int[] whole = Coach.values(MOVES);
        int[] rest = Coach.values(MOVES.stream().map(to -> to.stream().filter(v -> whole[v] > 0).toList()).toList());
        for (int v = 1; v <= VERTICES; v++) {
            rest[v] = whole[v] == 0 ? ABSENT : rest[v];
        }
        Picture picture = new Picture();
        picture.panel(0, "the graph", whole, whole);
        picture.panel(PANEL, "without its layer 0", rest, whole);
        picture.legend();
        return Map.of("layers.svg", picture.svg.toString(), "split.svg", SplitPicture.draw());
    }

    /** Draws the graph in which vertices have these values; all are as high as their values in the whole graph. */
    private void panel(int left, String title, int[] values, int[] whole) {
        svg.text(left + PANEL / 2.0, 20, 15, Role.INK, title);
        int highest = Arrays.stream(values).max().orElseThrow();
        int lift = Arrays.stream(whole).max().orElseThrow() - highest;
        for (int value = 0; value <= highest; value++) {
            double y = y(value + lift);
            svg.line(left + 34, y, left + PANEL - 10, y, Role.FAINT, 1);
            svg.text(left + 20, y, 15, Role.INK, value);
        }
        for (int v = 1; v <= VERTICES; v++) {
            for (int to : MOVES.get(v)) {
                if (values[v] != ABSENT && values[to] != ABSENT) {
                    GraphPicture.edge(svg, x(left, v), y(whole[v]), x(left, to), y(whole[to]), whole[to] > whole[v]);
                }
            }
        }
        for (int v = 1; v <= VERTICES; v++) {
            if (values[v] != ABSENT) {
                GraphPicture.vertex(svg, x(left, v), y(whole[v]), v, values[v] == 0);
            }
        }
    }

    private void legend() {
        double y = TOP + 2 * ROW + 50;
        GraphPicture.legend(svg, 40, y, "to a smaller value: one edge or more to each", "to a larger value: free");
        GraphPicture.vertex(svg, PANEL + 80, y, 7, true);
        svg.label(PANEL + 110, y, 14, Role.INK, "in layer 0, value 0");
        GraphPicture.token(svg, PANEL + 80, y + 30);
    }

    private static double x(int left, int vertex) {
        return left + 20 + STEP * vertex;
    }

    private static double y(int value) {
        return TOP + (2 - value) * ROW;
    }
}
