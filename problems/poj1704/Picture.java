package poj1704;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import nimsum.game.Move;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The row with its pairs, and below each pair its heap: before a winning move, and while an addition is answered. */
public final class Picture {

    private static final int CELL = 30, STONE = 11, LEFT = 16, TOP = 34, ROW = 136;

    private final Svg svg;

    private Picture(int squares, int rows, String title) {
        svg = new Svg(2 * LEFT + (squares + 1) * CELL, 12 + rows * ROW, title);
    }

    public static Map<String, String> draw() {
        return Map.of("pairs.svg", pairs(), "answer.svg", answer());
    }

    private static String pairs() {
        Position sample = Position.of(1, 5, 6, 7, 9, 12, 14, 17);
        Move<Position> move = sample.step(1, 3);
        Picture picture = new Picture(17, 1,
                "Chessmen on the squares " + squares(sample) + ", paired from the right. "
                        + "Below each pair stands a heap of as many stones as there are free squares in the pair: "
                        + heaps(sample) + ". An arrow shows a winning move, from " + move.name().replace(" ", " to ")
                        + ".");
        picture.row(0, 17, sample, Optional.of(move));
        return picture.svg.toString();
    }

    /** From a lost position the left one of a pair moves, and its right one follows. */
    private static String answer() {
        Position lost = Position.of(2, 7, 8, 10, 12);
        Move<Position> addition = lost.step(1, 4);
        Move<Position> answer = addition.next().step(2, 4);
        Picture picture = new Picture(12, 3,
                "Three rows, one after the other. Chessmen on " + squares(lost) + " with the heaps " + heaps(lost)
                        + ". The one on " + addition.name().replace(" ", " goes to ") + ", so that the heaps are "
                        + heaps(addition.next()) + ". The one on " + answer.name().replace(" ", " follows to ")
                        + ", and the heaps are " + heaps(answer.next()) + " again.");
        picture.row(0, 12, lost, Optional.of(addition));
        picture.row(1, 12, addition.next(), Optional.of(answer));
        picture.row(2, 12, answer.next(), Optional.empty());
        return picture.svg.toString();
    }

    private static String squares(Position position) {
        return Svg.listed(IntStream.range(0, position.chessmen()).mapToObj(position::square).toList(), "and");
    }

    private static String heaps(Position position) {
        return Svg.listed(IntStream.range(0, position.chessmen()).filter(chessman -> isRight(position, chessman))
                .mapToObj(chessman -> stones(position.square(chessman - 1), position.square(chessman))).toList(),
                "and");
    }

    /** Of a pair. */
    private static boolean isRight(Position position, int chessman) {
        return (position.chessmen() - chessman) % 2 == 1;
    }

    private static int stones(int left, int right) {
        return right - left - 1;
    }

    /** The row with the heaps below it, and an arrow above it for a move. */
    private void row(int number, int squares, Position position, Optional<Move<Position>> move) {
        double y = TOP + number * ROW;
        svg.rectangle(x(0) - CELL / 2.0, y, CELL, CELL, Role.FAINT);
        for (int square = 1; square <= squares; square++) {
            svg.frame(x(square) - CELL / 2.0, y, CELL, CELL, Role.FAINT, 1);
            svg.text(x(square), y + CELL + 9, 10, Role.INK, square);
        }
        for (int chessman = 0; chessman < position.chessmen(); chessman++) {
            boolean right = isRight(position, chessman);
            svg.circle(x(position.square(chessman)), y + CELL / 2.0, 11, right ? Role.ACCENT : Role.CONTRAST);
            if (right) {
                heap(y + CELL + 18, position.square(chessman - 1), position.square(chessman));
            }
        }
        move.ifPresent(made -> {
            List<Double> ends = List.of(made.name().split(" ")).stream().map(end -> x(Integer.parseInt(end))).toList();
            svg.arrow(ends.get(0), y - 10, ends.get(1), y - 10, Role.INK, 2);
        });
    }

    /** A bracket from the left one of a pair, or the wall, to the right one, and the stones of the heap below it. */
    private void heap(double y, int left, int right) {
        double middle = (x(left) + x(right)) / 2;
        svg.line(x(left), y, x(right), y, Role.INK, 1.5);
        svg.line(x(left), y, x(left), y - 4, Role.INK, 1.5);
        svg.line(x(right), y, x(right), y - 4, Role.INK, 1.5);
        int stones = stones(left, right);
        for (int stone = 0; stone < stones; stone++) {
            svg.rectangle(middle - STONE, y + 5 + stone * STONE, 2 * STONE, STONE - 2, Role.INK);
        }
        svg.text(middle + (stones > 0 ? 2 * STONE : 0), y + 12, 12, Role.INK, stones);
    }

    /** The middle of a square; the wall is square 0. */
    private static double x(int square) {
        return LEFT + (square + 0.5) * CELL;
    }
}
