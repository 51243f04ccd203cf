package nimsum.cases;

/**
 * A number that a solution computes, beyond those of its input.
 *
 * @param name what it is called
 * @param range what it may be
 * @param code where {@code Main} has it: a piece of a line that stands there once, with a # before and behind each
 * expression for the number
 */
public record Computed(String name, Range range, String code) {
}
