package nimsum.bundle;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a source, and changes to it. A change keeps the line breaks of what it replaces, so lines stay lines. */
final class SourceFile {

    private static final String COMMENT = "//[^\r\n]*|/\\*(?s:.*?)\\*/";
    static final Pattern WHITESPACE = Pattern.compile("\\s*");
    /** A comment with a blank line behind it: at the beginning it belongs to the file, not to the first class. */
    static final Pattern FILE_COMMENT = Pattern.compile("\\s*(?:" + COMMENT + ")[ \t]*\\R[ \t]*(?=\\R)");
    /** What belongs to a declaration: semicolons, and a comment that closes the line. */
    static final Pattern REST_OF_LINE = Pattern.compile("[ \t;]*(?:" + COMMENT + ")?[ \t]*(?=[\r\n]|\\z)");

    private record Change(int end, String replacement) {
    }

    private final String text;
    private final TreeMap<Integer, Change> changes = new TreeMap<>();

    SourceFile(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    /** The end of what stands here, or this place if it does not. */
    int skip(Pattern pattern, int from) {
        Matcher matcher = pattern.matcher(text).region(from, text.length());
        return matcher.lookingAt() ? matcher.end() : from;
    }

    void replace(int start, int end, String replacement) {
        changes.put(start, new Change(end, replacement + text.substring(start, end).replaceAll("[^\r\n]", "")));
    }

    /** Replaces words, outside comments and strings; whether there are any. */
    boolean replaceWords(int from, int to, String words, String replacement) {
        Matcher matcher = Pattern.compile(COMMENT + "|\"(?:\\\\.|[^\"\\\\])*\"|(\\b(?:" + words + ")\\b)")
                .matcher(text);
        matcher.region(Math.max(from, 0), Math.max(to, 0));
        boolean found = false;
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                replace(matcher.start(), replacement.isEmpty() ? skip(WHITESPACE, matcher.end()) : matcher.end(),
                        replacement);
                found = true;
            }
        }
        return found;
    }

    /** A part of the text with its changes, each line ended by a line feed. A change inside another one is left out. */
    String changed(int from, int to) {
        StringBuilder result = new StringBuilder();
        int done = from;
        for (Map.Entry<Integer, Change> change : changes.subMap(from, to).entrySet()) {
            if (change.getKey() >= done) {
                result.append(text, done, change.getKey()).append(change.getValue().replacement);
                done = change.getValue().end;
            }
        }
        return result.append(text, done, to).toString().replaceAll("\r\n?", "\n");
    }
}
