package nimsum.judge;

import java.util.Optional;

/**
 * The first place where an output differs from the answer.
 *
 * @param line
 *            counted from 1, in the answer, or in the output where that is longer
 * @param token
 *            counted from 1 in its line; 0 where only the white space differs
 * @param expected
 *            what stands there in the answer, shortened and quoted, or that it ends
 * @param found
 *            what stands there in the output, likewise
 */
public record Difference(int line, int token, String expected, String found) {

    private static final String END = "the end of the output";

    /**
     * The first token that differs; tokens are separated by white space and compared byte for byte.
     *
     * @param answer
     *            each character one byte
     * @param output
     *            each character one byte
     * @return none if both have the same tokens, and neither has more of them
     */
    static Optional<Difference> ofTokens(String answer, String output) {
        Tokens expected = new Tokens(answer);
        Tokens found = new Tokens(output);
        boolean more;
        do {
            boolean oneMore = expected.next();
            more = found.next();
            if (oneMore != more || !expected.text().equals(found.text())) {
                Tokens place = oneMore ? expected : found;
                int focus = firstDifference(expected.text(), found.text());
                return Optional.of(new Difference(place.line, place.inLine, expected.show(focus), found.show(focus)));
            }
        } while (more);
        return Optional.empty();
    }

    /**
     * The first line that differs in a byte. That the newline at the very end is missing is no difference: judges take that.
     *
     * @return none if both have the same bytes
     */
    static Optional<Difference> ofBytes(String answer, String output) {
        int place = firstDifference(answer, output);
        if (place == answer.length() && place == output.length() || output.concat("\n").equals(answer)) {
            return Optional.empty();
        }
        int start = answer.lastIndexOf('\n', place - 1) + 1;
        int line = 1 + (int) answer.substring(0, start).chars().filter(c -> c == '\n').count();
        return Optional.of(new Difference(line, 0, showLine(answer, start, place), showLine(output, start, place)));
    }

    /** As in <code>line 3, token 1: expected "WIN", found "LOSE"</code>. */
    @Override
    public String toString() {
        String what = token == 0 ? "white space" : "token " + token;
        return "line " + line + ", " + what + ": expected " + expected + ", found " + found;
    }

    private static int firstDifference(String a, String b) {
        int i = 0;
        while (i < a.length() && i < b.length() && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }

    private static String showLine(String text, int start, int place) {
        int newline = text.indexOf('\n', place);
        String line = text.substring(start, newline < 0 ? text.length() : newline + 1);
        return line.isEmpty() ? END : Excerpt.around(line, place - start);
    }

    /** Walks through the tokens of a text. */
    private static final class Tokens {

        private final String text;
        private int start;
        private int end;
        private int line = 1;
        private int inLine;

        Tokens(String text) {
            this.text = text;
        }

        /** Goes to the next token; false, and an empty token, at the end. */
        boolean next() {
            start = end;
            while (start < text.length() && isBlank(text.charAt(start))) {
                if (text.charAt(start) == '\n') {
                    line++;
                    inLine = 0;
                }
                start++;
            }
            end = start;
            while (end < text.length() && !isBlank(text.charAt(end))) {
                end++;
            }
            inLine++;
            return start < end;
        }

        String text() {
            return text.substring(start, end);
        }

        String show(int focus) {
            return start == end ? END : Excerpt.around(text(), focus);
        }

        private static boolean isBlank(char c) {
            return c == ' ' || c >= '\t' && c <= '\r';
        }
    }
}
