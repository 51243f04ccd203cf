package nimsum.bundle;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What becomes of comments and blank lines in a bundle. */
final class Comments {

    /** A comment is the only one with a group. A quote inside a comment does not count. */
    private static final Pattern COMMENT = Pattern.compile("(?s)\"\"\"(?:\\\\.|[^\\\\])*?\"\"\""
            + "|\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|(//[^\n]*|/\\*.*?\\*/)");
    private static final Pattern TAG = Pattern.compile("\\{@\\w+ ([^}]*)}");
    /** Returns code without comments and blank lines. */
    static List<Line> onlyCode(List<Line> lines) {
        String code = lines.stream().map(Line::text).collect(Collectors.joining("\n"));
        String[] texts = COMMENT.matcher(code).replaceAll(token -> Matcher.quoteReplacement(
                token.group(1) == null ? token.group() : token.group(1).replaceAll("[^\n]+", ""))).split("\n", -1);
        return IntStream.range(0, lines.size()).filter(i -> !texts[i].isBlank())
                .mapToObj(i -> lines.get(i).withText(texts[i].stripTrailing())).toList();
    }

    /** Returns code in which no blank line follows another one. */
    static List<Line> withoutGaps(List<Line> lines) {
        return IntStream.range(0, lines.size())
                .filter(i -> !lines.get(i).text().isBlank() || i > 0 && !lines.get(i - 1).text().isBlank())
                .mapToObj(lines::get).toList();
    }

    /** Returns code from its first line to its last one that are not blank. */
    static List<Line> trimmed(List<Line> lines) {
        int[] filled = IntStream.range(0, lines.size()).filter(i -> !lines.get(i).text().isBlank()).toArray();
        return filled.length == 0 ? List.of() : lines.subList(filled[0], filled[filled.length - 1] + 1);
    }

    /** Returns the paragraph of a class comment that is the theorem, or nothing. */
    static String theorem(String comment) {
        return Stream.of(comment.split("<p>")).map(Comments::plain)
                .filter(paragraph -> paragraph.startsWith("Theorem")).findFirst().orElse("");
    }

    private static String plain(String comment) {
        return TAG.matcher(comment).replaceAll("$1").replace("<sup>", "^").replaceAll("</?\\w+>", "")
                .replace("&lt;", "<").replace("&gt;", ">")
                .replace("&amp;", "&").replaceAll("(?m)^ ", "").replaceAll("\n{3,}", "\n\n").strip();
    }
}
