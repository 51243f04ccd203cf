package nimsum.book;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.book.StudyOrder.Entry;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * Draws the order of study as a map. The chapters stand on the left, with an arrow from each to those that build on it.
 * On the right of a chapter stand the problems that come after it in the order of study.
 */
public final class StudyMap {

    /** The name of the file, beside the README that shows it. */
    public static final String FILE = "map.svg";

    private static final int WIDTH = 206, HEIGHT = 54, COLUMN = 220, ROW = 66, LEFT = 48, GAP = 12, IN_A_ROW = 4;
    private static final int NAME = 17, LINE = 12;

    /** The upper left corner of a box. */
    private record Place(int x, int y, Entry chapter) {
    }

    private final Map<Entry, Place> places = new LinkedHashMap<>();
    private int bottom;

    private StudyMap(StudyOrder order) {
        Entry chapter = null;
        int top = 0;
        int inGroup = 0;
        for (Entry entry : order.entries()) {
            int x = LEFT;
            if (entry.isChapter()) {
                chapter = entry;
                top = bottom + GAP;
                inGroup = 0;
            } else {
                x += (1 + inGroup % IN_A_ROW) * COLUMN;
            }
            int y = top + inGroup / IN_A_ROW * ROW;
            inGroup += entry.isChapter() ? 0 : 1;
            places.put(entry, new Place(x, y, chapter));
            bottom = y + ROW;
        }
    }

    public static String draw(Path home) {
        return new StudyMap(StudyOrder.of(home)).drawn();
    }

    private String drawn() {
        Svg svg = new Svg(LEFT + (1 + IN_A_ROW) * COLUMN, bottom,
                "The chapters of the theory below one another, with an arrow from each to those that build on it, and on "
                        + "the right of each chapter the problems that come after it");
        places.keySet().stream().filter(Entry::isChapter).forEach(chapter -> chapter.after()
                .forEach(before -> arrow(svg, places.get(before), places.get(chapter))));
        places.forEach((entry, place) -> draw(svg, entry, place));
        return svg.toString();
    }

    /** Draws it straight down to the next chapter, or along the left edge to a later one. */
    private void arrow(Svg svg, Place from, Place to) {
        boolean next = places.values().stream()
                .noneMatch(between -> between.x == LEFT && between.y > from.y && between.y < to.y);
        if (next) {
            svg.arrow(LEFT + WIDTH / 2.0, from.y + HEIGHT, LEFT + WIDTH / 2.0, to.y - 2, Role.INK, 1.5);
        } else {
            double x = LEFT / 3.0 * (from.y == GAP ? 1 : 2);
            double y = to.y + HEIGHT / 2.0;
            svg.line(LEFT, from.y + HEIGHT / 2.0, x, from.y + HEIGHT / 2.0, Role.INK, 1.5);
            svg.line(x, from.y + HEIGHT / 2.0, x, y, Role.INK, 1.5);
            svg.arrow(x, y, LEFT - 2, y, Role.INK, 1.5);
        }
    }

    private void draw(Svg svg, Entry entry, Place place) {
        boolean chapter = entry.isChapter();
        svg.rectangle(place.x, place.y, WIDTH, HEIGHT, Role.PAPER);
        svg.frame(place.x, place.y, WIDTH, HEIGHT, chapter ? Role.ACCENT : Role.FAINT, chapter ? 2.5 : 1.5);
        double middle = place.x + WIDTH / 2.0;
        fit(svg, middle, place.y + 20, NAME, chapter ? Role.ACCENT : Role.INK, chapter ? entry.name() : entry.title());
        fit(svg, middle, place.y + 41, LINE, Role.INK, chapter ? entry.title() : entry.name() + others(entry));
    }

    /** Makes the letters of a long text smaller. */
    private static void fit(Svg svg, double middle, double y, int size, Role role, String text) {
        svg.text(middle, y, Math.min(size, WIDTH * 7 / 4 / text.length()), role, text);
    }

    /** Returns what is to be read before, except the chapter that the problem stands next to. */
    private String others(Entry problem) {
        String names = problem.after().stream().filter(before -> before != places.get(problem).chapter).map(Entry::name)
                .collect(Collectors.joining(" and "));
        return names.isEmpty() ? "" : ", after " + names;
    }
}
