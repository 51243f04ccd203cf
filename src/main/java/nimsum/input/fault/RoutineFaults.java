package nimsum.input.fault;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Cases;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.StrictText.Part;

/**
 * The invalid inputs that any format has, made from a valid one: each number past the bounds of the problem or no
 * number, blanks and line feeds that are too many, too few or others, rows with a wrong character, text cut off or
 * added. The rule that each breaks follows from what the format expects at the place of the fault. Whether
 * {@code Cases} refuses them, the tests see.
 */
public final class RoutineFaults {

    private final Cases cases;
    private final String valid;
    private final List<Part> parts = new ArrayList<>();
    /** Whether the format takes what stands behind a valid input for the beginning of another question. */
    private final boolean goesOn;
    private final Map<String, String> faults = new LinkedHashMap<>();

    private RoutineFaults(Cases cases, String valid) {
        this.cases = cases;
        this.valid = valid;
        cases.check(valid, parts::add);
        goesOn = !cases.brokenRule(valid + "x\n").equals(Optional.of("trailing-data"));
    }

    /** Returns the inputs by file names without ending, each of which begins with the broken rule. */
    public static Map<String, String> of(Cases cases, String valid) {
        RoutineFaults faults = new RoutineFaults(cases, valid);
        faults.makeAll();
        return faults.faults;
    }

    private void makeAll() {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (names.add(part.name())) {
                switch (part.kind()) {
                    case NUMBER -> number(part);
                    case ROW -> row(part);
                    case BLANK -> blank(i);
                    case NEWLINE -> newline(i);
                }
            }
        }
        IntStream.range(0, parts.size()).filter(i -> parts.get(i).kind() == StrictText.Kind.NUMBER).findFirst()
                .ifPresent(this::spelling);
        make(refusal(0, ""), "empty", "");
        insert("blank-line-in-front", "\n", 0);
        insert("blank-in-front", " ", 0);
        insert("blank-line-at-end", "\n", parts.size());
        insert("letter-at-end", "x\n", parts.size());
        insert("NUL-at-end", "\0", parts.size());
        make("missing-newline", "no-newline-at-end", valid.substring(0, valid.length() - 1));
    }

    private void number(Part number) {
        Range bounds = cases.bounds().get(number.name());
        if (bounds != null) {
            BigInteger[] read = ends(number.range());
            BigInteger[] stated = ends(bounds);
            // A narrower range is a rule of the problem's own, as of a vertex that is at most the number of vertices.
            if (read[0].compareTo(stated[0]) <= 0) {
                bound(number, "-too-small", stated[0].subtract(BigInteger.ONE));
            }
            if (read[1].compareTo(stated[1]) >= 0) {
                bound(number, "-too-large", stated[1].add(BigInteger.ONE));
            }
            make(number.name() + "-too-large", "past-long", replaced(number, "9".repeat(30)));
            make(number.name() + "-not-a-number", "letter", replaced(number, "x"));
        }
    }

    private void bound(Part number, String how, BigInteger value) {
        make(number.name() + how, number.name() + how, replaced(number, value.toString()));
    }

    private static BigInteger[] ends(Range range) {
        return Stream.of(range.toString().split("\\.\\.")).map(BigInteger::new).toArray(BigInteger[]::new);
    }

    private void spelling(int number) {
        insert("leading-zero", "0", number);
        insert("plus", "+", number);
        make(refusal(number, ""), "minus-zero", replaced(parts.get(number), "-0"));
        if (parts.get(number).range().min() >= 0) {
            make(parts.get(number).name() + "-too-small", "negative", inserted("-1", number));
        }
        insert("fraction", ".5", number + 1);
        insert("letter-behind", "x", number + 1);
    }

    private void row(Part row) {
        String characters = valid.substring(row.start(), row.end());
        String rule = row.name() + "-wrong-character";
        make(rule, rule, replaced(row, "?" + characters.substring(1)));
    }

    private void blank(int blank) {
        make(refusal(blank, ""), "tab", replaced(parts.get(blank), "\t"));
        make(refusal(blank, ""), "newline", replaced(parts.get(blank), "\n"));
        insert("two-blanks", " ", blank + 1);
        make(refusal(blank + 1, ""), "cut-off", valid.substring(0, parts.get(blank).end()));
    }

    private void newline(int newline) {
        insert("carriage-return", "\r", newline);
        insert("blank-at-end-of-line", " ", newline);
        insert("one-number-more", " 1", newline);
        insert("blank-line", "\n", newline + 1);
    }

    private String replaced(Part part, String by) {
        return valid.substring(0, part.start()) + by + valid.substring(part.end());
    }

    private void insert(String what, String text, int part) {
        make(refusal(part, text), what, inserted(text, part));
    }

    private String inserted(String text, int part) {
        int place = part == parts.size() ? valid.length() : parts.get(part).start();
        return valid.substring(0, place) + text + valid.substring(place);
    }

    /** Returns the rule that a text breaks where it stands in front of a part, or nothing stands there. */
    private String refusal(int part, String text) {
        if (part == parts.size()) {
            return goesOn ? refusal(0, text) : "trailing-data";
        }
        Part expected = parts.get(part);
        return switch (expected.kind()) {
            case NUMBER -> expected.name() + "-not-a-number";
            case ROW -> expected.name() + (text.matches("\\n?") ? "-wrong-length" : "-wrong-character");
            case BLANK -> expected.name();
            case NEWLINE -> isBehindRow(part) ? refusal(part - 1, text) : expected.name();
        };
    }

    /** Tells whether a row is before this part, which reaches to the end of its line, whatever stands there. */
    private boolean isBehindRow(int part) {
        return part > 0 && parts.get(part - 1).kind() == StrictText.Kind.ROW;
    }

    private void make(String rule, String what, String input) {
        faults.putIfAbsent(what.startsWith(rule) ? rule : rule + "." + what, input);
    }
}
