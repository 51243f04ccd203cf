package nimsum.input;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import nimsum.errors.InvalidInput;

/**
 * Reads an input the way a problem setter does: byte for byte, with exactly the blanks that the format names and not
 * one more. What differs is an {@link InvalidInput} with the name of the rule and the line.
 *
 * <p>
 * The rules it names: {@code <name>-not-a-number}, {@code <name>-too-small}, {@code <name>-too-large},
 * {@code <name>-wrong-length}, {@code <name>-wrong-character}, {@code missing-blank}, {@code missing-newline} and
 * {@code trailing-data}.
 */
public final class StrictText {

    public enum Kind {
        NUMBER, ROW, BLANK, NEWLINE
    }

    /**
     * A part of the text that was read.
     *
     * @param name of the number or the row
     * @param range of the number, or of the length of the row; null for what is neither
     * @param start of its first character
     * @param end behind its last character
     */
    public record Part(Kind kind, String name, Range range, int start, int end) {
    }

    /** A number of this many digits fits in a {@code long}. */
    private static final int SAFE_DIGITS = 18;

    private final String text;
    private final Map<String, Range> bounds;
    private final Consumer<Part> listener;
    private int next;
    private int line = 1;
    private long total;

    /**
     * @param bounds the range of each number, by its name
     * @param listener accepts each token, in order; null if there is none
     */
    StrictText(String text, Map<String, Range> bounds, Consumer<Part> listener) {
        this.text = text;
        this.bounds = bounds;
        this.listener = listener;
    }

    /** Returns the index of the first character that is not read yet. */
    int place() {
        return next;
    }

    /**
     * Reads a decimal number in its one spelling: no plus, no leading zero, no -0.
     *
     * @param name the number's name in the statement
     */
    public long number(String name, Range range) {
        int start = next;
        if (at('-')) {
            next++;
        }
        int first = next;
        long value = 0;
        for (; next < text.length() && isDigit(text.charAt(next)); next++) {
            value = 10 * value + text.charAt(next) - '0';
        }
        if (first == next || at(first, '0') && next > start + 1) {
            throw invalid(name + "-not-a-number", "found \"" + rest(start) + '"');
        }
        boolean negative = first > start;
        try {
            value = next - first > SAFE_DIGITS ? range.number(text, start, next) : negative ? -value : value;
        } catch (NumberFormatException e) {
            throw invalid(name + (negative ? "-too-small" : "-too-large"), text.substring(start, next));
        }
        boolean small = negative && range.isUnsigned() || range.isBelow(value);
        if (small || !range.contains(value)) {
            throw invalid(name + (small ? "-too-small" : "-too-large"),
                    text.substring(start, next) + " is not in " + range);
        }
        accept(Kind.NUMBER, name, range, start);
        return value;
    }

    /** Reads the number of this name, in the range that the problem gives it. */
    public long number(String name) {
        return number(name, bounds.get(name));
    }

    /** Does as {@link #number(String)} where the range fits an {@code int}. */
    public int integer(String name) {
        return integer(name, bounds.get(name));
    }

    /** Does as {@link #number(String, Range)} where the range fits an {@code int}. */
    public int integer(String name, Range range) {
        return Math.toIntExact(number(name, range));
    }

    /** Reads a {@link #number(String)} of each name, with one blank between two of them. */
    public long[] numbers(String... names) {
        return numbers(List.of(names), this::number);
    }

    /** Does as {@link #numbers(String...)} where the ranges fit an {@code int}. */
    public int[] integers(String... names) {
        return integers(List.of(names), this::number);
    }

    /** Does as {@link #integers(String...)} in one range. */
    public int[] integers(Range range, String... names) {
        return integers(List.of(names), name -> number(name, range));
    }

    private int[] integers(List<String> names, ToLongFunction<String> read) {
        return LongStream.of(numbers(names, read)).mapToInt(Math::toIntExact).toArray();
    }

