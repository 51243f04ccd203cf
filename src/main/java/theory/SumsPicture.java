package theory;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import theory.NormalPlayPicture.Bar;

/**
 * A graph with a token; Bouton's move on heaps in binary; why an option of larger value changes nothing; and three
 * games, each above the heap that it is equal to.
 */
final class SumsPicture {

    /** The positions A, B, ... of the graph: the options of each, which come before it. */
    static final List<String> GRAPH = List.of("", "A", "AB", "B", "CD", "BCD", "EF");

    /** Column and row of each, so that no arrow passes through another one. */
    private static final int[][] PLACES = {{4, 1}, {3, 1}, {2, 0}, {2, 2}, {1, 0}, {1, 2}, {0, 1}};

    private static final int CELL = 30, BITS = 4;
    private static final int TOKEN = 'F' - 'A', SMALL = 18, PARTS = 140;
    private static final int[] TAKES = {1, 3, 4};

    static Map<String, String> draw() {
        return Map.of("graph.svg", graph(), "bouton.svg", bouton(3, 4, 5, 9), "raise.svg", raise(6, TAKES),
                "three.svg", three());
    }

    private static String graph() {
        Svg svg = new Svg(560, 230, "Positions A to G and their moves. A token is on F.");
        graph(svg, 0, 0, 1);
        for (int position = 0; position < GRAPH.size(); position++) {
            svg.text(graphX(position), graphY(position), 15, position == TOKEN ? Role.BACKGROUND : Role.INK,
                    Character.toString('A' + position));
        }
        return svg.toString();
    }

    private static void graph(Svg svg, double left, double top, double scale) {
        for (int from = 0; from < GRAPH.size(); from++) {
            for (char to : GRAPH.get(from).toCharArray()) {
                svg.arrow(left + scale * graphX(from), top + scale * graphY(from), left + scale * graphX(to - 'A'),
                        top + scale * graphY(to - 'A'), 20 * scale, 0, Role.INK, 2 * scale);
            }
        }
        for (int position = 0; position < GRAPH.size(); position++) {
            double x = left + scale * graphX(position);
            double y = top + scale * graphY(position);
            svg.circle(x, y, 19 * scale, position == TOKEN ? Role.ACCENT : Role.PAPER).ring(x, y, 19 * scale, Role.INK,
                    1.5 * scale);
        }
    }

    private static double graphX(int position) {
        return 40 + 120 * PLACES[position][0];
    }

    private static double graphY(int position) {
        return 35 + 80 * PLACES[position][1];
    }

    /** Draws the game of the chapter's beginning, from the first move until a raised value is back. */
    private static String three() {
        Svg svg = new Svg(700, 4 * PARTS - 20, "Four positions of a bar of chocolate, a token on a graph and a heap. "
                + "Below each part is the heap of Nim that it is equal to.");
        parts(svg, 0, new Bar(3, 3), 6);
        parts(svg, 1, new Bar(1, 1), 6);
        parts(svg, 2, new Bar(1, 1), 5);
        parts(svg, 3, new Bar(1, 1), 4);
        svg.label(42, PARTS - 12, 14, Role.CONTRAST, "Anna: 4 to 1");
        svg.label(462, 2 * PARTS - 12, 14, Role.CONTRAST, "Ben: 2 to 3");
        svg.label(462, 3 * PARTS - 12, 14, Role.CONTRAST, "Anna: 3 to 2");
        return svg.toString();
    }

    private static void parts(Svg svg, int row, Bar bar, int stones) {
        double top = row * PARTS + 10;
        for (int i = 0; i < bar.squares(); i++) {
            svg.rectangle(50 + i % bar.upper() * SMALL, top + 28 + i / bar.upper() * SMALL, SMALL - 2, SMALL - 2,
                    i == 0 ? Role.INK : Role.FAINT);
        }
        graph(svg, 180, top, 0.36);
        stones(svg, 470, top + 40, stones, Role.FAINT);
        int[] values = {grundy(bar), grundy(TOKEN), grundy(stones, TAKES)[stones]};
        stones(svg, 50, top + 98, values[0], Role.ACCENT);
        stones(svg, 250, top + 98, values[1], Role.ACCENT);
        stones(svg, 470, top + 98, values[2], Role.ACCENT);
        svg.label(590, top + 98, 14, Role.INK, "nim-sum " + nimSum(values));
    }

    private static void stones(Svg svg, double left, double y, int stones, Role role) {
        for (int i = 0; i < stones; i++) {
            svg.circle(left + 7 + i * SMALL, y, 7, role);
        }
    }

    private static int grundy(Bar bar) {
        return mex(bar.options().stream().mapToInt(SumsPicture::grundy));
    }

    private static int grundy(int position) {
        return mex(GRAPH.get(position).chars().map(option -> grundy(option - 'A')));
    }

    static int mex(IntStream options) {
        Set<Integer> values = options.boxed().collect(Collectors.toSet());
        return IntStream.iterate(0, value -> value + 1).filter(value -> !values.contains(value)).findFirst()
                .orElseThrow();
    }

