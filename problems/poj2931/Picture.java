package poj2931;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A tower, and beside it the walk on the number line that its cubes make. */
final class Picture {

    private static final String TOWER = "WWBBWBW";
    private static final int UNIT = 240, LEFT = 130, ROW = 36, TOP = 30;
    private static final int CUBE = 28, MAX = 2;

    static Map<String, String> draw() {
        double ground = TOP + TOWER.length() * ROW;
        Svg svg = new Svg(LEFT + MAX * UNIT + 70, (int) ground + 60,
                "A tower of seven cubes, from the ground up white, white, black, black, white, black, white. At the "
                        + "height of each cube an arrow shows its step on the number line: from 0 to "
                        + Svg.listed(IntStream.rangeClosed(1, TOWER.length()).mapToObj(Picture::text).toList(), "and")
                        + ".");
        for (int tick = 0; tick <= 4 * MAX; tick++) {
            double x = x(tick / 4.0);
            svg.line(x, TOP - 10, x, ground + 12, Role.FAINT, tick % 4 == 0 ? 1.5 : 0.75);
            if (tick % 2 == 0) {
                svg.text(x, ground + 28, 13, Role.INK, tick % 4 == 0 ? Integer.toString(tick / 4) : tick / 2 + "/2");
            }
        }
        svg.line(30, ground, 30 + 2 * CUBE, ground, Role.INK, 2);
        for (int cube = 0; cube < TOWER.length(); cube++) {
            step(svg, cube);
        }
        return Map.of("walk.svg", svg.toString());
    }

    private static void step(Svg svg, int cube) {
        boolean white = TOWER.charAt(cube) == 'W';
        double y = TOP + (TOWER.length() - 1 - cube) * ROW;
        svg.rectangle(30 + CUBE / 2.0, y + (ROW - CUBE), CUBE, CUBE, white ? Role.PAPER : Role.INK);
        svg.frame(30 + CUBE / 2.0, y + (ROW - CUBE), CUBE, CUBE, Role.INK, 1.5);
        svg.text(30 + CUBE, y + ROW - CUBE / 2.0, 13, white ? Role.INK : Role.BACKGROUND, white ? "W" : "B");
        double from = x(value(cube));
        double to = x(value(cube + 1));
        double middle = y + ROW - CUBE / 2.0;
        svg.line(from, middle, from, cube == 0 ? middle : middle + ROW, Role.FAINT, 1);
        svg.arrow(from, middle, to, middle, white ? Role.ACCENT : Role.CONTRAST, Math.abs(to - from) > 20 ? 2 : 1);
        svg.label(Math.max(from, to) + 10, middle, 13, Role.INK, text(cube + 1));
    }

    private static String text(int cubes) {
        return Coach.value(TOWER.substring(0, cubes)).toString();
    }

    /** Returns what the lowest cubes are worth. */
    private static double value(int cubes) {
        return Coach.value(TOWER.substring(0, cubes)).doubleValue();
    }

    private static double x(double value) {
        return LEFT + value * UNIT;
    }
}
