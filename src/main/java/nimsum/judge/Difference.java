package nimsum.judge;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.input.TextLines;
import nimsum.online.OnlineJudge.WhiteSpace;

/**
 * The first place where an output differs from the answer.
 *
 * @param line counted from 1, in the answer, or in the output where that is longer
 * @param token counted from 1 in its line; 0 where only the white space differs
 * @param expected what stands there in the answer, shortened and quoted, or that it ends
 * @param found what stands there in the output, likewise
 */
public record Difference(int line, int token, String expected, String found) {

    private static final Pattern TOKEN = Pattern.compile("\\S++");
    private static final String END = "the end of the output";

    /** Returns the first difference that counts where white space is taken so. */
    public static Optional<Difference> of(String answer, String output, WhiteSpace whiteSpace) {
        return ofTokens(answer, output).or(() -> switch (whiteSpace) {
            case COUNTS -> ofBytes(answer, output);
            case BREAKS_LINES -> ofLines(answer, output);
            case IGNORED -> Optional.empty();
        });
    }

    /**
     * Returns the first token that differs; tokens are separated by white space and compared byte for byte.
     *
     * @param answer each character one byte
     * @param output each character one byte
     * @return none if both have the same tokens, and neither has more of them
     */
    static Optional<Difference> ofTokens(String answer, String output) {
        Matcher expected = TOKEN.matcher(answer);
        Matcher found = TOKEN.matcher(output);
        boolean isExpected = expected.find();
        boolean isFound = found.find();
        while (isExpected && isFound && expected.group().equals(found.group())) {
            isExpected = expected.find();
            isFound = found.find();
        }
        if (!isExpected && !isFound) {
            return Optional.empty();
        }
        String one = isExpected ? expected.group() : "";
        String other = isFound ? found.group() : "";
        int focus = firstDifference(one, other);
        String text = isExpected ? answer : output;
        int start = isExpected ? expected.start() : found.start();
        int before = tokens(text.substring(lineStart(text, start), start));
        return Optional.of(new Difference(line(text, start), before + 1, show(one, focus), show(other, focus)));
    }

    /**
     * Returns the first line that differs in a byte. That the newline at the very end is missing is no difference:
     * judges take that.
     *
     * @return none if both have the same bytes
     */
    static Optional<Difference> ofBytes(String answer, String output) {
        int place = firstDifference(answer, output);
        if (place == answer.length() && place == output.length() || output.concat("\n").equals(answer)) {
            return Optional.empty();
        }
        int start = lineStart(answer, place);
        return Optional.of(new Difference(line(answer, start), 0, showLine(answer, start, place),
                showLine(output, start, place)));
    }

    /**
     * Returns the first line that differs in a byte other than white space at its end. Lines behind the last one that
     * are empty are no difference.
     */
    static Optional<Difference> ofLines(String answer, String output) {
        return ofBytes(withoutTrailingSpace(answer), withoutTrailingSpace(output));
    }

    private static String withoutTrailingSpace(String text) {
        return TextLines.of(text).map(String::stripTrailing).collect(Collectors.joining("\n")).stripTrailing();
    }

    /** Returns a text such as {@code line 3, token 1: expected "WIN", found "LOSE"}. */
    @Override
    public String toString() {
        String what = token == 0 ? "white space" : "token " + token;
        return "line " + line + ", " + what + ": expected " + expected + ", found " + found;
    }

    private static int tokens(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }

    private static int firstDifference(String a, String b) {
        int i = 0;
        while (i < a.length() && i < b.length() && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }

    private static int lineStart(String text, int place) {
        return text.lastIndexOf('\n', place - 1) + 1;
    }

    private static int line(String text, int place) {
        return 1 + (int) text.substring(0, place).chars().filter(c -> c == '\n').count();
    }

    private static String showLine(String text, int start, int place) {
        int newline = text.indexOf('\n', place);
        return show(text.substring(start, newline < 0 ? text.length() : newline + 1), place - start);
    }

    private static String show(String text, int focus) {
        return text.isEmpty() ? END : Excerpt.around(text, focus);
    }
}
