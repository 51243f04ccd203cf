package nimsum.cli;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.text.WordUtils;

/**
 * The Markdown of a statement as one reads it in a terminal. Knows what statements use and no more; code keeps its
 * backticks.
 */
final class PlainText {

    private static final int WIDTH = 80;

    /** What is replaced, in this order, and by what. */
    private static final String[][] REPLACED = {{"\\\\l?dots\\b", "..."}, {"\\\\le\\b", "<="}, {"\\\\ge\\b", ">="},
            // A formula, a link or a picture, a new line, and emphasis.
            {"\\$([^$]+)\\$", "$1"}, {"!?\\[([^\\]]*)\\]\\([^)]*\\)", "$1"}, {"<br>", "\n\n"},
            {"\\*{1,2}([^\\s*](?:[^*]*[^\\s*])?)\\*{1,2}", "$1"},
            // A table of numbers and their ranges: its head, and a row.
            {"(?m)^\\|.*\\|\\n\\|[-|]+\\|\\n", ""}, {"(?m)^\\| (.*) \\| (.*) \\|$", "  $1: $2"}};

    /** Paragraphs with an empty line between two, in lines that fit a terminal. */
    static String of(String markdown) {
        String plain = markdown.strip();
        for (String[] replaced : REPLACED) {
            plain = plain.replaceAll(replaced[0], replaced[1]);
        }
        return Stream.of(plain.split("\n\n+")).map(PlainText::wrapped).collect(Collectors.joining("\n\n"));
    }

    /**
     * The rows of a table stay lines, and each item of a list begins a line. Chinese lines stay, too, because a
     * terminal can break them anywhere.
     */
    private static String wrapped(String paragraph) {
        return paragraph.startsWith("  ") || paragraph.codePoints().anyMatch(Character::isIdeographic)
                ? paragraph
                : Stream.of(paragraph.split("\n(?=- )"))
                        .map(part -> WordUtils.wrap(part.replace('\n', ' '), WIDTH, "\n", false))
                        .collect(Collectors.joining("\n"));
    }
}
