package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The backward search, the moves to the mate for each place of the black king, and how many positions take how many. */
final class Picture {

    private static final int SIDE = 8;
    private static final Square KING = Square.of("c6"), ROOK = Square.of("e4");
    private static final int CELL = 48, MARGIN = 30;

    static Map<String, String> draw() {
        Map<String, String> pictures = new LinkedHashMap<>();
        Coach coach = new Coach();
        pictures.put("search.svg", SearchPicture.draw(coach));
        pictures.put("moves-to-mate.svg", movesToMate(coach));
        pictures.put("how-many.svg", howMany(coach));
        return pictures;
    }

    private static String movesToMate(Coach coach) {
        int side = SIDE * CELL;
        Svg svg = new Svg(side + 2 * MARGIN, side + 2 * MARGIN + 20,
                "A chess board with the white king on " + KING + " and the rook on " + ROOK
                        + ": on each square the number of White's moves to the"
                        + " mate if the black king stands there and White is to move");
        for (int i = 0; i < SIDE; i++) {
            svg.text(MARGIN / 2, middle(i), 13, Role.INK, Integer.toString(SIDE - i));
            svg.text(middle(i), side + 1.5 * MARGIN, 13, Role.INK, Character.toString('a' + i));
        }
        for (int square = 0; square < SIDE * SIDE; square++) {
            Position position = new Position(KING, ROOK, Square.of(square), true);
            drawSquare(svg, position.black(), position.isLegal() ? coach.whiteMoves(position) : 0);
        }
        svg.frame(MARGIN, MARGIN, side, side, Role.INK, 1.5);
        svg.text(MARGIN + side / 2, side + 2 * MARGIN + 6, 13, Role.INK,
                "White moves.  K, R: White.  Dots: Black in check or next to the king.");
        return svg.toString();
    }

    /** A bar for each number of White's moves, over all legal positions with White to move. */
    private static String howMany(Coach coach) {
        int[] counts = new int[SIDE * SIDE];
        int legal = 0;
        for (int i = 0; i < SIDE * SIDE * SIDE * SIDE * SIDE * SIDE; i++) {
            Position position = new Position(Square.of(i / 64 / 64), Square.of(i / 64 % 64), Square.of(i % 64), true);
            if (position.isLegal()) {
                counts[coach.whiteMoves(position)]++;
                legal++;
            }
        }
        int most = IntStream.range(0, counts.length).filter(moves -> counts[moves] > 0).max().orElseThrow();
        int bar = 34;
        int height = 200;
        int largest = Arrays.stream(counts).max().orElseThrow();
        Svg svg = new Svg(2 * MARGIN + most * bar + 20, height + 90,
                "A bar for each number of moves to the mate from 1 to " + most + ", as high as the number of the "
                        + legal
                        + " legal positions with White to move that take so many");
        for (int moves = 1; moves <= most; moves++) {
            double left = MARGIN + (moves - 1) * bar;
            double high = height * (double) counts[moves] / largest;
            svg.rectangle(left + 3, 30 + height - high, bar - 6, high, Role.ACCENT);
            svg.text(left + bar / 2.0, 30 + height - high - 8, 9, Role.INK, Integer.toString(counts[moves]));
            svg.text(left + bar / 2.0, height + 44, 13, Role.INK, Integer.toString(moves));
        }
        svg.label(MARGIN, height + 70, 13, Role.INK,
                "White's moves to the mate, and how many positions with White to move take them");
        return svg.toString();
    }

    private static void drawSquare(Svg svg, Square square, int moves) {
        double x = middle(square.col());
        double y = middle(square.row());
        svg.rectangle(x - CELL / 2.0, y - CELL / 2.0, CELL, CELL, Role.PAPER);
        if (square.equals(KING) || square.equals(ROOK)) {
            svg.ring(x, y, CELL / 3.0, Role.INK, 2.5);
            svg.text(x, y, 18, Role.INK, square.equals(KING) ? "K" : "R");
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
}
