package agc016f;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.Mex;

/** Which edges the sum counts; and a graph with its vertices as high as their Grundy values, and the same graph after layer 0 is taken away. */
final class Picture {

    /** For each vertex of 1 to 7 those it has an edge to. */
    private static final List<List<Integer>> MOVES = List.of(List.of(), List.of(3, 7), List.of(5, 6), List.of(4, 5),
            List.of(5, 6), List.of(6), List.of(7), List.of());
    private static final int VERTICES = MOVES.size() - 1;
    /** The value of a vertex that is not in the graph. */
    private static final int ABSENT = -1;

    private static final int PANEL = 380, STEP = 46, TOP = 60, ROW = 84, RADIUS = 15;

    private final Svg svg = new Svg(2 * PANEL, TOP + 2 * ROW + 100,
            "A graph of seven vertices drawn by Grundy value; without its layer 0 all values are lower by one");

    private Picture() {
    }

    static Map<String, String> draw() {
        int[] whole = new int[VERTICES + 1];
        grundy(whole);
        int[] rest = new int[VERTICES + 1];
        for (int v = 1; v <= VERTICES; v++) {
            rest[v] = whole[v] == 0 ? ABSENT : 0;
        }
        grundy(rest);
        Picture picture = new Picture();
        picture.panel(0, "the graph", whole, whole);
        picture.panel(PANEL, "without its layer 0", rest, whole);
        picture.legend();
        Map<String, String> pictures = new LinkedHashMap<>();
        pictures.put("layers.svg", picture.svg.toString());
        pictures.put("split.svg", SplitPicture.draw());
        return pictures;
    }

    /** Gives the vertices that are there their values. */
    private static void grundy(int[] values) {
        Mex mex = new Mex();
        for (int v = VERTICES; v >= 1; v--) {
            if (values[v] != ABSENT) {
                mex.clear();
                MOVES.get(v).stream().filter(to -> values[to] != ABSENT).forEach(to -> mex.add(values[to]));
                values[v] = mex.value();
            }
        }
    }

    /** Draws the graph in which vertices have these values; all are as high as their values in the whole graph. */
    private void panel(int left, String title, int[] values, int[] whole) {
        svg.text(left + PANEL / 2.0, 20, 15, Role.INK, title);
        int highest = Arrays.stream(values).max().orElseThrow();
        int lift = Arrays.stream(whole).max().orElseThrow() - highest;
        for (int value = 0; value <= highest; value++) {
            double y = y(value + lift);
            svg.line(left + 34, y, left + PANEL - 10, y, Role.FAINT, 1);
            svg.text(left + 20, y, 15, Role.INK, Integer.toString(value));
        }
        for (int v = 1; v <= VERTICES; v++) {
            for (int to : MOVES.get(v)) {
                if (values[v] != ABSENT && values[to] != ABSENT) {
                    edge(x(left, v), y(whole[v]), x(left, to), y(whole[to]));
                }
            }
        }
        for (int v = 1; v <= VERTICES; v++) {
            if (values[v] != ABSENT) {
                vertex(x(left, v), y(whole[v]), Integer.toString(v), values[v] == 0, v <= 2);
            }
        }
    }

    private void edge(double x1, double y1, double x2, double y2) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double dx = (x2 - x1) / length * (RADIUS + 2);
        double dy = (y2 - y1) / length * (RADIUS + 2);
        boolean toLarger = y2 < y1;
        svg.arrow(x1 + dx, y1 + dy, x2 - dx, y2 - dy, toLarger ? Role.CONTRAST : Role.INK, toLarger ? 1 : 2);
    }

    private void vertex(double x, double y, String name, boolean inLayer0, boolean token) {
        svg.circle(x, y, RADIUS, inLayer0 ? Role.ACCENT : Role.PAPER);
        svg.ring(x, y, RADIUS, inLayer0 ? Role.ACCENT : Role.INK, 1.5);
        if (token) {
            svg.ring(x, y, RADIUS + 5, Role.INK, 1.5);
        }
        svg.text(x, y, 15, inLayer0 ? Role.PAPER : Role.INK, name);
    }

    private void legend() {
        double y = TOP + 2 * ROW + 50;
        svg.arrow(40, y, 80, y, Role.INK, 2);
        svg.label(90, y, 14, Role.INK, "to a smaller value: one edge or more to each");
        svg.arrow(40, y + 26, 80, y + 26, Role.CONTRAST, 1);
        svg.label(90, y + 26, 14, Role.INK, "to a larger value: free");
        vertex(PANEL + 80, y, "7", true, false);
        svg.label(PANEL + 110, y, 14, Role.INK, "in layer 0, value 0");
        svg.ring(PANEL + 80, y + 30, 8, Role.INK, 1.5);
        svg.ring(PANEL + 80, y + 30, 5, Role.INK, 1.5);
        svg.label(PANEL + 110, y + 30, 14, Role.INK, "with a token");
    }

    private static double x(int left, int vertex) {
        return left + 20 + STEP * vertex;
    }

    private static double y(int value) {
        return TOP + (2 - value) * ROW;
    }
}
