package luogup2490;

import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A strip, its gaps with their binary digits, and the same after the winning move. */
public final class Picture {

    private static final int SQUARES = 28, MAX_MOVED = 2;
    private static final List<Integer> PIECES = List.of(2, 8, 9, 13, 15, 22, 24, 28);
    private static final int CELL = 24, LEFT = 16, DIGITS = 3;
    private static final int STRIP = 40, TABLE = 36 + DIGITS * CELL;

    public static Map<String, String> draw() {
        Position before = new Position(SQUARES, MAX_MOVED, PIECES, true);
        Position after = new Coach().reply(before).next();
        Svg svg = new Svg(2 * LEFT + SQUARES * CELL + 120, 2 * (STRIP + TABLE) + 8,
                "A strip of " + SQUARES
                        + " squares with four pairs of a white and a black piece. Under each pair stand the "
                        + "binary digits of the gap inside it, and at the right how many gaps have each digit, "
                        + "with a mark where three does not divide it. Below the same after the winning move: three divides each number.");
        strip(svg, before, 8);
        strip(svg, after, 8 + STRIP + TABLE);
        return Map.of("pairs.svg", svg.toString());
    }

    private static void strip(Svg svg, Position position, double top) {
        for (int square = 0; square < position.squares(); square++) {
            svg.frame(LEFT + square * CELL, top, CELL, CELL, Role.FAINT, 1);
        }
        for (int piece = 0; piece < position.pieces().size(); piece++) {
            double x = middle(position.pieces().get(piece));
            if (piece % 2 == 0) {
                svg.ring(x, top + CELL / 2.0, CELL / 3.0, Role.INK, 2);
            } else {
                svg.circle(x, top + CELL / 2.0, CELL / 3.0, Role.INK);
            }
        }
        double right = LEFT + position.squares() * CELL + 12;
        int[] gaps = Coach.gaps(position);
        for (int gap = 0; gap < gaps.length; gap++) {
            double from = middle(position.pieces().get(2 * gap));
            double to = middle(position.pieces().get(2 * gap + 1));
            svg.line(from, top + CELL + 6, to, top + CELL + 6, Role.INK, 2);
            svg.text((from + to) / 2, top + CELL + 18, 13, Role.INK, gaps[gap]);
        }
        for (int row = 0; row < DIGITS; row++) {
            int digit = DIGITS - 1 - row;
            double y = top + STRIP + 12 + row * CELL;
            for (int gap = 0; gap < gaps.length; gap++) {
                double x = (middle(position.pieces().get(2 * gap)) + middle(position.pieces().get(2 * gap + 1))) / 2;
                boolean one = (gaps[gap] >> digit & 1) == 1;
                svg.rectangle(x - 16, y, 32, CELL - 2, one ? Role.ACCENT : Role.PAPER);
                svg.text(x, y + CELL / 2.0 - 1, 12, one ? Role.BACKGROUND : Role.INK, one ? "1" : "0");
            }
            int ones = Coach.ones(gaps, digit);
            boolean lost = ones % (MAX_MOVED + 1) == 0;
            svg.label(right, y + CELL / 2.0, 12, lost ? Role.INK : Role.CONTRAST,
                    ones + " have a " + (1 << digit) + (lost ? "" : " !"));
        }
    }

    private static double middle(int square) {
        return LEFT + (square - 0.5) * CELL;
    }
}
