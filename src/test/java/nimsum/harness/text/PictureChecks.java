package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;

/** What has to be true of the pictures in a folder, and of the classes that draw them. */
final class PictureChecks {

    /** Comments and characters, which are skipped, and string literals. */
    private static final Pattern TOKEN = Pattern
            .compile("(?s)/\\*.*?\\*/|//[^\\n]*|'(?:\\\\.|[^'\\\\])+'|\"((?:\\\\.|[^\"\\\\])*+)\"");
    private static final Pattern WORD = Pattern.compile("[a-z]{2}");
    private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)]*)\\)");
    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Pattern NUMBERS = Pattern.compile("[2-9]|\\d\\d|\\d\\W+(?:(?:and|or|to|x)\\W+)?\\d");
    private static final Pattern BARE_LIST = Pattern.compile("\\d, \\d");

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

    /**
     * The classes in a folder that draw pictures write no number from 2 on and no list of numbers into their words:
     * these come from what is computed. A literal without words is data, as a board or a move.
     */
    static void checkSources(Path folder) {
        DataFiles.names(folder).stream().filter(name -> name.endsWith("Picture.java")).map(folder::resolve)
                .forEach(file -> {
                    Matcher token = TOKEN.matcher(DataFiles.readDocument(file));
                    while (token.find()) {
                        String text = token.group(1) == null
                                ? ""
                                : token.group(1).replaceAll("\\\\(?:u[0-9a-fA-F]{4}|.)", " ");
                        assertFalse(
                                WORD.matcher(text).find() && NUMBERS.matcher(text).find()
                                        || BARE_LIST.matcher(text).find(),
                                () -> file + " should compute the numbers in " + token.group());
                    }
                });
    }
}
