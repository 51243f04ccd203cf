package nimsum.input;

/**
 * What an input asks once, and the answer.
 *
 * @param text of the question, with its last newline
 * @param answer without its newline
 */
public record Question(String text, String answer) {
}