    private long[] numbers(List<String> names, ToLongFunction<String> read) {
        long[] numbers = new long[names.size()];
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) {
                blank();
            }
            numbers[i] = read.applyAsLong(names.get(i));
        }
        return numbers;
    }

    /** Reads a line with one number, which may say how much follows. */
    public int count(String name) {
        int count = integer(name);
        newline();
        return count;
    }

    /** Reads a line with {@link #integers(String...)}. */
    public int[] line(String... names) {
        int[] numbers = integers(names);
        newline();
        return numbers;
    }

    /** Reads a line with {@link #integers(Range, String...)}. */
    public int[] line(Range range, String... names) {
        int[] numbers = integers(range, names);
        newline();
        return numbers;
    }

    /** Reads a line of {@code count} numbers, with one blank between two of them. */
    public int[] line(int count, String name) {
        int[] numbers = integers(Collections.nCopies(count, name), this::number);
        newline();
        return numbers;
    }

    /** Reads a line with a count, and a line of that number of numbers. */
    public int[] countedLine(String count, String name) {
        return line(count(count), name);
    }

    /**
     * Reads the rest of the line, which has to be of one length and of certain characters; stops before the line feed.
     *
     * @param name what the statement calls it
     */
    public String row(String name, int length, String alphabet) {
        return row(name, new Range(length, length), alphabet);
    }

    /** Does as {@link #row(String, int, String)} for one of several lengths. */
    public String row(String name, Range lengths, String alphabet) {
        int start = next;
        int end = text.indexOf('\n', next);
        String row = text.substring(next, end < 0 ? text.length() : end);
        for (int i = 0; i < row.length(); i++) {
            if (alphabet.indexOf(row.charAt(i)) < 0) {
                throw invalid(name + "-wrong-character", "found \"" + rest(next + i) + '"');
            }
        }
        if (!lengths.contains(row.length())) {
            throw invalid(name + "-wrong-length", row.length() + " characters and not "
                    + (lengths.min() < lengths.max() ? lengths.min() + " to " : "") + lengths.max());
        }
        next += row.length();
        accept(Kind.ROW, name, lengths, start);
        return row;
    }

    /** Reads lines with a {@link #row(String, int, String)} each. */
    public List<String> rows(int count, String name, int length, String alphabet) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(row(name, length, alphabet));
            newline();
        }
        return rows;
    }

    public void blank() {
        expect(' ', "missing-blank", Kind.BLANK);
    }

    public void newline() {
        expect('\n', "missing-newline", Kind.NEWLINE);
        line++;
    }

    /**
     * Adds to the total of all questions of the input.
     *
     * @throws InvalidInput by the rule, if that is more than {@code max}
     */
    public void addUp(String rule, long size, long max) {
        total += size;
        refuse(rule, total > max, "more than " + max + " in all");
    }

    public boolean atEnd() {
        return next == text.length();
    }

    /** Tells whether the next character is this one; nothing is consumed. */
    public boolean at(char c) {
        return at(next, c);
    }

    private boolean at(int index, char c) {
        return index < text.length() && text.charAt(index) == c;
    }

    public void end() {
        refuse("trailing-data", !atEnd(), "found \"" + rest(next) + '"');
    }

    /**
     * Refuses the input if it breaks a rule of the problem's own on this line.
     *
     * @param detail where and how
     */
    public void refuse(String rule, boolean isBroken, String detail) {
        if (isBroken) {
            throw invalid(rule, detail);
        }
    }

    private InvalidInput invalid(String rule, String detail) {
        return new InvalidInput(rule, "line " + line + ": " + detail);
    }

    private void expect(char c, String rule, Kind kind) {
        if (!at(c)) {
            throw invalid(rule, "found \"" + rest(next) + '"');
        }
        next++;
        accept(kind, rule, null, next - 1);
    }

    /** Makes no part without a listener, since an input may have millions. */
    private void accept(Kind kind, String name, Range range, int start) {
        if (listener != null) {
            listener.accept(new Part(kind, name, range, start, next));
        }
    }

    /** Returns a few characters from an index on, with escapes, since a terminal would obey control characters. */
    private String rest(int start) {
        String found = text.substring(start, Math.min(start + 20, text.length()));
        return found.chars().mapToObj(c -> switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            default -> ' ' <= c && c <= '~'
                    ? "" + (char) c
                    : "\\u" + Integer.toHexString(0x10000 + c).substring(1).toUpperCase(Locale.ROOT);
        }).collect(Collectors.joining());
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
