package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.Map;
import java.util.Random;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** What the search sees of a small game. At each node the choice that the coin prefers is to the left. */
final class Picture {

    private static final int SWITCHES = 5, LEAF = 22, ROW = 52, MARGIN = 48;

    private final Game game = new Rules().read("1\n5 4 5\n1 2 3 4\n1110\n1001\n1011\n0011\n1011\n").game();
    private final Random coins = new Random(SWITCHES);
    private final Svg svg = new Svg(MARGIN + (LEAF << SWITCHES), (SWITCHES + 1) * ROW,
            "A tree of " + (1 << SWITCHES) + " leaves, on each the lit power; filled nodes are won by Roland, "
                    + "rings by Patrick, and what the search leaves out is grey.");

    static Map<String, String> draw() {
        Picture picture = new Picture();
        picture.drawFrom(0, 0, 0, true);
        return Map.of("tree.svg", picture.svg.toString());
    }

    /** Draws all that can come of a node, the lines first; whether Roland wins there. */
    private boolean drawFrom(int settled, int number, int lit, boolean isSeen) {
        double width = LEAF << SWITCHES - settled;
        double x = MARGIN + (number + 0.5) * width;
        double y = (settled + 0.5) * ROW;
        Role ink = isSeen ? Role.INK : Role.FAINT;
        if (settled == SWITCHES) {
            svg.text(x, y, 12, ink, game.power(lit));
            return game.power(lit) >= game.goal();
        }
        boolean isRolands = settled % 2 == 0 && settled < SWITCHES - 1;
        if (number == 0) {
            svg.text(MARGIN / 2.0, y, 12, Role.INK, (isRolands ? "R " : "P ") + (settled + 1));
        }
        svg.line(x, y, x - width / 4, y + ROW - 8, ink, 1).line(x, y, x + width / 4, y + ROW - 8, ink, 1);
        int toggled = game.wires().get(settled);
        int first = coins.nextBoolean() ? lit : lit ^ toggled;
        boolean isEnough = drawFrom(settled + 1, 2 * number, first, isSeen) == isRolands;
        boolean otherWins = drawFrom(settled + 1, 2 * number + 1, first ^ toggled, isSeen && !isEnough) == isRolands;
        boolean rolandWins = (isEnough || otherWins) == isRolands;
        Role role = isSeen ? Role.ACCENT : Role.FAINT;
        svg.circle(x, y, 7, rolandWins ? role : Role.BACKGROUND).ring(x, y, 7, role, 2);
        return rolandWins;
    }
}
