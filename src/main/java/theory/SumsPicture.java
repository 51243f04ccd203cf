package theory;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A graph with Grundy values; Bouton's move on heaps in binary; and why an option of larger value changes nothing. */
final class SumsPicture {

    /** The positions A, B, ... of the graph: the options of each, which come before it. */
    static final List<String> GRAPH = List.of("", "A", "AB", "B", "CD", "BCD", "EF");

    /** Column and row of each, so that no arrow passes through another one. */
    private static final int[][] PLACES = {{4, 1}, {3, 1}, {2, 0}, {2, 2}, {1, 0}, {1, 2}, {0, 1}};

    private static final int CELL = 30, BITS = 4;

    static Map<String, String> draw() {
        return Map.of("graph.svg", graph(), "bouton.svg", bouton(3, 4, 5, 9), "raise.svg", raise(6, 1, 3, 4));
    }

    private static String graph() {
        Svg svg = new Svg(560, 230, "Positions A to G and their moves. Their Grundy values are "
                + Svg.listed(IntStream.range(0, GRAPH.size()).mapToObj(SumsPicture::grundy).toList(), "and") + ".");
        for (int from = 0; from < GRAPH.size(); from++) {
            for (char to : GRAPH.get(from).toCharArray()) {
                svg.arrow(graphX(from), graphY(from), graphX(to - 'A'), graphY(to - 'A'), 20, 0, Role.INK, 2);
            }
        }
        for (int position = 0; position < GRAPH.size(); position++) {
            double x = graphX(position);
            double y = graphY(position);
            svg.circle(x, y, 19, Role.PAPER).ring(x, y, 19, Role.INK, 1.5);
            svg.text(x, y - 8, 12, Role.INK, Character.toString('A' + position));
            svg.text(x, y + 7, 15, Role.ACCENT, grundy(position));
        }
        return svg.toString();
    }

    private static double graphX(int position) {
        return 40 + 120 * PLACES[position][0];
    }

    private static double graphY(int position) {
        return 35 + 80 * PLACES[position][1];
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
