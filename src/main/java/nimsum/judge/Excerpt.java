package nimsum.judge;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.input.TextLines;

/** Shows what a program printed, which may be anything, in plain characters and not too long. */
public final class Excerpt {

    private static final int MAX_CHARACTERS = 60;
    private static final int MAX_BEFORE = 20;
    private static final int MAX_LINE = 300;
    private static final int MAX_LINES = 12;

    /**
     * Returns the characters around an index, quoted; what is not printable ASCII is escaped, and what is left out at
     * either end is marked by dots.
     *
     * @param text each character one byte
     * @param focus has to be among what is shown
     */
    static String around(String text, int focus) {
        int start = text.length() <= MAX_CHARACTERS ? 0 : Math.max(0, focus - MAX_BEFORE);
        int end = Math.min(text.length(), start + MAX_CHARACTERS);
        return (start > 0 ? "..." : "") + '"' + escape(text.substring(start, end)) + '"'
                + (end < text.length() ? "..." : "");
    }

    /**
     * Returns a line for people, in which control characters are escaped.
     *
     * @param bytes UTF-8, each character one byte
     */
    static String line(String bytes) {
        String text = new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        StringBuilder line = new StringBuilder();
        text.codePoints().limit(MAX_LINE).map(c -> c == '\t' ? ' ' : c).forEach(c -> {
            if (Character.isISOControl(c)) {
                line.append(hexadecimal(c));
            } else {
                line.appendCodePoint(c);
            }
        });
        return text.length() > MAX_LINE ? line + "..." : line.toString();
    }

    /**
     * Returns the first lines, in which control characters are escaped.
     *
     * @param bytes UTF-8, each character one byte
     */
    public static String lines(String bytes) {
        return firstLines(TextLines.of(bytes).limit(MAX_LINES + 1L).map(Excerpt::line).toList(), MAX_LINES)
                .collect(Collectors.joining("\n"));
    }

    /** Returns at most this many lines. If there are more, the last line says so. */
    static Stream<String> firstLines(List<String> lines, int max) {
        return lines.size() <= max
                ? lines.stream()
                : Stream.concat(lines.stream().limit(max - 1L), Stream.of("(and more lines)"));
    }

    /** Returns the line truncated to this number of characters, dots included; 0 for all characters. */
    public static String truncate(String line, int columns) {
        return columns == 0 || line.length() <= columns ? line : line.substring(0, Math.max(0, columns - 3)) + "...";
    }

    private static String hexadecimal(int c) {
        return "\\x" + Integer.toHexString(0x100 + c).substring(1);
    }

    private static String escape(String bytes) {
        return bytes.chars().mapToObj(c -> switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"', '\\' -> "\\" + (char) c;
            default -> c >= ' ' && c <= '~' ? "" + (char) c : hexadecimal(c);
        }).collect(Collectors.joining());
    }
}
