package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;

/** What has to be true of the pictures in a folder. */
final class PictureChecks {

    private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)]*)\\)");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    /**
     * The pictures in a folder are what is drawn, and no others.
     *
     * @param drawn SVG text by file name
     * @param what what {@code scripts/pictures} draws again
     */
    static void checkFiles(Path folder, Map<String, String> drawn, String what) {
        drawn.forEach((name, svg) -> {
            Path file = folder.resolve(name);
            assertTrue(Files.exists(file) && DataFiles.readDocument(file).equals(svg),
                    file + " is not what is drawn: scripts/pictures " + what + " draws it again");
        });
        Set<String> found = DataFiles.names(folder).stream().filter(name -> name.endsWith(".svg"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(drawn.keySet()), found,
                "the pictures in " + folder + " (expected: what is drawn; delete what is drawn no longer)");
    }

    private static Set<String> numbers(String text) {
        return DIGITS.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    /** A document shows each picture, and says no number of it that its title lacks. */
    static void checkShown(Path document, Map<String, String> drawn) {
        String text = DataFiles.readDocument(document);
        drawn.keySet()
                .forEach(name -> assertTrue(text.contains("](" + name + ")"), document + " does not show " + name));
        // The words in the picture are computed, so those about it are, too.
        IMAGE.matcher(text).results().filter(image -> drawn.containsKey(image.group(2)))
                .forEach(image -> assertTrue(
                        numbers(drawn.get(image.group(2)).replaceFirst("(?s)^.*?<title[^>]*>(.*?)</title>.*", "$1"))
                                .containsAll(numbers(image.group(1))),
                        () -> document + ": the title of the picture lacks numbers of \"" + image.group(1) + "\""));
    }
}
