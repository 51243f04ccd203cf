package nimsum.bundle;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds comments, and leaves them and blank lines out. */
final class Comments {

    /** A comment is the only one with a group. A quote inside a comment does not count. */
    private static final Pattern COMMENT = Pattern.compile("(?s)\"\"\"(?:\\\\.|[^\\\\])*?\"\"\""
            + "|\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|(//[^\n]*|/\\*.*?\\*/)");
    private static final Pattern TAG = Pattern.compile("\\{@\\w+ ([^}]*)}");

    /** Returns code without comments and blank lines. */
    static String onlyCode(String code) {
        return COMMENT.matcher(code)
                .replaceAll(token -> token.group(1) == null ? Matcher.quoteReplacement(token.group()) : "").lines()
                .map(String::stripTrailing).filter(Predicate.not(String::isEmpty)).collect(Collectors.joining("\n"));
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
