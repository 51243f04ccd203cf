package nimsum.theory;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;

/**
 * The order of study as a map, drawn from the lines of <code>problems/README.md</code>. Each line
 * <code>- [name](document) title: ... After: [other](document).</code> is a box, with an arrow from each document that it names
 * after <code>After:</code>. What has to be read before stands further to the left.
 */
public final class StudyMap {

    /** The name of the file, beside the README that shows it. */
    public static final String FILE = "map.svg";

    private static final Pattern ENTRY = Pattern
            .compile("(?ms)^- \\[([^\\]]+)\\]\\(([^)]+)\\) ([^:]+):(.*?)(After:.*?)?(?=^- |^$|\\z)");
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]+\\]\\(([^)]+)\\)");
    private static final String THEORY = "../theory/";
    private static final int WIDTH = 168, HEIGHT = 44, COLUMN = 226, ROW = 62, LEFT = 20, TOP = 20;

    private record Box(String name, String document, String title, List<String> after) {

        boolean isChapter() {
            return document.startsWith(THEORY);
        }
    }

    /** By document, in the order of the text. */
    private final Map<String, Box> boxes = new LinkedHashMap<>();
    /** From left to right. */
    private final Map<Integer, List<Box>> columns;

    private StudyMap(String text) {
        Matcher line = ENTRY.matcher(text);
        while (line.find()) {
            List<String> after = LINK.matcher(Objects.requireNonNullElse(line.group(5), "")).results()
                    .map(link -> link.group(1)).toList();
            boxes.put(line.group(2), new Box(line.group(1), line.group(2), line.group(3).strip(), after));
        }
        columns = boxes.values().stream()
                .collect(Collectors.groupingBy(box -> depth(box, 0), TreeMap::new, Collectors.toList()));
    }

    /** The folder of the README and the map. */
    public static Path folder(Path home) {
        return home.resolve("problems");
    }

    /** The README that it is drawn from. */
    public static Path document(Path home) {
        return folder(home).resolve("README.md");
    }

    /**
     * The SVG text of the map of a checkout.
     *
     * @throws IllegalStateException
     *             if the README names something after what it has no line for, or after itself
     */
    public static String draw(Path home) {
        return new StudyMap(DataFiles.readDocument(document(home))).drawn();
    }

    /** How many have to be read one after another before this one. */
    private int depth(Box box, int above) {
        if (above > boxes.size()) {
            throw new CheckoutException("problems/README.md puts " + box.name + " after itself");
        }
        int depth = 0;
        for (String document : box.after) {
            Box before = boxes.get(document);
            if (before == null) {
                throw new CheckoutException(
                        "problems/README.md puts " + box.name + " after " + document + ", which has no line there");
            }
            depth = Math.max(depth, 1 + depth(before, above + 1));
        }
        return depth;
    }

    private String drawn() {
        int rows = rows();
        Svg svg = new Svg(2 * LEFT + (columns.size() - 1) * COLUMN + WIDTH, 2 * TOP + rows * ROW + 16,
                "The chapters of the theory and the problems as boxes, with an arrow to each from what to read before it");
        columns.forEach((column, list) -> list.forEach(box -> box.after.forEach(document -> {
            Box before = boxes.get(document);
            svg.arrow(x(before) + WIDTH + 2, y(before), x(box) - 3, y(box), Role.INK, 1);
        })));
        boxes.values().forEach(box -> draw(svg, box));
        svg.label(LEFT, TOP + rows * ROW + 8, 13, Role.INK,
                "Blue frame: a chapter of the theory. Grey frame: a problem. An arrow leads from what to read first.");
        return svg.toString();
    }

    private void draw(Svg svg, Box box) {
        double top = y(box) - HEIGHT / 2.0;
        svg.rectangle(x(box), top, WIDTH, HEIGHT, Role.PAPER);
        svg.frame(x(box), top, WIDTH, HEIGHT, box.isChapter() ? Role.ACCENT : Role.FAINT,
                box.isChapter() ? 2.5 : 1.5);
        double middle = x(box) + WIDTH / 2.0;
        svg.text(middle, top + 14, 14, box.isChapter() ? Role.ACCENT : Role.INK, box.name);
        svg.text(middle, top + 31, 11, Role.INK, box.title);
    }

    private double x(Box box) {
        return LEFT + (double) depth(box, 0) * COLUMN;
    }

    /** The middle of its box; a shorter column stands in the middle of the picture. */
    private double y(Box box) {
        List<Box> column = columns.get(depth(box, 0));
        return TOP + (column.indexOf(box) + (rows() - column.size()) / 2.0) * ROW + HEIGHT / 2.0;
    }

    private int rows() {
        return columns.values().stream().mapToInt(List::size).max().orElse(0);
    }
}
