package nimsum.theory;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nimsum.picture.Svg.Role;
import nimsum.picture.Svg;
import nimsum.problem.CheckoutException;
import nimsum.theory.StudyOrder.Entry;

/**
 * The order of study as a map. Each chapter and each problem is a box, with an arrow from each document that comes
 * before it. What has to be read before stands further to the left.
 */
public final class StudyMap {

    /** The name of the file, beside the README that shows it. */
    public static final String FILE = "map.svg";

    private static final int WIDTH = 168, HEIGHT = 44, COLUMN = 226, ROW = 62, LEFT = 20, TOP = 20;

    private final StudyOrder order;
    /** From left to right. */
    private final Map<Integer, List<Entry>> columns;

    private StudyMap(StudyOrder order) {
        this.order = order;
        columns = order.entries().stream()
                .collect(Collectors.groupingBy(entry -> depth(entry, 0), TreeMap::new, Collectors.toList()));
    }

    /**
     * The SVG text of the map of a checkout.
     *
     * @throws IllegalStateException if the README names something after what it has no line for, or after itself
     */
    public static String draw(Path home) {
        return new StudyMap(StudyOrder.of(home)).drawn();
    }

    /** How many have to be read one after another before this one. */
    private int depth(Entry entry, int above) {
        if (above > order.entries().size()) {
            throw new CheckoutException("problems/README.md puts " + entry.name() + " after itself");
        }
        return entry.after().stream().mapToInt(name -> 1 + depth(order.find(name).orElseThrow(), above + 1)).max()
                .orElse(0);
    }

    private String drawn() {
        int rows = rows();
        Svg svg = new Svg(2 * LEFT + (columns.size() - 1) * COLUMN + WIDTH, 2 * TOP + rows * ROW + 16,
                "The chapters of the theory and the problems as boxes, with an arrow to each from what to read before it");
        columns.forEach((column, list) -> list.forEach(box -> box.after().forEach(document -> {
            Entry before = order.find(document).orElseThrow();
            svg.arrow(x(before) + WIDTH + 2, y(before), x(box) - 3, y(box), Role.INK, 1);
        })));
        order.entries().forEach(box -> draw(svg, box));
        svg.label(LEFT, TOP + rows * ROW + 8, 13, Role.INK,
                "Blue frame: a chapter of the theory. Grey frame: a problem. An arrow leads from what to read first.");
        return svg.toString();
    }

    private void draw(Svg svg, Entry box) {
        double top = y(box) - HEIGHT / 2.0;
        svg.rectangle(x(box), top, WIDTH, HEIGHT, Role.PAPER);
        svg.frame(x(box), top, WIDTH, HEIGHT, box.isChapter() ? Role.ACCENT : Role.FAINT,
                box.isChapter() ? 2.5 : 1.5);
        double middle = x(box) + WIDTH / 2.0;
        svg.text(middle, top + 14, 14, box.isChapter() ? Role.ACCENT : Role.INK, box.name());
        svg.text(middle, top + 31, 11, Role.INK, box.title());
    }

    private double x(Entry box) {
        return LEFT + (double) depth(box, 0) * COLUMN;
    }

    /** The middle of its box; a shorter column stands in the middle of the picture. */
    private double y(Entry box) {
        List<Entry> column = columns.get(depth(box, 0));
        return TOP + (column.indexOf(box) + (rows() - column.size()) / 2.0) * ROW + HEIGHT / 2.0;
    }

    private int rows() {
        return columns.values().stream().mapToInt(List::size).max().orElse(0);
    }
}
