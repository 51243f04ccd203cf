package cses1099;

import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A lost staircase. A move brings two balls to a heap, and the answer takes two balls on. */
public final class Picture {

    private static final List<Integer> BALLS = List.of(1, 2, 1, 2, 3);
    private static final int WIDE = 96, RISE = 28, RADIUS = 9, FLOOR = 194;

    public static Map<String, String> draw() {
        Svg svg = new Svg(BALLS.size() * WIDE + 16, FLOOR + 8,
                "A staircase with " + Svg.listed(BALLS, "and") + " balls on its stairs. Every second stair is blue, "
                        + "and an arrow leads down from each of the two top stairs.");
        for (int stair = 1; stair <= BALLS.size(); stair++) {
            Role role = stair % 2 == 0 ? Role.ACCENT : Role.INK;
            svg.rectangle(x(stair) - WIDE / 2, y(stair), WIDE - 2, stair * RISE, role, 0.2);
            svg.text(x(stair), FLOOR - 14, 14, Role.INK, stair);
            for (int ball = 0; ball < BALLS.get(stair - 1); ball++) {
                svg.circle(x(stair) + (ball - 1) * 22, y(stair) - RADIUS - 1, RADIUS, role);
            }
        }
        down(svg, BALLS.size(), Role.CONTRAST, "the move");
        down(svg, BALLS.size() - 1, Role.ACCENT, "the answer");
        return Map.of("stairs.svg", svg.toString());
    }

    private static void down(Svg svg, int stair, Role role, String name) {
        double y = y(stair) - 3 * RADIUS;
        svg.arrow(x(stair) - 8, y, x(stair - 1) + 8, y + RISE, role, 2);
        svg.text(x(stair) - WIDE / 2, y - 10, 13, role, name);
    }

    private static int x(int stair) {
        return 8 + stair * WIDE - WIDE / 2;
    }

    private static int y(int stair) {
        return FLOOR - stair * RISE;
    }
}
