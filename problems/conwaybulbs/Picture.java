package conwaybulbs;

import java.util.Map;
import java.util.Random;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** What the search sees of a small game. At each place the choice that the coin prefers is to the left. */
final class Picture {

    private static final int[] TOGGLED = {0b0111, 0b1001, 0b1101, 0b1100, 0b1101}, POWERS = {1, 2, 3, 4};
    private static final int GOAL = 5, SWITCHES = TOGGLED.length, END = 22, ROW = 52, MARGIN = 48;

    private final Main search = new Main(TOGGLED, POWERS, GOAL);
    private final Random coins = new Random(SWITCHES);
    private final Svg svg = new Svg(MARGIN + (END << SWITCHES), (SWITCHES + 1) * ROW,
            "A tree of " + (1 << SWITCHES) + " ends, on each the lit power; filled places are won by Roland, "
                    + "rings by Patrick, and what the search leaves out is grey.");

    static Map<String, String> draw() {
        Picture picture = new Picture();
        for (int next = 0; next < SWITCHES; next++) {
            picture.svg.text(MARGIN / 2.0, (next + 0.5) * ROW, 12, Role.INK,
                    (isRolands(next) ? "R " : "P ") + (next + 1));
        }
        picture.drawFrom(0, 0, 0, true);
        return Map.of("tree.svg", picture.svg.toString());
    }

    private static boolean isRolands(int next) {
        return next % 2 == 0 && next < SWITCHES - 1;
    }

    /** Draws all that can come of a place, the lines first; whether Roland wins there. */
    private boolean drawFrom(int settled, int number, int lit, boolean isSeen) {
        double x = MARGIN + (number + 0.5) * (END << SWITCHES - settled);
        double y = (settled + 0.5) * ROW;
        boolean isWon = search.rolandWins(settled, lit);
        Role role = isSeen ? Role.ACCENT : Role.FAINT;
        if (settled == SWITCHES) {
            int power = 0;
            for (int bulb = 0; bulb < POWERS.length; bulb++) {
                power += (lit >> bulb & 1) * POWERS[bulb];
            }
            svg.text(x, y, 12, isSeen ? Role.INK : Role.FAINT, power);
            return isWon;
        }
        int first = coins.nextBoolean() ? lit : lit ^ TOGGLED[settled];
        for (int side = -1; side <= 1; side += 2) {
            svg.line(x, y, x + side * (END << SWITCHES - settled) / 4.0, y + ROW - 8, isSeen ? Role.INK : Role.FAINT,
                    1);
        }
        boolean isEnough = drawFrom(settled + 1, 2 * number, first, isSeen) == isRolands(settled);
        drawFrom(settled + 1, 2 * number + 1, first ^ TOGGLED[settled], isSeen && !isEnough);
        svg.circle(x, y, 7, isWon ? role : Role.BACKGROUND).ring(x, y, 7, role, 2);
        return isWon;
    }
}
