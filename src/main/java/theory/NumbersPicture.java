package theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimsum.game.Dyadic;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The numbers from 0 up, day by day: each is the simplest one between two older ones, or beyond the last. */
final class NumbersPicture {

    private static final int LAST_DAY = 4;
    private static final int ONE = 212, LEFT = 70, TOP = 34, ROW = 74, RADIUS = 13;

    /** A number, the day on which it is born, and the two that it is born between; null where there is none. */
    private record Born(Dyadic value, int day, Born left, Born right) {
    }

    static Map<String, String> draw() {
        return Map.of("numbers.svg", picture(numbers()));
    }

    private static List<Born> numbers() {
        List<Born> numbers = List.of(new Born(Dyadic.ZERO, 0, null, null));
        for (int day = 1; day <= LAST_DAY; day++) {
            List<Born> more = new ArrayList<>();
            for (int i = 0; i < numbers.size(); i++) {
                Born left = numbers.get(i);
                Born right = i + 1 < numbers.size() ? numbers.get(i + 1) : null;
                more.add(left);
                more.add(new Born(Dyadic.simplestBetween(left.value, right == null ? null : right.value), day, left,
                        right));
            }
            numbers = more;
        }
        return numbers;
    }

    private static String picture(List<Born> numbers) {
        Svg svg = new Svg(LEFT + LAST_DAY * ONE + 34, TOP + LAST_DAY * ROW + 66,
                "The numbers from 0 up that are born by day "
                        + LAST_DAY + ": on each day one in the middle of each gap, and one beyond the last.");
        for (int day = 0; day <= LAST_DAY; day++) {
            svg.label(8, TOP + day * ROW, 12, Role.INK, "day " + day);
        }
        int scale = TOP + LAST_DAY * ROW + 36;
        svg.line(LEFT, scale, LEFT + LAST_DAY * ONE, scale, Role.INK, 1.5);
        for (int half = 0; half <= 2 * LAST_DAY; half++) {
            double x = LEFT + half * ONE / 2.0;
            svg.line(x, scale - 4, x, scale + 4, Role.INK, 1);
            svg.text(x, scale + 16, 12, Role.INK, new Dyadic(half, 1));
        }
        for (Born number : numbers) {
            for (Born parent : new Born[]{number.left, number.right}) {
                if (parent != null) {
                    boolean dayBefore = parent.day == number.day - 1;
                    svg.line(x(parent), y(parent), x(number), y(number), dayBefore ? Role.INK : Role.FAINT,
                            dayBefore ? 1.5 : 1);
                }
            }
        }
        for (Born number : numbers) {
            svg.circle(x(number), y(number), RADIUS, Role.PAPER);
            svg.ring(x(number), y(number), RADIUS, Role.ACCENT, 1.5);
            svg.text(x(number), y(number), number.value.toString().length() > 1 ? 10 : 12, Role.INK,
                    number.value.toString());
        }
        return svg.toString();
    }

    private static double x(Born number) {
        return LEFT + ONE * number.value.doubleValue();
    }

    private static double y(Born number) {
        return TOP + number.day * ROW;
    }
}
