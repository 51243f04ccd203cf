package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.files.DataFiles;

/** Checks the pictures in a folder. */
final class PictureChecks {

    /** Matches an element that draws: its name, attributes and text. */
    private static final Pattern DRAWN = Pattern
            .compile("<(?!svg|title|style)(\\w+)((?: [\\w-]+=\"[^\"]*\")*)/?>([^<]*)");
    private static final Pattern NUMBER = Pattern.compile("-?[\\d.]+");

    /**
     * Checks that the pictures in a folder are what is drawn, and no others.
     *
     * @param what what {@code scripts/pictures} draws again
     */
    static void checkFiles(Path folder, Map<String, String> drawn, String what) {
        drawn.forEach((name, svg) -> {
            Path file = folder.resolve(name);
            assertTrue(Files.exists(file) && DataFiles.readDocument(file).equals(svg),
                    file + " is not what is drawn: scripts/pictures " + what + " draws it again");
            checkInside(file, svg);
        });
        Set<String> found = DataFiles.names(folder).stream().filter(name -> name.endsWith(".svg"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(drawn.keySet()), found,
                "the pictures in " + folder + " (expected: what is drawn; delete what is drawn no longer)");
    }

    /**
     * Checks that all that is drawn lies in the view box: a curve with its points, a text with letters half as wide as
     * high.
     */
    static void checkInside(Path file, String svg) {
        List<Double> box = values(svg, "viewBox");
        DRAWN.matcher(svg).results().forEach(element -> {
            String drawn = element.group(2);
            double high = drawn.contains("font-size") ? sum(drawn, "font-size") : drawn.contains("dy=") ? 13 : 0;
            double wide = high / 2 * element.group(3).strip().replaceAll("&\\w+;", "&").length();
            double left = drawn.contains("\"start\"") ? 0 : wide / 2;
            double around = sum(drawn, "r") + sum(drawn, "stroke-width") / 2;
            List<Double> points = values(drawn, "d|c?[xy]|[xy][12]");
            assertFalse(points.isEmpty() || drawn.contains("transform="), () -> file + ": where is " + element.group());
            for (int i = 0; i < points.size(); i++) {
                boolean isX = i % 2 == 0;
                double first = points.get(i) - around - (isX ? left : high / 2);
                double last = points.get(i) + around
                        + (isX ? sum(drawn, "width") + wide - left : sum(drawn, "height") + high / 2);
                assertTrue(first >= 0 && last <= box.get(2 + i % 2),
                        () -> file + ": not in the view box " + box + ": " + element.group());
            }
        });
    }

    private static List<Double> values(String attributes, String names) {
        return Pattern.compile(" (?:" + names + ")=\"([^\"]*)\"").matcher(attributes).results()
                .flatMap(value -> NUMBER.matcher(value.group(1)).results()).map(MatchResult::group)
                .map(Double::valueOf).toList();
    }

    private static double sum(String attributes, String names) {
        return values(attributes, names).stream().mapToDouble(value -> value).sum();
    }

    static void checkShown(Path document, Map<String, String> drawn) {
        String text = DataFiles.readDocument(document);
        drawn.keySet()
                .forEach(name -> assertTrue(text.contains("](" + name + ")"), document + " does not show " + name));
    }
}
