package nimsum.input;

/**
 * A question of an input, with its answer.
 *
 * @param text of the question, with its last newline
 * @param answer without its newline
 */
public record Question(String text, String answer) {
}
