package hackenbush;

import hackenbush.Drawing.Edge;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The number line with small drawings at the places of their values: stalks above it, drawings with cycles below. */
final class Picture {

    private static final int UNIT = 224, MARGIN = 60, STEP = 30;
    private static final int LEAST = -2, MOST = 2;
    private static final int WIDTH = (MOST - LEAST) * UNIT + 2 * MARGIN;
    private static final int STALKS_GROUND = 140, LINE = 196, CYCLES_GROUND = 336, HEIGHT = 370;

    private static final List<String> STALKS = List.of("RR", "RRB", "R", "RBR", "RB", "RBB", "", "BRR", "BR", "BRB",
            "B", "BBR",
            "BB");
    private static final List<Figure> CYCLES = List.of(figure("0 1 R, 1 0 R", 0, 1),
            figure("0 1 R, 0 2 R, 1 2 B", -0.5, 0.8, 0.5, 0.8), figure("0 1 R, 1 1 B", 0, 1),
            figure("0 1 B, 0 2 R, 1 2 B, 1 2 R", -0.5, 1, 0.5, 1), figure("0 1 B, 1 1 R, 1 1 R", 0, 1),
            figure("0 1 B, 1 0 B, 1 1 R, 1 1 R", 0, 1), figure("0 1 B, 1 2 R, 2 2 B", 0, 1, 0, 2),
            figure("0 1 B, 0 2 B, 1 2 R", -0.5, 0.8, 0.5, 0.8), figure("0 1 B, 1 2 B, 2 2 R", 0, 1, 0, 2),
            figure("0 1 B, 1 0 B", 0, 1));

    /**
     * @param places
     *            of the vertices from 1 on, in steps: to the right of the middle, and up
     */
    private record Figure(Drawing drawing, double[] places) {

        double across(int vertex) {
            return vertex == 0 ? 0 : places[2 * vertex - 2] * STEP;
        }

        double up(int vertex) {
            return vertex == 0 ? 0 : places[2 * vertex - 1] * STEP;
        }
    }

    private Picture() {
    }

    private static Figure figure(String edges, double... places) {
        return new Figure(Drawing.of(edges), places);
    }

    static Map<String, String> draw() {
        Svg svg = new Svg(WIDTH, HEIGHT,
                "The number line from -2 to 2: above it stalks, below it drawings with loops and "
                        + "cycles, each at the place of its value");
        svg.line(x(LEAST) - 20, LINE, x(MOST) + 20, LINE, Role.INK, 1.5);
        for (int quarter = 4 * LEAST; quarter <= 4 * MOST; quarter++) {
            double x = x(quarter / 4.0);
            int tick = quarter % 4 == 0 ? 8 : 5;
            svg.line(x, LINE - tick, x, LINE + tick, Role.INK, 1);
            svg.text(x, LINE + 20, 12, Role.INK,
                    Main.fraction(quarter * Main.ONE / 4).replace('-', '\u2212'));
        }
        STALKS.forEach(colours -> {
            double[] places = new double[2 * colours.length()];
            for (int i = 0; i < colours.length(); i++) {
                places[2 * i + 1] = i + 1;
            }
            draw(svg, new Figure(Drawing.stalk(colours), places), STALKS_GROUND);
        });
        CYCLES.forEach(figure -> draw(svg, figure, CYCLES_GROUND));
        svg.text(WIDTH / 2.0, HEIGHT - 14, 12, Role.INK, "thick: blue edges, Left's; thin: red edges, Right's");
        return Map.of("number-line.svg", svg.toString());
    }

    private static void draw(Svg svg, Figure figure, double ground) {
        double middle = x(value(figure.drawing) / (double) Main.ONE);
        svg.rectangle(middle - 20, ground, 40, 4, Role.FAINT);
        Set<String> joined = new HashSet<>();
        int loops = 0;
        for (Edge edge : figure.drawing.edges()) {
            Role role = edge.colour() == 'B' ? Role.ACCENT : Role.CONTRAST;
            double thickness = edge.colour() == 'B' ? 4.5 : 2;
            double x1 = middle + figure.across(edge.from());
            double y1 = ground - figure.up(edge.from());
            double x2 = middle + figure.across(edge.to());
            double y2 = ground - figure.up(edge.to());
            if (edge.from() == edge.to()) {
                double radius = 6 + 5 * loops++;
                svg.ring(x1, y1 - radius, radius, role, thickness);
            } else if (joined.add(Math.min(edge.from(), edge.to()) + " " + Math.max(edge.from(), edge.to()))) {
                svg.line(x1, y1, x2, y2, role, thickness);
            } else {
                // The second of two edges side by side goes round a corner.
                double cornerX = (x1 + x2) / 2 + (x1 == x2 ? 12 : 0);
                double cornerY = (y1 + y2) / 2 - (x1 == x2 ? 0 : 12);
                svg.line(x1, y1, cornerX, cornerY, role, thickness);
                svg.line(cornerX, cornerY, x2, y2, role, thickness);
            }
        }
        for (int vertex = 0; vertex <= figure.drawing.vertices(); vertex++) {
            svg.circle(middle + figure.across(vertex), ground - figure.up(vertex), 3.5, Role.INK);
        }
    }

    private static int value(Drawing drawing) {
        int[] values = drawing.table().values();
        return values[values.length - 1];
    }

    private static double x(double number) {
        return MARGIN + (number - LEAST) * UNIT;
    }
}
