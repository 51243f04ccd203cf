package hackenbush;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Side;
import nimsum.game.hackenbush.Drawing;
import nimsum.picture.Figure;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * First drawings with their options and values; and the number line with small drawings at the places of their values,
 * stalks above it, drawings with cycles below.
 */
final class Picture {

    private static final int UNIT = 224, MARGIN = 60;
    private static final String COLOURS = "thick: blue edges, Left's; thin: red edges, Right's";
    private static final int MIN = -2, MAX = 2;
    private static final int WIDTH = (MAX - MIN) * UNIT + 2 * MARGIN;
    private static final int STALKS_GROUND = 140, LINE = 196, CYCLES_GROUND = 336, HEIGHT = 370;

    private static final List<String> STALKS = List.of("RR", "RRB", "R", "RBR", "RB", "RBB", "", "BRR", "BR", "BRB",
            "B", "BBR", "BB");
    private static final List<Figure> CYCLES = List.of(Figure.of("0 1 R, 1 0 R", 0, 1),
            Figure.of("0 1 R, 0 2 R, 1 2 B", -0.5, 0.8, 0.5, 0.8), Figure.of("0 1 R, 1 1 B", 0, 1),
            Figure.of("0 1 B, 0 2 R, 1 2 B, 1 2 R", -0.5, 1, 0.5, 1), Figure.of("0 1 B, 1 1 R, 1 1 R", 0, 1),
            Figure.of("0 1 B, 1 0 B, 1 1 R, 1 1 R", 0, 1), Figure.of("0 1 B, 1 2 R, 2 2 B", 0, 1, 0, 2),
            Figure.of("0 1 B, 0 2 B, 1 2 R", -0.5, 0.8, 0.5, 0.8), Figure.of("0 1 B, 1 2 B, 2 2 R", 0, 1, 0, 2),
            Figure.of("0 1 B, 1 0 B", 0, 1));

    private static final List<Figure> FIRST = List.of(Figure.of("0 1 B, 1 2 R", 0, 1, 0, 2),
            Figure.of("0 1 B, 1 2 R, 0 3 R, 3 4 B", -0.5, 1, -0.5, 2, 0.5, 1, 0.5, 2),
            Figure.of("0 1 R, 0 2 R, 1 2 B", -0.5, 1, 0.5, 1),
            Figure.of("0 1 B, 1 2 R, 0 3 R", -0.5, 1, -0.5, 2, 0.5, 1),
            Figure.of("0 1 B, 1 2 R, 0 3 B, 3 4 R, 0 5 R", -1, 1, -1, 2, 0, 1, 0, 2, 1, 1));

    static Map<String, String> draw() {
        return Map.of("first-drawings.svg", Figure.row(FIRST, 150, 150,
                "Five small drawings, and below each what Left and what Right leaves at best, and its value",
                Picture::options, COLOURS), "number-line.svg", numberLine());
    }

    /** Returns the best that Left and Right can leave, and the value: {0 | 1} = 1/2. */
    private static String options(Drawing drawing) {
        return "{" + after(drawing, Side.LEFT).max(Comparator.naturalOrder()).map(Picture::written).orElse("") + " | "
                + after(drawing, Side.RIGHT).min(Comparator.naturalOrder()).map(Picture::written).orElse("") + "} = "
                + written(Coach.value(drawing));
    }

    private static Stream<Dyadic> after(Drawing drawing, Side side) {
        Coach coach = new Coach();
        return drawing.bush().moves(edge -> drawing.edges().get(edge - 1).colour().isFor(side))
                .map(cut -> coach.value(cut.next()));
    }

    private static String written(Dyadic value) {
        return value.toString().replace('-', '\u2212');
    }

    private static String numberLine() {
        Svg svg = new Svg(WIDTH, HEIGHT,
                "The number line from " + MIN + " to " + MAX + ": above it stalks, below it drawings with loops and "
                        + "cycles, each at the place of its value");
        svg.line(x(MIN) - 20, LINE, x(MAX) + 20, LINE, Role.INK, 1.5);
        for (int quarter = 4 * MIN; quarter <= 4 * MAX; quarter++) {
            double x = x(quarter / 4.0);
            int tick = quarter % 4 == 0 ? 8 : 5;
            svg.line(x, LINE - tick, x, LINE + tick, Role.INK, 1);
            svg.text(x, LINE + 20, 12, Role.INK, written(new Dyadic(quarter, 2)));
        }
        STALKS.forEach(colours -> drawAtItsPlace(svg, Figure.stalk(colours), STALKS_GROUND));
        CYCLES.forEach(figure -> drawAtItsPlace(svg, figure, CYCLES_GROUND));
        svg.text(WIDTH / 2.0, HEIGHT - 14, 12, Role.INK, COLOURS);
        return svg.toString();
    }

    private static void drawAtItsPlace(Svg svg, Figure figure, double ground) {
        figure.draw(svg, x(Coach.value(figure.drawing()).doubleValue()), ground);
    }

    private static double x(double number) {
        return MARGIN + (number - MIN) * UNIT;
    }
}
