package nimsum.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimsum.cases.StrictText.Part;

/**
 * The invalid inputs that any format has, made from a valid one: each number out of its range or no number, blanks and line
 * feeds that are too many, too few or others, rows of a wrong length or character, text cut off or added.
 */
public final class RoutineFaults {

    private final Cases cases;
    private final String valid;
    private final Map<String, String> faults = new LinkedHashMap<>();

    private RoutineFaults(Cases cases, String valid) {
        this.cases = cases;
        this.valid = valid;
    }

    /**
     * File name without its ending, which begins with the rule that <code>Cases</code> names, and the input.
     *
     * @param valid
     *            a valid input
     * @throws IllegalStateException
     *             if <code>Cases</code> accepts a number out of its range or what is no number
     */
    public static Map<String, String> of(Cases cases, String valid) {
        RoutineFaults faults = new RoutineFaults(cases, valid);
        faults.makeAll();
        return faults.faults;
    }

    private void makeAll() {
        Map<String, Part> firsts = new LinkedHashMap<>();
        List<Part> numbers = new ArrayList<>();
        cases.check(valid, part -> {
            if (firsts.putIfAbsent(part.name(), part) == null && part.kind() == StrictText.Kind.NUMBER) {
                numbers.add(part);
            }
        });
        firsts.values().forEach(part -> {
            switch (part.kind()) {
                case NUMBER -> number(part);
                case ROW -> row(part);
                case BLANK -> blank(part);
                case NEWLINE -> newline(part);
            }
        });
        if (!numbers.isEmpty()) {
            spelling(numbers.get(0));
        }
        make("empty", "");
        make("blank-line-in-front", "\n" + valid);
        make("blank-line-at-end", valid + "\n");
        make("blank-in-front", " " + valid);
        make("letter-at-end", valid + "x\n");
        make("no-newline-at-end", valid.substring(0, valid.length() - 1));
        make("NUL-at-end", valid + "\0");
    }

    private void number(Part number) {
        if (number.range().min() > Long.MIN_VALUE) {
            must(number.name() + "-too-small", replaced(number, Long.toString(number.range().min() - 1)));
        }
        if (number.range().max() < Long.MAX_VALUE) {
            must(number.name() + "-too-large", replaced(number, Long.toString(number.range().max() + 1)));
        }
        must("past-long", replaced(number, "9".repeat(30)));
        must("letter", replaced(number, "x"));
    }

    private void spelling(Part number) {
        String digits = valid.substring(number.start(), number.end());
        make("leading-zero", replaced(number, "0" + digits));
        make("plus", replaced(number, "+" + digits));
        make("negative", replaced(number, "-" + digits));
        make("minus-zero", replaced(number, "-0"));
        make("fraction", replaced(number, digits + ".5"));
        make("letter-behind", replaced(number, digits + "x"));
    }

    private void row(Part row) {
        String characters = valid.substring(row.start(), row.end());
        must(row.name() + "-wrong-character", replaced(row, "?" + characters.substring(1)));
        int tooShort = (int) row.range().min() - 1;
        int tooLong = (int) row.range().max() + 1;
        must("short", replaced(row, characters.substring(characters.length() - tooShort)));
        must("long",
                replaced(row, characters.substring(0, 1).repeat(tooLong - characters.length()) + characters));
    }

    private void blank(Part blank) {
        make("tab", replaced(blank, "\t"));
        make("two-blanks", replaced(blank, "  "));
        make("newline", replaced(blank, "\n"));
        make("cut-off", valid.substring(0, blank.end()));
    }

    private void newline(Part newline) {
        make("carriage-return", replaced(newline, "\r\n"));
        make("blank-at-end-of-line", replaced(newline, " \n"));
        make("blank-line", replaced(newline, "\n\n"));
        make("one-number-more", replaced(newline, " 1\n"));
    }

    private String replaced(Part part, String by) {
        return valid.substring(0, part.start()) + by + valid.substring(part.end());
    }

    private void must(String what, String input) {
        if (!make(what, input)) {
            throw new IllegalStateException("Cases.check() accepts what it should not, " + what + ":\n" + input);
        }
    }

    /** Adds the input unless it is valid after all, as an empty line at the end is in some formats; whether it is not. */
    private boolean make(String what, String input) {
        try {
            cases.check(input);
            return false;
        } catch (InvalidInput e) {
            faults.putIfAbsent(what.startsWith(e.rule()) ? e.rule() : e.rule() + "." + what, input);
            return true;
        }
    }
}
