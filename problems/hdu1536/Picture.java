package hdu1536;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The Grundy values of the first heaps for five sets, as bars with the first period framed. */
final class Picture {

    private static final int[][] SETS = {{1, 2, 3}, {2, 5}, {1, 3, 4}, {2, 4, 7}, {1, 4, 7, 8}};
    private static final int HEAPS = 52, BAR = 12, UNIT = 9, ROW = 74, LEFT = 96, TOP = 10;

    /** Takes, the values that they give, and where the first period of these begins and ends. */
    private record Period(int[] takes, int[] values, int start, int end) {

        /** Finds the period by theorem 11 of sums: as many values in a row as the largest take, at two places. */
        static Period of(int[] takes) {
            int[] values = Main.grundyValues(takes, 1000);
            int largest = takes[takes.length - 1];
            int end = IntStream.iterate(1, i -> i + 1).filter(i -> startOf(values, i, largest) < i).findFirst()
                    .orElseThrow();
            return new Period(takes, values, startOf(values, end, largest), end);
        }

        String set() {
            return IntStream.of(takes).mapToObj(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
        }
    }

    static Map<String, String> draw() {
        int bottom = TOP + SETS.length * ROW;
        List<Period> periods = Arrays.stream(SETS).map(Period::of).toList();
        Svg svg = new Svg(LEFT + HEAPS * BAR + 10, bottom + 24, "The Grundy values of the heaps of 0 to " + (HEAPS - 1)
                + " stones for five sets of takes, as bars. The first period is framed: "
                + Svg.listed(periods.stream().map(period -> period.end - period.start).toList(), "and")
                + " heaps long; it begins with the empty heap" + periods.stream().filter(period -> period.start > 0)
                        .map(period -> " but for " + period.set() + ", where it begins with the heap of "
                                + period.start)
                        .collect(Collectors.joining())
                + ".");
        for (int row = 0; row < SETS.length; row++) {
            row(svg, TOP + (row + 1) * ROW - 12, periods.get(row));
        }
        for (int stones = 0; stones < HEAPS; stones += 5) {
            svg.text(LEFT + (stones + 0.5) * BAR, bottom + 8, 11, Role.INK, stones);
        }
        return Map.of("values.svg", svg.toString());
    }

    private static void row(Svg svg, int base, Period period) {
        int[] values = period.values;
        int start = period.start;
        int end = period.end;
        svg.label(6, base - 8, 13, Role.INK, period.set());
        svg.line(LEFT, base, LEFT + HEAPS * BAR, base, Role.INK, 1);
        for (int stones = 0; stones < HEAPS; stones++) {
            double x = LEFT + stones * BAR;
            Role role = stones >= start && stones < end ? Role.ACCENT : Role.FAINT;
            svg.rectangle(x + 1, base - values[stones] * UNIT, BAR - 2, values[stones] * UNIT, role);
            if (values[stones] == 0) {
                svg.rectangle(x + 1, base - 2, BAR - 2, 2, role);
            }
        }
        svg.frame(LEFT + start * BAR - 0.5, base - 4 * UNIT - 12, (end - start) * BAR + 1, 4 * UNIT + 16, Role.CONTRAST,
                1.5);
    }

    /** Returns the first place where there are the same values in a row as at this one. */
    private static int startOf(int[] values, int place, int length) {
        return IntStream.rangeClosed(0, place)
                .filter(first -> Arrays.equals(values, first, first + length, values, place,
                        place + length))
                .findFirst().orElseThrow();
    }
}
