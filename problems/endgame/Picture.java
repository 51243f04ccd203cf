package endgame;

import java.util.LinkedHashMap;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.util.Retrograde;

/** The moves to the mate for each place of the black king, the two white pieces standing still. */
final class Picture {

    private static final int SIDE = 8;
    private static final int KING = square("c6"), ROOK = square("e4");
    private static final int CELL = 48, MARGIN = 30;

    static Map<String, String> draw() {
        Map<String, String> pictures = new LinkedHashMap<>();
        pictures.put("moves-to-mate.svg", movesToMate());
        return pictures;
    }

    private static String movesToMate() {
        int side = SIDE * CELL;
        Svg svg = new Svg(side + 2 * MARGIN, side + 2 * MARGIN + 20,
                "A chess board with the white king on c6 and the rook on e4: on each square the number of White's moves to the"
                        + " mate if the black king stands there and White is to move");
        Main.Positions positions = new Main.Positions();
        Retrograde solution = Retrograde.solve(positions);
        for (int i = 0; i < SIDE; i++) {
            svg.text(MARGIN / 2, middle(i), 13, Role.INK, Integer.toString(SIDE - i));
            svg.text(middle(i), side + 1.5 * MARGIN, 13, Role.INK, Character.toString('a' + i));
        }
        for (int square = 0; square < SIDE * SIDE; square++) {
            int position = positions.position(Main.Positions.WHITE, KING, ROOK, square);
            boolean legal = positions.ending(position) == Retrograde.PLAY_ON;
            drawSquare(svg, square, legal ? (solution.distance(position) + 1) / 2 : 0);
        }
        svg.frame(MARGIN, MARGIN, side, side, Role.INK, 1.5);
        svg.text(MARGIN + side / 2, side + 2 * MARGIN + 6, 13, Role.INK,
                "K, R: White.  Dots: Black in check or next to the king.");
        return svg.toString();
    }

    private static void drawSquare(Svg svg, int square, int moves) {
        double x = middle(square % SIDE);
        double y = middle(square / SIDE);
        svg.rectangle(x - CELL / 2.0, y - CELL / 2.0, CELL, CELL, Role.PAPER);
        if (square == KING || square == ROOK) {
            svg.ring(x, y, CELL / 3.0, Role.INK, 2.5);
            svg.text(x, y, 18, Role.INK, square == KING ? "K" : "R");
        } else if (moves == 0) {
            svg.circle(x, y, 2.5, Role.INK);
        } else {
            svg.rectangle(x - CELL / 2.0, y - CELL / 2.0, CELL, CELL, Role.ACCENT, moves / 25.0);
            svg.text(x, y, 16, Role.INK, Integer.toString(moves));
        }
        svg.frame(x - CELL / 2.0, y - CELL / 2.0, CELL, CELL, Role.FAINT, 1);
    }

    /** The middle of a row or column, which count from 0. */
    private static double middle(int index) {
        return MARGIN + (index + 0.5) * CELL;
    }

    private static int square(String name) {
        return (SIDE - (name.charAt(1) - '0')) * SIDE + name.charAt(0) - 'a';
    }
}
