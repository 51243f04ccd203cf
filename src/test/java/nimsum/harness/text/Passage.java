package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.harness.run.Deep;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;

/**
 * A piece of a document that a test holds against what it computes: a numbered theorem, the folded answer to a numbered
 * exercise, or what is said of a solution in the section "Algorithm" and in the comment of {@code Main}.
 *
 * @param document a problem's id, or "theory/" and the name of a chapter
 * @param name what the test is called: {@code theorem1}, {@code exercise1} or {@code algorithm}
 * @param text with a blank for any white space and without the addresses of links; of a theorem the title and the
 * statement, up to the proof
 * @param proof of a theorem, and what follows it; otherwise empty
 * @param given numbers that nobody has to compute: the bounds and the limits of a problem, and those in its code
 */
public record Passage(String document, String name, String text, String proof, Set<String> given) {

    static final String ALGORITHM = "algorithm";
    /** A number of a theorem is not computed. */
    private static final String NO_THEOREM = "(?<![Tt]heorem )(?<!\\d)";
    private static final Pattern LONG_NUMBER = Pattern.compile(NO_THEOREM + "\\d{2,}"),
            NUMBER = Pattern.compile(NO_THEOREM + "\\b\\d+"), DIGITS = Pattern.compile("\\d+"),
            THEOREM = Pattern
                    .compile("(?ms)^### Theorem (\\d+) \\(([^\\n]+)\\)$(.*?)(^\\*?Proof\\b.*?)?(?=^### |\\z)"),
            CHECKED = Pattern
                    .compile("(?s)<details><summary>Checked in (\\d+) cases</summary>\\n\\n(.*?)\\n\\n</details>"),
            EXERCISES = Pattern.compile("(?ms)^### Exercises\\n(.*?)(?=^### |\\z)"),
            EXERCISE = Pattern.compile("(?ms)^(\\d+)\\. .*?(?=^\\d+\\. |\\z)"),
            ANSWER = Pattern.compile("(?s)<details><summary>Answer</summary>\\n\\n(.*?)\\n\\n *</details>"),
            CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`]*`"), COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*"),
            CITED = Pattern.compile("[Tt]heorems? \\d+(?:(?:,| and| to) \\d+)*|(?<=[a-z] )1[6-9]\\d\\d(?=[),])");
    /** A number in what is said of a solution. A single digit is one only if it counts something. */
    private static final Pattern SAID = Pattern.compile("(?<![\\w.])(?:\\d+\\.\\d+|\\d+(?: \\d{3})+|\\d{2,}"
            + "|[2-9](?= (?:million|passes|steps|moves|look-ups|digits|bits)))");

    /** Returns the theorems in the order of the text. */
    static List<Passage> theorems(String document, Readme readme) {
        return Stream.of("Theorems", "Further", "For the curious").map(name -> readme.sections().getOrDefault(name, ""))
                .flatMap(section -> THEOREM.matcher(section).results())
                .map(theorem -> new Passage(document, "theorem" + theorem.group(1),
                        flat(theorem.group(2) + "\n" + theorem.group(3)),
                        theorem.group(4) == null ? "" : theorem.group(4), Set.of()))
                .toList();
    }

    /** The items in the section "Exercises", which in a problem's README is a part of "Further". */
    static List<Passage> exercises(String document, Readme readme) {
        Matcher further = EXERCISES.matcher(readme.sections().getOrDefault("Further", ""));
        String exercises = readme.sections().getOrDefault("Exercises", further.find() ? further.group(1) : "");
        return EXERCISE.matcher(exercises).results().map(exercise -> {
            List<MatchResult> answers = ANSWER.matcher(exercise.group()).results().toList();
            assertEquals(1, answers.size(), () -> document + ", exercise" + exercise.group(1)
                    + " should have one <details><summary>Answer</summary>, an empty line, the answer, an empty line, </details>");
            return new Passage(document, "exercise" + exercise.group(1), flat(answers.get(0).group(1)), "", Set.of());
        }).toList();
    }

    /** What is said of a solution, without code. */
    public static Passage algorithm(Problem problem) {
        String section = Readme.of(problem).section("Algorithm");
        String source = DataFiles.readDocument(problem.folder().resolve("Main.java"));
        String comment = source.substring(source.indexOf("/**"), source.indexOf("*/"));
        String said = CODE.matcher(section).replaceAll(" ") + comment.replaceAll("(?m)^ \\*|<[^>]*>", " ");
        ProblemFile.Limits limits = problem.file().limits();
        Stream<String> numbers = problem.file().bounds().values().stream()
                .flatMap(range -> Stream.of(range.min(), range.max())).map(String::valueOf);
        Stream<String> shown = DIGITS.matcher(COMMENT.matcher(source).replaceAll("")).results().map(MatchResult::group);
        return new Passage(problem.id(), ALGORITHM, CITED.matcher(flat(said)).replaceAll(""), "",
                Stream.of(numbers, shown, Stream.of(limits.timeMs(), limits.memoryKib() >> 10).map(String::valueOf))
                        .flatMap(given -> given).collect(Collectors.toSet()));
    }

    private static String flat(String markdown) {
        return markdown.replaceAll("\\]\\([^)]*\\)", "]").replaceAll("\\s+", " ");
    }

    /**
     * Asserts that the text holds another one. It does so once, because otherwise one of them could say something else.
     * But both the section "Algorithm" and the comment of {@code Main} may say it.
     */
    void assertStated(String computed) {
        long times = places(computed, text).count();
        assertEquals(1, name.equals(ALGORITHM) && times > 1 ? 1 : times, () -> this + ": computed \"" + computed
                + "\", which the text should hold once, but it says: " + text);
    }

    /** Asserts that the folded words below the proof state what was counted, or less in a deep run. */
    void assertChecked(long count, String unit) {
        assertTrue(Pattern.compile("(?<![0-9])([0-9]+) " + Pattern.quote(unit)).matcher(checked()).results()
                .mapToLong(stated -> Long.parseLong(stated.group(1)))
                .anyMatch(stated -> stated == count || Deep.ON && stated < count),
                this + ": counted " + count + " " + unit + ", but the text says: " + checked());
    }

    /** Asserts that their summary states how many cases were counted in all, or less in a deep run. */
    void assertCases(long counted) {
        long stated = Long.parseLong(folded().group(1));
        assertTrue(stated == counted || Deep.ON && stated < counted,
                this + ": counted " + counted + " cases in all, but the summary says: Checked in " + stated + " cases");
    }

    /** The numbers in the folded words that are in none of these texts. */
    List<String> rangesOutside(List<String> texts) {
        return outside(NUMBER, checked(), texts).toList();
    }

    /** The numbers in the text, of two digits or more, that nobody gives and that are in none of these texts. */
    public List<String> numbersOutside(List<String> computed) {
        return outside(name.equals(ALGORITHM) ? SAID : LONG_NUMBER, text, computed)
                .filter(number -> !given.contains(number)).toList();
    }

    private String checked() {
        return flat(folded().group(2));
    }

    private MatchResult folded() {
        Matcher folded = CHECKED.matcher(proof);
        assertTrue(folded.find(),
                this + " has no folded words with the summary \"Checked in 36 cases\" below its proof");
        return folded;
    }

    /** What the pattern finds in a text and is in none of these. */
    private static Stream<String> outside(Pattern number, String whole, List<String> computed) {
        BitSet held = new BitSet();
        computed.forEach(text -> places(text, whole).forEach(place -> held.set(place.start(), place.end())));
        return number.matcher(whole).results().filter(found -> held.nextClearBit(found.start()) < found.end())
                .map(MatchResult::group);
    }

    private static Stream<MatchResult> places(String text, String whole) {
        return Pattern.compile("(?<!\\d(?=\\d))" + Pattern.quote(text) + "(?!(?<=\\d)\\d)").matcher(whole).results();
    }

    @Override
    public String toString() {
        return document + ", " + name;
    }
}
