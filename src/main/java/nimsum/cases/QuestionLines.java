package nimsum.cases;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An input in which each line is a question that the same line of the answer answers.
 *
 * @param all the questions
 * @param end a last line that only ends the input, with its newline; empty if there is none
 */
public record QuestionLines(List<Question> all, String end) {

    /** Takes an input apart; none if it has neither as many lines as its answer nor one more. */
    public static Optional<QuestionLines> of(String input, String answer) {
        List<String> lines = input.lines().toList();
        List<String> answers = answer.lines().toList();
        if (lines.size() != answers.size() && lines.size() != answers.size() + 1) {
            return Optional.empty();
        }
        List<Question> all = IntStream.range(0, answers.size())
                .mapToObj(i -> new Question(lines.get(i) + "\n", answers.get(i))).toList();
        return Optional.of(
                new QuestionLines(all, lines.size() == answers.size() ? "" : lines.get(answers.size()) + "\n"));
    }

    /**
     * The text of the question in a line; none if there is no such line.
     *
     * @param line counted from 1
     */
    public Optional<String> question(int line) {
        return line >= 1 && line <= all.size() ? Optional.of(all.get(line - 1).text()) : Optional.empty();
    }

    /** An input that asks one question alone. */
    public String alone(String question) {
        return question + end;
    }
}