    /** Draws the heaps as binary numbers with their nim-sum below, before and after the winning move. */
    private static String bouton(int... heaps) {
        int sum = nimSum(heaps);
        int moved = IntStream.range(0, heaps.length).filter(i -> (heaps[i] ^ sum) < heaps[i]).findFirst().orElseThrow();
        int[] after = heaps.clone();
        after[moved] ^= sum;
        Svg svg = new Svg(570, 60 + (heaps.length + 1) * CELL + 24,
                "Heaps in binary. The nim-sum counts the ones of each column, "
                        + "even or odd. One heap with a one in its highest column becomes smaller, and all columns even.");
        table(svg, 108, heaps, moved, sum);
        svg.arrow(252, 60 + 2 * CELL, 312, 60 + 2 * CELL, Role.CONTRAST, 2.5);
        svg.text(282, 44 + 2 * CELL, 14, Role.CONTRAST, heaps[moved] + " to " + after[moved]);
        table(svg, 424, after, moved, sum);
        return svg.toString();
    }

    private static void table(Svg svg, int left, int[] heaps, int moved, int before) {
        for (int bit = 0; bit < BITS; bit++) {
            svg.text(x(left, bit), 28, 13, Role.INK, 1 << bit);
        }
        for (int row = 0; row < heaps.length; row++) {
            row(svg, left, row, heaps[row]);
        }
        int bottom = 44 + heaps.length * CELL;
        svg.line(left - 92, bottom + 5, left + BITS * CELL, bottom + 5, Role.INK, 1);
        svg.label(left - 92, bottom + 10 + CELL / 2, 13, Role.INK, "nim-sum " + nimSum(heaps));
        for (int bit = 0; bit < BITS; bit++) {
            svg.text(x(left, bit), bottom + 10 + CELL / 2, 15, Role.INK, nimSum(heaps) >> bit & 1);
        }
        int top = 31 - Integer.numberOfLeadingZeros(before);
        svg.frame(x(left, top) - CELL / 2, 42, CELL, heaps.length * CELL, Role.CONTRAST, 2);
        svg.frame(left, 42 + moved * CELL, BITS * CELL, CELL, Role.CONTRAST, 2);
    }

    private static void row(Svg svg, int left, int row, int number) {
        double y = 42 + (row + 0.5) * CELL;
        svg.text(left - 22, y, 15, Role.INK, number);
        for (int bit = 0; bit < BITS; bit++) {
            boolean one = (number >> bit & 1) != 0;
            svg.rectangle(x(left, bit) - CELL / 2 + 3, y - CELL / 2 + 3, CELL - 6, CELL - 6,
                    one ? Role.ACCENT : Role.PAPER);
            svg.text(x(left, bit), y, 15, one ? Role.BACKGROUND : Role.FAINT, one ? "1" : "0");
        }
    }

    private static double x(int left, int bit) {
        return left + (BITS - 1 - bit + 0.5) * CELL;
    }

    /** Draws a heap, what its moves lead to by Grundy value, and the answer to a move that raises the value. */
    private static String raise(int stones, int... takes) {
        int[] values = grundy(stones, takes);
        int value = values[stones];
        Svg svg = new Svg(560, 300,
                "A heap of " + stones + " stones of which a move takes "
                        + Svg.listed(IntStream.of(takes).boxed().toList(), "or")
                        + ", at the height of its Grundy value "
                        + value + ". A move raises it, and the answer lowers it to " + value + " again.");
        for (int level = 0; level <= 3; level++) {
            svg.line(60, y(level), 540, y(level), Role.FAINT, 1);
            svg.text(30, y(level), 15, Role.INK, level);
        }
        for (int take : takes) {
            int option = stones - take;
            boolean raises = values[option] > value;
            svg.arrow(120, y(value), 300, y(values[option]), 20, 0, raises ? Role.CONTRAST : Role.INK, 2);
            if (raises) {
                for (int answer : takes) {
                    if (values[option - answer] == value) {
                        svg.arrow(300, y(values[option]), 480, y(value), 20, 0, Role.ACCENT, 2);
                        heap(svg, 480, y(value), option - answer, Role.ACCENT);
                    }
                }
            }
            heap(svg, 300, y(values[option]), option, raises ? Role.CONTRAST : Role.INK);
        }
        heap(svg, 120, y(value), stones, Role.ACCENT);
        svg.label(330, y(3) - 14, 13, Role.CONTRAST, "raised");
        svg.label(505, y(value) - 14, 13, Role.ACCENT, "back");
        return svg.toString();
    }

    private static double y(int value) {
        return 260 - value * 72;
    }

    private static void heap(Svg svg, double x, double y, int stones, Role role) {
        svg.circle(x, y, 18, Role.BACKGROUND).ring(x, y, 17, role, 2).text(x, y, 15, Role.INK, stones);
    }

    /** Returns the Grundy values of the heaps up to this one. */
    private static int[] grundy(int stones, int... takes) {
        int[] values = new int[stones + 1];
        for (int heap = 0; heap <= stones; heap++) {
            int left = heap;
            values[heap] = mex(IntStream.of(takes).filter(take -> take <= left).map(take -> values[left - take]));
        }
        return values;
    }

    private static int nimSum(int... numbers) {
        return IntStream.of(numbers).reduce(0, (a, b) -> a ^ b);
    }
}
