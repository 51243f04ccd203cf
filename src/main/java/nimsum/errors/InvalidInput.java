package nimsum.errors;

import java.util.Locale;

/**
 * Says which rule of a problem's format an input breaks.
 */
public final class InvalidInput extends RuntimeException {

    private final String rule;
    private final String detail;

    /**
     * @param rule the name of the rule, as a file in {@code testdata/<id>/invalid/} bears it: {@code W-too-large}
     */
    public InvalidInput(String rule, String detail) {
        super(rule + ": " + detail);
        this.rule = rule;
        this.detail = detail;
    }

    public String rule() {
        return rule;
    }

    /** Says where and how the rule is broken, to somebody who does not know the names of the rules. */
    public String inWords() {
        return detail.substring(0, 1).toUpperCase(Locale.ROOT) + detail.substring(1) + " ("
                + rule.replace('-', ' ') + ").";
    }
}
