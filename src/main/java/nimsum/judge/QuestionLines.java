package nimsum.judge;

import java.util.List;
import java.util.Optional;

/**
 * An input in which each line is a question that the same line of the answer answers.
 *
 * @param questions a line each
 * @param end a last line that only ends the input, with its newline; empty if there is none
 */
record QuestionLines(List<String> questions, String end) {

    /** Takes an input apart; none if it has neither as many lines as its answer nor one more. */
    static Optional<QuestionLines> of(String input, String answer) {
        List<String> lines = input.lines().toList();
        int answers = (int) answer.lines().count();
        if (lines.size() == answers) {
            return Optional.of(new QuestionLines(lines, ""));
        }
        return lines.size() == answers + 1
                ? Optional.of(new QuestionLines(lines.subList(0, answers), lines.get(answers) + "\n"))
                : Optional.empty();
    }

    /**
     * The question in a line; none if there is no such line.
     *
     * @param line counted from 1
     */
    Optional<String> question(int line) {
        return line >= 1 && line <= questions.size() ? Optional.of(questions.get(line - 1)) : Optional.empty();
    }

    /** An input that asks one question alone. */
    String alone(String question) {
        return question + "\n" + end;
    }
}
