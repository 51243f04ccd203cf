package nimsum.errors;

/**
 * Says which rule of a problem's format an input breaks.
 */
public final class InvalidInput extends RuntimeException {

    private final String rule;

    /**
     * @param rule the name of the rule, as a file in {@code testdata/<id>/invalid/} bears it: {@code W-too-large}
     */
    public InvalidInput(String rule, String detail) {
        super(rule + ": " + detail);
        this.rule = rule;
    }

    public String rule() {
        return rule;
    }
}
