package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A numbered exercise of a document, an item of the list in its section "Exercises"; in a problem's README that is a
 * part of "Further".
 *
 * @param document a problem's id, or "theory/" and the name of a chapter
 * @param number 1 for the first
 * @param text its folded answer
 */
record Exercise(String document, int number, String text) implements Passage {

    private static final Pattern SECTION = Pattern.compile("(?ms)^### Exercises\\n(.*?)(?=^### |\\z)");
    private static final Pattern EXERCISE = Pattern.compile("(?ms)^(\\d+)\\. .*?(?=^\\d+\\. |\\z)");
    private static final Pattern ANSWER = Pattern
            .compile("(?s)<details><summary>Answer</summary>\\n\\n(.*?)\\n\\n *</details>");

    /** In the order of the text; a document without the section has none. */
    static List<Exercise> all(String document, Readme readme) {
        Matcher further = SECTION.matcher(readme.sections().getOrDefault("Further", ""));
        String exercises = readme.sections().getOrDefault("Exercises", further.find() ? further.group(1) : "");
        return EXERCISE.matcher(exercises).results().map(exercise -> of(document, exercise)).toList();
    }

    private static Exercise of(String document, MatchResult exercise) {
        int number = Integer.parseInt(exercise.group(1));
        List<String> answers = ANSWER.matcher(exercise.group()).results().map(answer -> answer.group(1)).toList();
        assertEquals(1, answers.size(), () -> document + ", exercise " + number
                + " should have one <details><summary>Answer</summary>, an empty line, the answer, an empty line, </details>");
        return new Exercise(document, number, Passage.flat(answers.get(0)));
    }

    @Override
    public String toString() {
        return document + ", exercise " + number;
    }
}
