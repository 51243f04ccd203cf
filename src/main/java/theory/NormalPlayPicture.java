package theory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Chomp on a bar of 2 x 3 as a graph: which positions are lost, and which moves win. */
final class NormalPlayPicture {

    private static final int LONGEST = 3;
    private static final int CELL = 18;
    private static final int COLUMN = 124, ROW = 100, MARGIN = 52, HEIGHT = 268;

    /** A bar with rows of these lengths, the upper one no shorter. */
    record Bar(int upper, int lower) {

        int squares() {
            return upper + lower;
        }

        /** Returns what each bite but that of the poisoned square leaves. */
        List<Bar> options() {
            List<Bar> options = new ArrayList<>();
            IntStream.range(0, lower).forEach(length -> options.add(new Bar(upper, length)));
            IntStream.range(1, upper).forEach(length -> options.add(new Bar(length, Math.min(lower, length))));
            return options;
        }

        String name() {
            return lower == 0 ? Integer.toString(upper) : upper + "+" + lower;
        }

        boolean isLost() {
            return options().stream().noneMatch(Bar::isLost);
        }
    }

    static Map<String, String> draw() {
        List<Bar> bars = IntStream.rangeClosed(1, LONGEST).boxed()
                .flatMap(upper -> IntStream.rangeClosed(0, upper).mapToObj(lower -> new Bar(upper, lower))).toList();
        Map<Bar, double[]> places = places(bars);
        Svg svg = new Svg(5 * COLUMN + 2 * MARGIN, HEIGHT,
                "The positions of Chomp on a bar of two rows of " + LONGEST
                        + ", each P or N. From each N-position an arrow leads to a P-position.");
        bars.forEach(bar -> bar.options().stream().filter(Bar::isLost)
                .forEach(option -> svg.arrow(places.get(bar)[0], places.get(bar)[1], places.get(option)[0],
                        places.get(option)[1], 42, 0, Role.CONTRAST, 2.5)));
        bars.forEach(bar -> bar(svg, bar, places.get(bar)));
        return Map.of("chomp.svg", svg.toString());
    }

    /**
     * Returns the middle of each bar: a column for each number of squares, a bar alone in the middle of its column. The
     * bars of two squares stand further apart and leave way to an arrow that passes them.
     */
    private static Map<Bar, double[]> places(List<Bar> bars) {
        Map<Bar, double[]> places = new HashMap<>();
        for (Bar bar : bars) {
            List<Bar> column = bars.stream().filter(other -> other.squares() == bar.squares()).toList();
            double apart = column.size() == 1 ? 0 : bar.squares() == 2 ? 1.7 : 1;
            double row = (column.indexOf(bar) - 0.5) * apart;
            places.put(bar,
                    new double[]{MARGIN + (2 * LONGEST - bar.squares()) * COLUMN, HEIGHT / 2.0 + 8 + row * ROW});
        }
        return places;
    }

    private static void bar(Svg svg, Bar bar, double[] middle) {
        double left = middle[0] - 1.5 * CELL;
        double top = middle[1] - CELL;
        svg.rectangle(left - 7, top - 7, 3 * CELL + 14, 2 * CELL + 14, Role.BACKGROUND);
        for (int row = 0; row < 2; row++) {
            for (int column = 0; column < (row == 0 ? bar.upper : bar.lower); column++) {
                boolean poisoned = row + column == 0;
                svg.rectangle(left + column * CELL, top + row * CELL, CELL - 2, CELL - 2,
                        poisoned ? Role.INK : bar.isLost() ? Role.ACCENT : Role.FAINT);
            }
        }
        if (bar.isLost()) {
            svg.frame(left - 6, top - 6, 3 * CELL + 10, 2 * CELL + 10, Role.ACCENT, 2);
        }
        svg.text(middle[0], top - 17, 14, bar.isLost() ? Role.ACCENT : Role.INK,
                bar.name() + (bar.isLost() ? ": P" : ": N"));
    }
}
