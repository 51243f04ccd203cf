package nimsum.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimsum.hack.Likeness;
import nimsum.input.TextLines;
import nimsum.judge.Difference;
import nimsum.judge.Excerpt;

/** Compares outputs that a reader hands in with the answers. It knows neither time nor memory, and so never accepts. */
record OutputJudge(HuntEntry problem) {

    /** Judges outputs to some cases, each given by its name, input and answer; all lists are equally long. */
    String judge(List<String> names, List<String> inputs, List<String> answers, List<String> outputs) {
        Optional<String> wrong = Optional.empty();
        int right = 0;
        for (int i = 0; i < names.size() && wrong.isEmpty(); i++) {
            String input = inputs.get(i);
            String answer = answers.get(i);
            String name = names.get(i);
            wrong = Difference.of(answer, outputs.get(i), problem.whiteSpace())
                    .map(difference -> name + ": " + difference + "." + question(input, answer, difference.line()));
            right += isInLines(input, answer) ? problem.cases().texts(input).size() : 1;
        }
        return wrong.map(text -> text + likeness(inputs, answers, outputs)).orElse((right == 1
                ? "The answer is right."
                : "All " + right + " answers are right.")
                + " Time, memory and large inputs are not judged here.");
    }

    private boolean isInLines(String input, String answer) {
        return problem.cases().texts(input).size() == TextLines.of(answer).count();
    }

    /** Returns the question that a line of the answer answers, or else the whole input, shortened. */
    private String question(String input, String answer, int line) {
        List<String> texts = problem.cases().texts(input);
        boolean isLine = isInLines(input, answer) && line <= texts.size() && texts.size() > 1;
        return "\n" + (isLine ? "Question " + line : "The input") + ":\n"
                + Excerpt.lines(isLine ? texts.get(line - 1) : input);
    }

    private String likeness(List<String> inputs, List<String> answers, List<String> outputs) {
        Likeness likeness = new Likeness(new ArrayList<>(problem.suspects()));
        for (int i = 0; i < inputs.size() && !likeness.isOver(); i++) {
            likeness.compare(inputs.get(i), isInLines(inputs.get(i), answers.get(i)), answers.get(i), outputs.get(i));
        }
        return likeness.sentences().map("\n"::concat).orElse("");
    }
}
